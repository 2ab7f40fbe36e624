import { languages, type LocalizedText } from '#shared/kernel/text.ts';
import { useText } from '../../../lib/language.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { useFaultText } from './fault-text.ts';

interface PairProps {
  readonly label: string;
  readonly path: string;
  readonly value: LocalizedText;
  readonly max: number;
  readonly rows?: number;
  readonly hint?: string;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (path: string, value: string) => void;
}

/** One text in both languages, side by side if there is room. */
export function PairField({ label, path, value, max, rows, hint, faults, onChange }: PairProps) {
  const { edit } = useText().adminQuestions;
  const describe = useFaultText(faults);
  const names = { ar: edit.arabic, en: edit.english };
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {languages.map((language) => {
        const shared = {
          lang: language,
          maxLength: max,
          value: value[language],
          label: `${label} (${names[language]})`,
          error: describe(`${path}.${language}`),
          ...(hint === undefined ? {} : { hint }),
        };
        return rows === undefined ? (
          <TextField
            key={language}
            {...shared}
            autoComplete="off"
            onChange={({ target }) => onChange(`${path}.${language}`, target.value)}
          />
        ) : (
          <TextArea
            key={language}
            {...shared}
            rows={rows}
            onChange={({ target }) => onChange(`${path}.${language}`, target.value)}
          />
        );
      })}
    </div>
  );
}
