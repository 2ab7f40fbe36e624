import { useState, type ReactNode } from 'react';
import { formatKwd } from '#shared/i18n/format.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { TabHead } from '../../../ui/tab-parts.tsx';
import { LtrValue, NumberValue } from '../../../ui/value.tsx';
import { useRepair, type RepairReport } from './use-repair.ts';

/** The repair of discount shares and usage counts: looked at first, then done [PUR-8]. */
export function RepairTab() {
  const words = useStaffText().adminStore.repair;
  const describe = useErrorText();
  const repair = useRepair();
  const { phase, plan, applied, error } = repair;
  const isBusy = phase === 'checking' || phase === 'applying';
  return (
    <>
      <TabHead lead={words.lead} />
      <div className="card grid gap-4 p-4">
        {phase !== 'stopped' && (
          <Button
            icon="search"
            variant={phase === 'checked' ? 'secondary' : 'primary'}
            busy={isBusy}
            className="justify-self-start"
            onClick={repair.check}
          >
            {phase === 'idle' || phase === 'checking' ? words.dryRun : words.again}
          </Button>
        )}
        <Progress repair={repair} />
        <Alert message={error === null || phase === 'stopped' ? undefined : describe(error)} />
        {phase === 'stopped' && (
          <>
            <Alert message={`${words.stopped(applied.purchases.length)} ${describe(error)}`} />
            <Button icon="retry" className="justify-self-start" onClick={repair.goOn}>
              {words.goOn}
            </Button>
          </>
        )}
        {phase === 'done' && (
          <StatePanel icon="check" tone="good" title={words.done}>
            {words.doneBody(applied.purchases.length, applied.usageCounts.length)}
          </StatePanel>
        )}
        {phase === 'checked' && <Plan plan={plan} onApply={repair.apply} />}
      </div>
    </>
  );
}

function Progress({ repair: { phase, plan, applied } }: { repair: ReturnType<typeof useRepair> }) {
  const words = useStaffText().adminStore.repair;
  return (
    <>
      <p role="status" className={phase === 'checking' || phase === 'applying' ? 'font-semibold' : 'sr-only'}>
        {phase === 'checking' && words.checking(plan.checked)}
        {phase === 'applying' && words.applying(applied.checked, plan.checked)}
        {phase === 'done' && words.done}
      </p>
      {phase === 'applying' && (
        <progress
          aria-label={words.progress}
          value={applied.checked}
          max={Math.max(1, plan.checked)}
          className="h-3 w-full accent-saffron"
        />
      )}
    </>
  );
}

function Plan({ plan, onApply }: { plan: RepairReport; onApply: () => void }) {
  const { repair: words, keep } = useStaffText().adminStore;
  const [isAsked, setAsked] = useState(false);
  const { checked, purchases, usageCounts } = plan;
  if (purchases.length === 0 && usageCounts.length === 0) {
    return (
      <StatePanel icon="check" tone="good" title={words.nothing}>
        {words.checked(checked)} {words.nothingBody}
      </StatePanel>
    );
  }
  return (
    <>
      <p>
        {words.checked(checked)} <strong>{words.found(purchases.length, usageCounts.length)}</strong>
      </p>
      <Shares plan={plan} />
      <Counts plan={plan} />
      <Button variant="danger" icon="repair" className="justify-self-start" onClick={() => setAsked(true)}>
        {words.apply}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={words.applyTitle}
        confirm={words.apply}
        keep={keep}
        busy={false}
        onConfirm={() => {
          setAsked(false);
          onApply();
        }}
      >
        <p>{words.found(purchases.length, usageCounts.length)}</p>
        <p>{words.applyWhy}</p>
      </ConfirmDialog>
    </>
  );
}

function Shares({ plan: { purchases } }: { plan: RepairReport }) {
  const words = useStaffText().adminStore.repair;
  if (purchases.length === 0) return null;
  return (
    <Section title={words.shares}>
      <DataTable
        caption={words.shares}
        rows={purchases}
        keyOf={({ purchaseId }) => purchaseId}
        columns={[
          {
            key: 'purchase',
            label: words.columns.purchase,
            isName: true,
            cell: ({ purchaseId }) => <LtrValue>{purchaseId}</LtrValue>,
          },
          { key: 'before', label: words.columns.before, cell: ({ before }) => <Sums sums={before} /> },
          { key: 'after', label: words.columns.after, cell: ({ after }) => <Sums sums={after} /> },
        ]}
      />
    </Section>
  );
}

function Sums({ sums }: { sums: readonly number[] }) {
  const { language } = useLanguage();
  return (
    <span className="grid">
      {sums.map((fils, index) => (
        <bdi key={index}>{formatKwd(fils, language)}</bdi>
      ))}
    </span>
  );
}

function Counts({ plan: { usageCounts } }: { plan: RepairReport }) {
  const words = useStaffText().adminStore.repair;
  if (usageCounts.length === 0) return null;
  return (
    <Section title={words.counts}>
      <DataTable
        caption={words.counts}
        rows={usageCounts}
        keyOf={({ codeId }) => codeId}
        columns={[
          { key: 'code', label: words.columns.code, isName: true, cell: ({ code }) => <LtrValue>{code}</LtrValue> },
          { key: 'before', label: words.columns.before, cell: ({ before }) => <NumberValue value={before} /> },
          { key: 'after', label: words.columns.after, cell: ({ after }) => <NumberValue value={after} /> },
        ]}
      />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
