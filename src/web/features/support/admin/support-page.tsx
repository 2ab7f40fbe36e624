import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime } from '#shared/i18n/format.ts';
import type { SupportRequest } from '#shared/support/admin-api.ts';
import { requestStatuses, supportCategories } from '#shared/support/schema.ts';
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
import { UserText } from '../../../ui/value.tsx';
import { requestsQuery, useSaveRequestsCsv } from './queries.ts';
import { RequestPanel } from './request-panel.tsx';
import { RequestStatusMark } from './request-status-mark.tsx';
import { assignments, filterNames, filtersOf, withOpened } from './support-filters.ts';

/** /admin/support: messages by filters in the address, and one of them opened [SUP-1, ADM-3]. */
export function AdminSupportPage() {
  const words = useStaffText().adminSupport;
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const read = useInfiniteQuery(requestsQuery(filters));
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <TabHead lead={words.lead}>
        <SaveCsv query={query} isEmpty={shown.length === 0} />
      </TabHead>
      <Filters query={query} onChange={setQuery} />
      <PagedList read={read} count={words.shown} empty={<NoRequests isFiltered={Object.keys(filters).length > 0} />}>
        {(requests) => <RequestTable requests={requests} query={query} />}
      </PagedList>
      <RequestPanel
        id={query.get('open')}
        onClose={() => setQuery((now) => withOpened(now, null), { replace: true })}
      />
    </>
  );
}

function NoRequests({ isFiltered }: { isFiltered: boolean }) {
  const words = useStaffText().adminSupport;
  return isFiltered ? (
    <EmptyState icon="search" title={words.notFound}>
      {words.notFoundBody}
    </EmptyState>
  ) : (
    <EmptyState icon="inbox" title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
}

function SaveCsv({ query, isEmpty }: { query: URLSearchParams; isEmpty: boolean }) {
  const words = useStaffText().adminSupport;
  const describe = useErrorText();
  const save = useSaveRequestsCsv();
  const start = () =>
    save.mutate(filtersOf(query), {
      onError: (error) =>
        showToast({ id: 'support-csv', variant: 'destructive', title: words.csvFailed, description: describe(error) }),
    });
  return (
    <Button variant="secondary" icon="download" disabled={isEmpty} busy={save.isPending} onClick={start}>
      {words.csv}
    </Button>
  );
}

function Filters({ query, onChange }: { query: URLSearchParams; onChange: (next: URLSearchParams) => void }) {
  const { filters, filter, statuses, categories } = useStaffText().adminSupport;
  const any = { value: '', label: filter.any };
  return (
    <FilterForm label={filters} words={filter} names={filterNames} query={query} onChange={onChange}>
      <TextField
        name="text"
        type="search"
        defaultValue={query.get('text') ?? ''}
        maxLength={100}
        autoComplete="off"
        label={filter.text}
        className="sm:col-span-full"
      />
      <SelectField
        name="status"
        defaultValue={query.get('status') ?? ''}
        label={filter.status}
        options={[any, ...requestStatuses.map((value) => ({ value, label: statuses[value] }))]}
      />
      <SelectField
        name="category"
        defaultValue={query.get('category') ?? ''}
        label={filter.category}
        options={[any, ...supportCategories.map((value) => ({ value, label: categories[value] }))]}
      />
      <SelectField
        name="assigned"
        defaultValue={query.get('assigned') ?? ''}
        label={filter.assigned}
        options={[any, ...assignments.map((value) => ({ value, label: filter.assignedNames[value] }))]}
      />
      <SelectField
        name="about"
        defaultValue={query.get('about') ?? ''}
        label={filter.about}
        options={[any, { value: 'question', label: filter.aboutQuestion }]}
      />
      <TextField
        name="question"
        ltr
        defaultValue={query.get('question') ?? ''}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={filter.question}
      />
    </FilterForm>
  );
}

const maxExcerptLength = 80;

function RequestTable({ requests, query }: { requests: readonly SupportRequest[]; query: URLSearchParams }) {
  const words = useStaffText().adminSupport;
  const { language } = useLanguage();
  const { columns } = words;
  const beginningOf = ({ description }: SupportRequest) => {
    if (description === '') return words.wordless;
    return description.length > maxExcerptLength ? `${description.slice(0, maxExcerptLength)}…` : description;
  };
  return (
    <DataTable
      caption={words.caption}
      rows={requests}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'message',
          label: columns.message,
          isName: true,
          cell: (request) => (
            <span className="grid gap-1">
              <Link
                to={`?${withOpened(query, request.id).toString()}`}
                aria-label={words.open(beginningOf(request))}
                className="inline-flex min-h-11 items-center font-semibold text-saffron-text underline underline-offset-4"
              >
                <UserText>{beginningOf(request)}</UserText>
              </Link>
              {request.reportCount > 1 && (
                <span className="text-sm font-semibold text-danger">{words.reports(request.reportCount)}</span>
              )}
            </span>
          ),
        },
        {
          key: 'from',
          label: columns.from,
          cell: ({ userName, userEmail }) => (
            <span className="grid">
              {userName === null ? (
                <span className="text-quiet">{words.visitor}</span>
              ) : (
                <UserText>{userName}</UserText>
              )}
              {userEmail !== null && (
                <bdi dir="ltr" className="text-sm text-quiet">
                  {userEmail}
                </bdi>
              )}
            </span>
          ),
        },
        { key: 'category', label: columns.category, cell: ({ category }) => words.categories[category] },
        { key: 'at', label: columns.at, cell: ({ writtenAt }) => <bdi>{formatDateTime(writtenAt, language)}</bdi> },
        {
          key: 'assigned',
          label: columns.assigned,
          cell: ({ assignedTo }) =>
            assignedTo === null ? (
              <span className="text-quiet">{words.nobody}</span>
            ) : (
              <UserText>{assignedTo.displayName}</UserText>
            ),
        },
        { key: 'status', label: columns.status, cell: ({ status }) => <RequestStatusMark status={status} /> },
      ]}
    />
  );
}
