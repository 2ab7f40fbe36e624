import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { AuditRow } from '#shared/accounts/admin-api.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { saveList } from '../../../lib/save-list.ts';
import { AccountCell } from '../../../ui/account-cell.tsx';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/filter-form.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { TabHead } from '../../../ui/tab-parts.tsx';
import { UserText } from '../../../ui/value.tsx';
import { auditColumns } from './people-csv.ts';
import { auditFilterNames, auditFiltersOf } from './people-filters.ts';
import { auditQuery, loadAudit, useNames } from './queries.ts';

/** What the staff changed: who, what, when, and the values before and after. */
export function AuditTab() {
  const people = useStaffText().adminPeople;
  const words = people.audit;
  const [query, setQuery] = useSearchParams();
  const read = useInfiniteQuery(auditQuery(auditFiltersOf(query)));
  const rows = read.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <TabHead lead={words.lead}>
        <CsvButton
          isEmpty={rows.length === 0}
          save={() => saveList(words.caption, auditColumns(people), loadAudit(auditFiltersOf(query)))}
        />
      </TabHead>
      <Filters query={query} onChange={setQuery} />
      <PagedList
        read={read}
        count={words.shown}
        empty={
          <EmptyState icon="history" title={words.empty}>
            {words.emptyBody}
          </EmptyState>
        }
      >
        {(entries) => <AuditTable rows={entries} />}
      </PagedList>
    </>
  );
}

function Filters({ query, onChange }: { query: URLSearchParams; onChange: (next: URLSearchParams) => void }) {
  const { filters, filter, areas, actions } = useStaffText().adminPeople.audit;
  const valueOf = (name: (typeof auditFilterNames)[number]) => query.get(name) ?? '';
  return (
    <FilterForm
      label={filters}
      words={filter}
      names={auditFilterNames}
      fixed={{ tab: 'audit' }}
      query={query}
      onChange={onChange}
    >
      <TextField
        name="actor"
        ltr
        defaultValue={valueOf('actor')}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={filter.actor}
      />
      <SelectField
        name="action"
        defaultValue={valueOf('action')}
        label={filter.action}
        options={[
          { value: '', label: filter.anyAction },
          ...Object.entries({ ...areas, ...actions }).map(([value, label]) => ({ value, label })),
        ]}
      />
      <TextField
        name="subject"
        ltr
        defaultValue={valueOf('subject')}
        maxLength={128}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={filter.subject}
      />
    </FilterForm>
  );
}

function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  const words = useStaffText().adminPeople.audit;
  const { columns } = words;
  const { language } = useLanguage();
  const actions: Readonly<Record<string, string>> = words.actions;
  const names = useNames(rows.filter(({ subjectType }) => subjectType === 'user').map(({ subjectId }) => subjectId));
  return (
    <DataTable
      caption={words.caption}
      rows={rows}
      keyOf={({ id }) => String(id)}
      columns={[
        {
          key: 'action',
          label: columns.action,
          isName: true,
          cell: ({ action, note }) => (
            <span className="grid">
              <span className="font-semibold">{actions[action] ?? <bdi dir="ltr">{action}</bdi>}</span>
              {note !== null && note !== '' && <UserText className="text-sm text-quiet">{note}</UserText>}
            </span>
          ),
        },
        {
          key: 'actor',
          label: columns.actor,
          cell: ({ actor }) => <AccountCell account={actor} deleted={words.deletedActor} />,
        },
        { key: 'at', label: columns.at, cell: ({ at }) => <bdi>{formatDateTime(at, language)}</bdi> },
        {
          key: 'subject',
          label: columns.subject,
          cell: (row) => <Subject row={row} name={names.get(row.subjectId)} />,
        },
        { key: 'change', label: columns.change, cell: (row) => <Change row={row} /> },
      ]}
    />
  );
}

function Subject({ row: { subjectType, subjectId }, name }: { row: AuditRow; name: string | undefined }) {
  const subjects: Readonly<Record<string, string>> = useStaffText().adminPeople.audit.subjects;
  const params: Readonly<Record<string, string>> = {
    user: `${pathTo('adminUsers')}?person=${encodeURIComponent(subjectId)}`,
    game: `${pathTo('adminGameSessions')}?game=${encodeURIComponent(subjectId)}`,
    purchase: `${pathTo('adminStore')}?tab=purchases&purchase=${encodeURIComponent(subjectId)}`,
  };
  const address = params[subjectType];
  const shown =
    name === undefined ? (
      <bdi dir="ltr" className="text-sm">
        {subjectId}
      </bdi>
    ) : (
      <UserText>{name}</UserText>
    );
  return (
    <span className="grid">
      <span>{subjects[subjectType] ?? subjectType}</span>
      {address === undefined ? (
        <span className="text-quiet">{shown}</span>
      ) : (
        <Link
          to={address}
          className="inline-grid min-h-11 min-w-11 items-center text-saffron-text underline underline-offset-4"
        >
          {shown}
        </Link>
      )}
    </span>
  );
}

function Change({ row: { before, after } }: { row: AuditRow }) {
  const words = useStaffText().adminPeople.audit;
  const written = (value: AuditRow['before']) =>
    value === null ? (
      <p className="text-quiet">{words.nothing}</p>
    ) : (
      <pre
        dir="ltr"
        tabIndex={0}
        className="max-w-[22rem] overflow-x-auto whitespace-pre-wrap rounded-xl bg-well p-2 text-start text-sm"
      >
        {JSON.stringify(value, null, 1)}
      </pre>
    );
  return (
    <details className="text-start">
      <summary className="flex min-h-11 cursor-pointer items-center text-saffron-text underline underline-offset-4">
        {words.show}
      </summary>
      <div className="grid gap-1">
        <h3 className="text-sm font-semibold">{words.before}</h3>
        {written(before)}
        <h3 className="text-sm font-semibold">{words.after}</h3>
        {written(after)}
      </div>
    </details>
  );
}
