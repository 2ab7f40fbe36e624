import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { PersonRow } from '#shared/accounts/admin-api.ts';
import { roles } from '#shared/accounts/roles.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { withParam } from '../../../lib/address-filters.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { saveList } from '../../../lib/save-list.ts';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/filter-form.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { TabHead } from '../../../ui/tab-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { peopleColumns } from './people-csv.ts';
import { filterNames, filtersOf } from './people-filters.ts';
import { PersonPanel } from './person-panel.tsx';
import { loadPeople, peopleQuery } from './queries.ts';

/** Accounts by filters in the address, and one of them in full. */
export function PeopleTab() {
  const people = useStaffText().adminPeople;
  const words = people.list;
  const [query, setQuery] = useSearchParams();
  const read = useInfiniteQuery(peopleQuery(filtersOf(query)));
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <TabHead lead={words.lead}>
        <CsvButton
          isEmpty={shown.length === 0}
          save={() => saveList(words.fileName, peopleColumns(people), loadPeople(filtersOf(query)))}
        />
      </TabHead>
      <Filters query={query} onChange={setQuery} />
      <PagedList
        read={read}
        count={words.shown}
        empty={
          <EmptyState icon="search" title={words.empty}>
            {words.emptyBody}
          </EmptyState>
        }
      >
        {(people) => <PeopleTable people={people} query={query} />}
      </PagedList>
      <PersonPanel
        id={query.get('person')}
        onClose={() => setQuery((now) => withParam(now, 'person', null), { replace: true })}
      />
    </>
  );
}

function Filters({ query, onChange }: { query: URLSearchParams; onChange: (next: URLSearchParams) => void }) {
  const { list: words, roles: roleNames } = useStaffText().adminPeople;
  const valueOf = (name: (typeof filterNames)[number]) => query.get(name) ?? '';
  return (
    <FilterForm label={words.filters} words={words} names={filterNames} query={query} onChange={onChange}>
      <TextField
        name="search"
        defaultValue={valueOf('search')}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={words.search}
        hint={words.searchHint}
      />
      <SelectField
        name="role"
        defaultValue={valueOf('role')}
        label={words.role}
        options={[{ value: '', label: words.anyRole }, ...roles.map((value) => ({ value, label: roleNames[value] }))]}
      />
      <SelectField
        name="verified"
        defaultValue={valueOf('verified')}
        label={words.verified}
        options={[
          { value: '', label: words.anyVerified },
          { value: 'true', label: words.isVerified },
          { value: 'false', label: words.notVerified },
        ]}
      />
      <SelectField
        name="disabled"
        defaultValue={valueOf('disabled')}
        label={words.state}
        options={[
          { value: '', label: words.anyState },
          { value: 'false', label: words.isOpen },
          { value: 'true', label: words.isDisabled },
        ]}
      />
      <TextField name="from" ltr type="date" defaultValue={valueOf('from')} label={words.from} />
      <TextField name="to" ltr type="date" defaultValue={valueOf('to')} label={words.to} />
    </FilterForm>
  );
}

function PeopleTable({ people, query }: { people: readonly PersonRow[]; query: URLSearchParams }) {
  const { list: words, roles: roleNames, never } = useStaffText().adminPeople;
  const { language } = useLanguage();
  const { columns } = words;
  return (
    <DataTable
      caption={words.caption}
      rows={people}
      keyOf={({ uid }) => uid}
      columns={[
        {
          key: 'name',
          label: columns.name,
          isName: true,
          cell: ({ uid, displayName }) => (
            <Link
              to={`?${withParam(query, 'person', uid).toString()}`}
              aria-label={words.open(displayName)}
              className="inline-grid min-h-11 min-w-11 place-items-center font-semibold text-saffron-text underline underline-offset-4"
            >
              <UserText>{displayName}</UserText>
            </Link>
          ),
        },
        {
          key: 'email',
          label: columns.email,
          cell: ({ email, emailVerified }) => (
            <span className="grid">
              <bdi dir="ltr">{email}</bdi>
              {!emailVerified && <span className="text-sm text-quiet">{words.notVerified}</span>}
            </span>
          ),
        },
        { key: 'role', label: columns.role, cell: ({ role }) => roleNames[role] },
        {
          key: 'state',
          label: columns.state,
          cell: ({ disabled }) =>
            disabled ? <strong className="text-danger">{words.isDisabled}</strong> : words.isOpen,
        },
        {
          key: 'balance',
          label: columns.balance,
          cell: ({ gameSessionBalance }) => <NumberValue value={gameSessionBalance} />,
        },
        { key: 'games', label: columns.games, cell: ({ gamesPlayed }) => <NumberValue value={gamesPlayed} /> },
        { key: 'joined', label: columns.joined, cell: ({ createdAt }) => <bdi>{formatDate(createdAt, language)}</bdi> },
        {
          key: 'lastLogin',
          label: columns.lastLogin,
          cell: ({ lastLogin }) => (lastLogin === null ? never : <bdi>{formatDate(lastLogin, language)}</bdi>),
        },
      ]}
    />
  );
}
