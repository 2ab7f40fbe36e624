import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exchangeFormats, type ExchangeFormat } from '#shared/questions/exchange-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { categoriesQuery, useExportQuestions } from './queries.ts';

const fileTypes = { csv: 'text/csv', json: 'application/json' } as const;

export function ExportCard() {
  const words = useStaffText().adminQuestionExchange.take;
  const { language } = useLanguage();
  const describe = useErrorText();
  const [category, setCategory] = useState('');
  const [format, setFormat] = useState<ExchangeFormat>('csv');
  const categories = useQuery(categoriesQuery).data?.items ?? [];
  const take = useExportQuestions();
  const start = () =>
    take.mutate(
      { format, ...(category === '' ? {} : { category }) },
      {
        onSuccess: ({ fileName, text }) => saveFile(fileName, text, fileTypes[format]),
        onError: (error) =>
          showToast({
            id: 'question-export',
            variant: 'destructive',
            title: words.failed,
            description: describe(error),
          }),
      },
    );
  return (
    <section className="card grid gap-4 p-4">
      <h2 className="text-2xl">{words.title}</h2>
      <p className="text-quiet">{words.lead}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          label={words.category}
          options={[
            { value: '', label: words.all },
            ...categories.map(({ id, name }) => ({ value: id, label: name[language] })),
          ]}
        />
        <RadioCards
          label={words.format}
          value={format}
          onChange={setFormat}
          options={exchangeFormats.map((value) => ({ value, label: words.formats[value] }))}
        />
      </div>
      <Button icon="download" busy={take.isPending} onClick={start} className="justify-self-start">
        {words.start}
      </Button>
    </section>
  );
}
