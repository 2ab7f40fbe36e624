import { useState } from 'react';
import type { ImportPlan as Plan } from '#shared/questions/exchange-api.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LtrValue, NumberValue } from '../../../ui/value.tsx';

/** What a checked file would do, and the go-ahead. */
export function ImportPlan({
  plan,
  isBusy,
  onImport,
}: {
  plan: Plan;
  isBusy: boolean;
  onImport: (leaveFaulty: boolean) => void;
}) {
  const words = useStaffText().adminQuestionExchange.plan;
  const [leaves, setLeaves] = useState(false);
  const { added, changed, same, faulty } = plan;
  const count = added + changed;
  return (
    <div role="status" className="grid gap-4 rounded-2xl bg-well p-4">
      <h3 className="text-xl">{words.title}</h3>
      <Facts
        rows={(
          [
            [words.added, added],
            [words.changed, changed],
            [words.same, same],
            [words.faulty, faulty],
          ] as const
        ).map(([label, value]) => [label, <NumberValue key={label} value={value} />])}
      />
      {faulty > 0 && <Faults plan={plan} />}
      {count === 0 && faulty === 0 && <p>{words.none}</p>}
      {count > 0 && (
        <>
          {faulty > 0 && <Switch label={words.leave(faulty)} hint={words.mend} checked={leaves} onChange={setLeaves} />}
          <p className="text-quiet">{words.playing}</p>
          <Button
            icon="check"
            busy={isBusy}
            disabled={faulty > 0 && !leaves}
            onClick={() => onImport(leaves)}
            className="justify-self-start"
          >
            {words.import(count)}
          </Button>
        </>
      )}
    </div>
  );
}

function Faults({ plan: { faults, faulty } }: { plan: Plan }) {
  const {
    adminQuestionExchange: { plan: words, faults: ofFile },
    adminQuestions: { faults: ofQuestion },
  } = useStaffText();
  const texts: Readonly<Record<string, string>> = { ...ofQuestion, ...ofFile };
  const placeOf = (place: string) => {
    const row = /^row (\d+)$/.exec(place)?.[1];
    if (row !== undefined) return words.row(Number(row));
    return place === 'file' ? words.file : <LtrValue>{place}</LtrValue>;
  };
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{words.faults}</h4>
      <div className="max-h-96 overflow-y-auto" role="region" aria-label={words.faults} tabIndex={0}>
        <DataTable
          caption={words.faults}
          rows={faults.map((fault, index) => ({ ...fault, index }))}
          keyOf={({ index }) => String(index)}
          columns={[
            { key: 'place', label: words.place, isName: true, cell: ({ place }) => placeOf(place) },
            {
              key: 'field',
              label: words.field,
              cell: ({ field }) => (field === '' ? words.whole : <LtrValue>{field}</LtrValue>),
            },
            { key: 'fault', label: words.fault, cell: ({ code }) => texts[code] ?? texts['invalid'] },
          ]}
        />
      </div>
      {faulty > faults.length && <p className="text-quiet">{words.more(faults.length)}</p>}
    </div>
  );
}
