import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate, formatDay, formatKwd } from '#shared/i18n/format.ts';
import type { AdminDiscountCode } from '#shared/store/admin-api.ts';
import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { saveList } from '../../../lib/save-list.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, MoreButton, TabHead } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LtrValue, UserText } from '../../../ui/value.tsx';
import { DiscountCodeEditor } from './discount-code-editor.tsx';
import { discountCodeColumns } from './store-csv.ts';
import { discountCodesQuery, loadDiscountCodes, packagesQuery, useDeleteDiscountCode } from './queries.ts';

/** The discount codes, newest first: search, add, change, remove [DISC-1]. */
export function DiscountCodesTab() {
  const { adminStore } = useStaffText();
  const words = adminStore.codes;
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const read = useInfiniteQuery({ ...discountCodesQuery(search), placeholderData: keepPreviousData });
  const [edited, setEdited] = useState<AdminDiscountCode | 'new' | null>(null);
  const [deleted, setDeleted] = useState<AdminDiscountCode | null>(null);
  const look = (typed: string) =>
    setQuery({ tab: 'discount-codes', ...(typed === '' ? {} : { search: typed }) }, { replace: true });
  return (
    <>
      <TabHead lead={words.lead}>
        <CsvButton
          isEmpty={(read.data?.pages[0]?.items ?? []).length === 0}
          save={() => saveList(words.caption, discountCodeColumns(adminStore), loadDiscountCodes(search))}
        />
        <Button icon="plus" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </TabHead>
      <SearchForm search={search} onSearch={look} />
      <Loaded read={read}>
        {({ pages }) => {
          const codes = pages.flatMap(({ items }) => items);
          if (codes.length === 0) {
            return search === '' ? (
              <EmptyState icon="ticket" title={words.empty}>
                {words.emptyBody}
              </EmptyState>
            ) : (
              <EmptyState icon="search" title={words.notFound}>
                {words.notFoundBody}
              </EmptyState>
            );
          }
          return <CodeTable codes={codes} onEdit={setEdited} onDelete={setDeleted} />;
        }}
      </Loaded>
      <MoreButton read={read} />
      <DiscountCodeEditor edited={edited} onClose={() => setEdited(null)} />
      <DeleteCode code={deleted} onClose={() => setDeleted(null)} />
    </>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (typed: string) => void }) {
  const { codes, purchases } = useStaffText().adminStore;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <form key={search} role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        name="search"
        type="search"
        ltr
        defaultValue={search}
        maxLength={40}
        autoComplete="off"
        label={codes.search}
        className="grow basis-56"
      />
      <Button type="submit" variant="secondary" icon="search">
        {purchases.filter.apply}
      </Button>
    </form>
  );
}

interface CodeTableProps {
  readonly codes: readonly AdminDiscountCode[];
  readonly onEdit: (code: AdminDiscountCode) => void;
  readonly onDelete: (code: AdminDiscountCode) => void;
}

function CodeTable({ codes, onEdit, onDelete }: CodeTableProps) {
  const { codes: words, ...all } = useStaffText().adminStore;
  const { language } = useLanguage();
  const { data: packages } = useQuery(packagesQuery);
  const nameOf = (id: string) =>
    packages?.find((each) => each.id === id)?.name[language] ?? (packages === undefined ? id : words.gonePackage);
  const { columns } = words;
  return (
    <div className="card p-4">
      <DataTable
        caption={words.caption}
        rows={codes}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'code',
            label: columns.code,
            isName: true,
            cell: ({ code }) => <LtrValue className="font-semibold">{code}</LtrValue>,
          },
          {
            key: 'value',
            label: columns.value,
            cell: ({ discountType, discountValue }) => (
              <bdi>
                {discountType === 'percentage' ? words.percentage(discountValue) : formatKwd(discountValue, language)}
              </bdi>
            ),
          },
          {
            key: 'appliesTo',
            label: columns.appliesTo,
            cell: ({ appliesTo }) =>
              appliesTo === 'all' ? (
                words.all
              ) : (
                <ul>
                  {appliesTo.map((id) => (
                    <li key={id}>
                      <UserText>{nameOf(id)}</UserText>
                    </li>
                  ))}
                </ul>
              ),
          },
          { key: 'usage', label: columns.usage, cell: (code) => <Usage code={code} /> },
          {
            key: 'endDate',
            label: columns.endDate,
            cell: ({ endDate }) =>
              endDate === null ? words.noEnd : <bdi>{formatDay(kuwaitDay(endDate), language)}</bdi>,
          },
          { key: 'state', label: columns.state, cell: (code) => <State code={code} /> },
          {
            key: 'actions',
            label: columns.actions,
            cell: (code) => (
              <span className="flex gap-2">
                <IconButton
                  icon="edit"
                  label={all.editOf(code.code)}
                  onClick={() => onEdit(code)}
                  className="bg-raised"
                />
                <IconButton
                  icon="trash"
                  label={all.removeOf(code.code)}
                  onClick={() => onDelete(code)}
                  className="bg-raised"
                />
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}

function Usage({ code }: { code: AdminDiscountCode }) {
  const words = useStaffText().adminStore.codes;
  const { language } = useLanguage();
  const { usageCount, usageLimit, reservedCount, lastUsedAt } = code;
  return (
    <span className="grid">
      <span>{usageLimit === null ? words.usageUnlimited(usageCount) : words.usage(usageCount, usageLimit)}</span>
      {reservedCount > 0 && <span className="text-sm text-quiet">{words.reserved(reservedCount)}</span>}
      {lastUsedAt !== null && (
        <span className="text-sm text-quiet">{words.lastUsed(formatDate(lastUsedAt, language))}</span>
      )}
    </span>
  );
}

function State({ code: { isActive, endDate, usageLimit, usageCount } }: { code: AdminDiscountCode }) {
  const { states } = useStaffText().adminStore.codes;
  if (!isActive) return <span className="text-quiet">{states.off}</span>;
  if (endDate !== null && serverNow() > endDate) return <span className="text-danger">{states.ended}</span>;
  if (usageLimit !== null && usageCount >= usageLimit) return <span className="text-danger">{states.usedUp}</span>;
  return <span className="font-semibold">{states.active}</span>;
}

function DeleteCode({ code, onClose }: { code: AdminDiscountCode | null; onClose: () => void }) {
  const { codes: words } = useStaffText().adminStore;
  const describe = useErrorText();
  const remove = useDeleteDiscountCode();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (code === null) return;
    remove.mutate(code.id, {
      onSuccess: () => {
        showToast({ id: 'codes', title: words.deleted });
        close();
      },
    });
  };
  return (
    <ConfirmDialog
      open={code !== null}
      onClose={close}
      title={words.deleteTitle(code?.code ?? '')}
      confirm={words.delete}
      keep={words.keep}
      busy={remove.isPending}
      failure={remove.error === null ? undefined : describe(remove.error)}
      onConfirm={confirm}
    >
      <p>{words.deleteWhy}</p>
    </ConfirmDialog>
  );
}
