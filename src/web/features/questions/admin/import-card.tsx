import { useState, type SubmitEvent } from 'react';
import { formatBytes } from '#shared/i18n/format.ts';
import { maxImportBytes, type ExchangeFormat, type ImportPlan as Plan } from '#shared/questions/exchange-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { UserText } from '../../../ui/value.tsx';
import { ImportPlan } from './import-plan.tsx';
import { useCheckImport, useImportQuestions } from './queries.ts';

const newStatuses = ['draft', 'active'] as const;
type NewStatus = (typeof newStatuses)[number];
interface Checked {
  readonly wish: { readonly file: File; readonly format: ExchangeFormat; readonly newStatus: NewStatus };
  readonly plan: Plan;
}

/** A file is checked first; what it would change is shown, and done only then. */
export function ImportCard() {
  const { bring: words, plan: planWords } = useStaffText().adminQuestionExchange;
  const describe = useErrorText();
  const [newStatus, setNewStatus] = useState<NewStatus>('draft');
  const [chosen, setChosen] = useState<File>();
  const [problem, setProblem] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useCheckImport();
  const bring = useImportQuestions();

  const look = () => {
    setChecked(null);
    const format = chosen === undefined ? null : formatOf(chosen.name);
    const wrong =
      chosen === undefined
        ? words.nothing
        : format === null
          ? words.wrongKind
          : chosen.size > maxImportBytes
            ? words.tooLarge
            : null;
    setProblem(wrong);
    if (wrong !== null || chosen === undefined || format === null) return;
    const wish = { file: chosen, format, newStatus };
    check.mutate(wish, {
      onSuccess: (plan) => setChecked({ wish, plan }),
      onError: (error) => setProblem(describe(error)),
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    look();
  };
  const take = ({ wish, plan }: Checked, leaveFaulty: boolean) =>
    bring.mutate(
      { ...wish, digest: plan.digest, leaveFaulty: leaveFaulty ? 'true' : 'false' },
      {
        onSuccess: ({ added, changed }) => {
          setChecked(null);
          showToast({ title: planWords.done(added + changed) });
        },
        onError: (error) => {
          setChecked(null);
          showToast({
            id: 'question-import',
            variant: 'destructive',
            title: planWords.failed,
            description: describe(error),
          });
        },
      },
    );

  return (
    <section className="card grid gap-4 p-4">
      <h2 className="text-2xl">{words.title}</h2>
      <p className="text-quiet">{words.lead}</p>
      {/* Another or corrected file has to be checked again. */}
      <form
        noValidate
        onSubmit={submit}
        onChange={() => setChecked(null)}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        <FileChoice chosen={chosen} onChoose={setChosen} />
        <RadioCards
          label={words.newStatus}
          value={newStatus}
          onChange={setNewStatus}
          options={newStatuses.map((value) => ({ value, label: words.newStatuses[value] }))}
        />
        <Button type="submit" icon="search" busy={check.isPending} className="justify-self-start">
          {words.check}
        </Button>
      </form>
      <Alert message={problem ?? undefined} />
      {checked !== null && (
        <ImportPlan
          plan={checked.plan}
          isBusy={bring.isPending}
          onImport={(leaveFaulty) => take(checked, leaveFaulty)}
        />
      )}
    </section>
  );
}

function FileChoice({ chosen, onChoose }: { chosen: File | undefined; onChoose: (file: File | undefined) => void }) {
  const { bring: words } = useStaffText().adminQuestionExchange;
  const { language } = useLanguage();
  return (
    <div className="grid content-start gap-1.5">
      <span aria-hidden="true" className="font-semibold">
        {words.file}
      </span>
      <label
        className={[
          'button button-secondary min-w-0 has-focus-visible:outline-3 has-focus-visible:outline-offset-3',
          'has-focus-visible:outline-saffron-text',
        ].join(' ')}
      >
        <Icon name="upload" />
        <UserText className="truncate">{chosen?.name ?? words.choose}</UserText>
        <input
          type="file"
          aria-label={words.file}
          onChange={(event) => onChoose(event.target.files?.[0])}
          accept=".csv,.json,text/csv,application/json"
          className="sr-only"
        />
      </label>
      <span className="text-sm text-quiet">{words.fileHint(formatBytes(maxImportBytes, language))}</span>
    </div>
  );
}

function formatOf(name: string): ExchangeFormat | null {
  const ending = /\.(csv|json)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === 'csv' || ending === 'json' ? ending : null;
}
