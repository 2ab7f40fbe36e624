import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime, formatKwd } from '#shared/i18n/format.ts';
import type { AdminPurchase } from '#shared/store/admin-api.ts';
import { purchaseStatuses } from '#shared/store/purchase.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { saveList } from '../../../lib/save-list.ts';
import { AccountCell } from '../../../ui/account-cell.tsx';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/filter-form.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { TabHead } from '../../../ui/tab-parts.tsx';
import { LtrValue, NumberValue } from '../../../ui/value.tsx';
import { filterNames, filtersOf, isFiltered, sortChoices, sortOf } from './purchase-filters.ts';
import { PurchasePanel } from './purchase-panel.tsx';
import { purchaseColumns } from './store-csv.ts';
import { loadPurchases, purchasesQuery } from './queries.ts';
import { StatusMark } from './status-mark.tsx';

/** The purchases by filters in the address, and one of them in full [PUR-5]. */
export function PurchasesTab() {
  const { adminStore } = useStaffText();
  const words = adminStore.purchases;
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const read = useInfiniteQuery(purchasesQuery(filtersOf(query)));
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = query.get('purchase');
  const close = () => setQuery((now) => without(now, 'purchase'), { replace: true });
  return (
    <>
      <TabHead lead={words.lead}>
        <CsvButton
          isEmpty={shown.length === 0}
          save={() => saveList(words.fileName, purchaseColumns(adminStore, language), loadPurchases(filtersOf(query)))}
        />
      </TabHead>
      <Filters query={query} onChange={setQuery} />
      <PagedList
        read={read}
        count={words.shown}
        empty={
          isFiltered(query) ? (
            <EmptyState icon="search" title={words.notFound}>
              {words.notFoundBody}
            </EmptyState>
          ) : (
            <EmptyState icon="receipt" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          )
        }
      >
        {(purchases) => <PurchaseTable purchases={purchases} query={query} />}
      </PagedList>
      <PurchasePanel id={opened} onClose={close} />
    </>
  );
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}

function Filters({ query, onChange }: { query: URLSearchParams; onChange: (next: URLSearchParams) => void }) {
  const { filters, filter, statuses } = useStaffText().adminStore.purchases;
  return (
    <FilterForm
      label={filters}
      words={filter}
      names={filterNames}
      fixed={{ tab: 'purchases' }}
      query={query}
      onChange={onChange}
    >
      <TextField
        name="order"
        ltr
        defaultValue={query.get('order') ?? ''}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={filter.order}
      />
      <TextField
        name="user"
        ltr
        defaultValue={query.get('user') ?? ''}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={filter.user}
      />
      <SelectField
        name="status"
        defaultValue={query.get('status') ?? ''}
        label={filter.status}
        options={[
          { value: '', label: filter.anyStatus },
          ...purchaseStatuses.map((value) => ({ value, label: statuses[value] })),
        ]}
      />
      <SelectField
        name="attention"
        defaultValue={query.get('attention') ?? ''}
        label={filter.attention}
        options={[
          { value: '', label: filter.anyAttention },
          { value: 'needed', label: filter.attentionNeeded },
        ]}
      />
      <TextField name="from" ltr type="date" defaultValue={query.get('from') ?? ''} label={filter.from} />
      <TextField name="to" ltr type="date" defaultValue={query.get('to') ?? ''} label={filter.to} />
      <SelectField
        name="sort"
        defaultValue={sortOf(query)}
        label={filter.sort}
        options={sortChoices.map((value) => ({ value, label: filter.sorts[value] }))}
      />
    </FilterForm>
  );
}

function PurchaseTable({ purchases, query }: { purchases: readonly AdminPurchase[]; query: URLSearchParams }) {
  const words = useStaffText().adminStore.purchases;
  const { language } = useLanguage();
  const { columns } = words;
  const addressOf = (id: string) => {
    const next = new URLSearchParams(query);
    next.set('purchase', id);
    return `?${next.toString()}`;
  };
  return (
    <DataTable
      caption={words.caption}
      rows={purchases}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'id',
          label: columns.id,
          isName: true,
          cell: ({ id }) => (
            <Link
              to={addressOf(id)}
              aria-label={words.open(shortId(id))}
              className="inline-grid min-h-11 place-items-center font-semibold text-saffron-text underline underline-offset-4"
            >
              <LtrValue className="whitespace-nowrap">{shortId(id)}</LtrValue>
            </Link>
          ),
        },
        {
          key: 'createdAt',
          label: columns.createdAt,
          cell: ({ createdAt }) => <bdi>{formatDateTime(createdAt, language)}</bdi>,
        },
        {
          key: 'buyer',
          label: columns.buyer,
          cell: ({ buyer }) => <AccountCell account={buyer} deleted={words.deletedBuyer} />,
        },
        {
          key: 'items',
          label: columns.items,
          cell: ({ items }) => (
            <ul>
              {items.map(({ packageId, name, quantity }) => (
                <li key={packageId}>{words.line(name[language], quantity)}</li>
              ))}
            </ul>
          ),
        },
        {
          key: 'sessions',
          label: columns.sessions,
          cell: ({ totalSessionsGranted }) => <NumberValue value={totalSessionsGranted} />,
        },
        {
          key: 'final',
          label: columns.final,
          cell: ({ finalPriceFils }) => <bdi className="whitespace-nowrap">{formatKwd(finalPriceFils, language)}</bdi>,
        },
        { key: 'method', label: columns.method, cell: ({ method }) => words.methods[method] },
        {
          key: 'status',
          label: columns.status,
          cell: ({ status, refundPending, isLive, discountLate }) => (
            <StatusMark status={status} isRefundPending={refundPending} isLive={isLive} isDiscountLate={discountLate} />
          ),
        },
      ]}
    />
  );
}

/** The end of an id identifies it in the list; the panel shows it in full. */
function shortId(id: string): string {
  return id.length > 10 ? `…${id.slice(-8)}` : id;
}
