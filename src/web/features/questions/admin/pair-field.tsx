import type { FieldPathByValue } from 'react-hook-form';
import { languages, type LocalizedText } from '#shared/kernel/text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { useFaultText } from './fault-text.ts';
import type { QuestionFields, QuestionForm } from './use-question-form.ts';

interface PairProps {
  readonly form: QuestionForm;
  readonly path: FieldPathByValue<QuestionFields, LocalizedText | undefined>;
  readonly label: string;
  readonly max: number;
  readonly rows?: number;
  readonly hint?: string;
}

/** One text in both languages, side by side if there is room. */
export function PairField({ form, path, label, max, rows, hint }: PairProps) {
  const { edit } = useStaffText().adminQuestions;
  const describe = useFaultText(form);
  const names = { ar: edit.arabic, en: edit.english };
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {languages.map((language) => {
        const shared = {
          ...form.register(`${path}.${language}`),
          lang: language,
          maxLength: max,
          label: `${label} (${names[language]})`,
          error: describe(`${path}.${language}`),
          ...(hint === undefined ? {} : { hint }),
        };
        return rows === undefined ? (
          <TextField key={language} {...shared} autoComplete="off" />
        ) : (
          <TextArea key={language} {...shared} rows={rows} />
        );
      })}
    </div>
  );
}
