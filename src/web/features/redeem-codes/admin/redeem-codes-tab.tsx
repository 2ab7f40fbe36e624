import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatDate } from '#shared/i18n/format.ts';
import type { RedeemCodeRecord } from '#shared/redeem-codes/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/filter-form.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { TabHead } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { CodeActions, RemoveCode, type CodeActionsProps } from './code-actions.tsx';
import { CodeState, MeantFor, Uses } from './code-facts.tsx';
import { CodePanel } from './code-panel.tsx';
import { PersonCodes } from './person-codes.tsx';
import { redeemCodesQuery, useSaveCodesCsv } from './queries.ts';
import { RedeemCodeEditor } from './redeem-code-editor.tsx';
import { filterNames, filtersOf, tab, withOpened } from './redeem-code-filters.ts';

/** The redeem codes by filters in the address: created, watched, switched off [RDM-1, ADM-4]. */
export function RedeemCodesTab() {
  const words = useStaffText().adminRedeemCodes;
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const read = useInfiniteQuery(redeemCodesQuery(filters));
  const [edited, setEdited] = useState<RedeemCodeRecord | 'new' | null>(null);
  const [removed, setRemoved] = useState<RedeemCodeRecord | null>(null);
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  const closePanel = () => setQuery((now) => withOpened(now, null), { replace: true });
  const actions = { onEdit: setEdited, onRemove: setRemoved };
  return (
    <>
      <TabHead lead={words.lead}>
        <SaveCsv query={query} isEmpty={shown.length === 0} />
        <Button icon="plus" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </TabHead>
      <Filters query={query} onChange={setQuery} />
      <PagedList read={read} count={words.shown} empty={<NoCodes isFiltered={Object.keys(filters).length > 0} />}>
        {(codes) => <CodeTable codes={codes} query={query} {...actions} />}
      </PagedList>
      {filters.assignedToUserId !== undefined && <PersonCodes userId={filters.assignedToUserId} />}
      <CodePanel id={query.get('open')} onClose={closePanel} {...actions} />
      <RedeemCodeEditor edited={edited} onClose={() => setEdited(null)} />
      <RemoveCode code={removed} onClose={() => setRemoved(null)} onDeleted={closePanel} />
    </>
  );
}

function NoCodes({ isFiltered }: { isFiltered: boolean }) {
  const words = useStaffText().adminRedeemCodes;
  return isFiltered ? (
    <EmptyState icon="search" title={words.notFound}>
      {words.notFoundBody}
    </EmptyState>
  ) : (
    <EmptyState icon="ticket" title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
}

function SaveCsv({ query, isEmpty }: { query: URLSearchParams; isEmpty: boolean }) {
  const words = useStaffText().adminRedeemCodes;
  const describe = useErrorText();
  const save = useSaveCodesCsv();
  const start = () =>
    save.mutate(filtersOf(query), {
      onError: (error) =>
        showToast({ id: 'redeem-codes', variant: 'destructive', title: words.csvFailed, description: describe(error) }),
    });
  return (
    <Button variant="secondary" icon="download" disabled={isEmpty} busy={save.isPending} onClick={start}>
      {words.csv}
    </Button>
  );
}

const plainText = { ltr: true, maxLength: 64, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

function Filters({ query, onChange }: { query: URLSearchParams; onChange: (next: URLSearchParams) => void }) {
  const { filters, filter } = useStaffText().adminRedeemCodes;
  const flag = (names: { readonly true: string; readonly false: string }) => [
    { value: '', label: filter.any },
    ...(['true', 'false'] as const).map((value) => ({ value, label: names[value] })),
  ];
  return (
    <FilterForm label={filters} words={filter} names={filterNames} fixed={tab} query={query} onChange={onChange}>
      <TextField name="code" {...plainText} defaultValue={query.get('code') ?? ''} label={filter.code} />
      <SelectField
        name="used"
        defaultValue={query.get('used') ?? ''}
        label={filter.used}
        options={flag(filter.usedNames)}
      />
      <SelectField
        name="active"
        defaultValue={query.get('active') ?? ''}
        label={filter.active}
        options={flag(filter.activeNames)}
      />
      <TextField name="batch" {...plainText} defaultValue={query.get('batch') ?? ''} label={filter.batch} />
      <TextField name="user" {...plainText} defaultValue={query.get('user') ?? ''} label={filter.user} />
      <TextField name="purchase" {...plainText} defaultValue={query.get('purchase') ?? ''} label={filter.purchase} />
    </FilterForm>
  );
}

function CodeTable({
  codes,
  query,
  ...actions
}: CodeActionsProps & { codes: readonly RedeemCodeRecord[]; query: URLSearchParams }) {
  const words = useStaffText().adminRedeemCodes;
  const { language } = useLanguage();
  const { columns } = words;
  return (
    <DataTable
      caption={words.caption}
      rows={codes}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'code',
          label: columns.code,
          isName: true,
          cell: ({ id, code }) => (
            <Link
              to={`?${withOpened(query, id).toString()}`}
              aria-label={words.open(code)}
              className="inline-grid min-h-11 place-items-center font-semibold text-saffron-text underline underline-offset-4"
            >
              <LtrValue className="whitespace-nowrap">{code}</LtrValue>
            </Link>
          ),
        },
        {
          key: 'sessions',
          label: columns.sessions,
          cell: ({ sessionsGranted }) => <span className="whitespace-nowrap">{words.sessions(sessionsGranted)}</span>,
        },
        { key: 'uses', label: columns.uses, cell: (code) => <Uses code={code} /> },
        { key: 'assigned', label: columns.assigned, cell: (code) => <MeantFor code={code} /> },
        {
          key: 'createdAt',
          label: columns.createdAt,
          cell: ({ createdAt }) => <bdi className="whitespace-nowrap">{formatDate(createdAt, language)}</bdi>,
        },
        { key: 'state', label: columns.state, cell: (code) => <CodeState code={code} /> },
        { key: 'actions', label: columns.actions, cell: (code) => <CodeActions code={code} {...actions} /> },
      ]}
    />
  );
}
