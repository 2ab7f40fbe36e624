import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router';
import { gameFilters, type HostedGame } from '#shared/games/admin-api.ts';
import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { withParam } from '../../../lib/address-filters.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { type CsvColumns, csvMoment, saveList } from '../../../lib/save-list.ts';
import { AccountCell } from '../../../ui/account-cell.tsx';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/filter-form.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { TabHead } from '../../../ui/tab-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { GamePanel } from './game-panel.tsx';
import { filterNames, filtersOf, hostedGamesQuery, loadHostedGames } from './queries.ts';

/** /admin/game-sessions: all games by filters in the address, and one of them in full [ADM-4]. */
export function AdminGamesPage() {
  const words = useStaffText().adminGames;
  const [query, setQuery] = useSearchParams();
  const read = useInfiniteQuery(hostedGamesQuery(filtersOf(query)));
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <TabHead lead={words.lead}>
        <CsvButton
          isEmpty={shown.length === 0}
          save={() => saveList(words.caption, csvColumns(words), loadHostedGames(filtersOf(query)))}
        />
      </TabHead>
      <Filters query={query} onChange={setQuery} />
      <PagedList
        read={read}
        count={words.shown}
        empty={
          <EmptyState icon="games" title={words.empty}>
            {words.emptyBody}
          </EmptyState>
        }
      >
        {(games) => <GameTable games={games} query={query} />}
      </PagedList>
      <GamePanel
        id={query.get('game')}
        onClose={() => setQuery((now) => withParam(now, 'game', null), { replace: true })}
      />
    </>
  );
}

function csvColumns({
  columns,
  outcomes,
  uncounted,
  tiles: tilesOf,
}: StaffCatalogue['adminGames']): CsvColumns<HostedGame> {
  return [
    [columns.id, ({ id }) => id],
    [columns.game, ({ teams }) => teams.map(({ name }) => name).join(' | ')],
    [columns.host, ({ host }) => host?.displayName ?? null],
    [columns.email, ({ host }) => host?.email ?? null],
    [columns.outcome, ({ outcome }) => outcomes[outcome]],
    [uncounted.column, (game) => (game.uncounted === null ? null : uncounted.reasons[game.uncounted])],
    [columns.scores, ({ teams }) => teams.map(({ score }) => score).join(' | ')],
    [columns.tiles, ({ openedTiles, tiles }) => tilesOf(openedTiles, tiles)],
    [columns.begun, ({ createdAt }) => csvMoment(createdAt)],
    [columns.last, ({ lastCommandAt }) => csvMoment(lastCommandAt)],
  ];
}

function Filters({ query, onChange }: { query: URLSearchParams; onChange: (next: URLSearchParams) => void }) {
  const { filters, filter, outcomes, uncounted } = useStaffText().adminGames;
  const valueOf = (name: (typeof filterNames)[number]) => query.get(name) ?? '';
  return (
    <FilterForm label={filters} words={filter} names={filterNames} query={query} onChange={onChange}>
      <TextField
        name="host"
        ltr
        defaultValue={valueOf('host')}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={filter.host}
      />
      <SelectField
        name="outcome"
        defaultValue={valueOf('outcome')}
        label={filter.outcome}
        options={[
          { value: '', label: filter.any },
          ...gameFilters.map((value) => ({ value, label: value === 'uncounted' ? uncounted.filter : outcomes[value] })),
        ]}
      />
      <TextField name="from" ltr type="date" defaultValue={valueOf('from')} label={filter.from} />
      <TextField name="to" ltr type="date" defaultValue={valueOf('to')} label={filter.to} />
    </FilterForm>
  );
}

function GameTable({ games, query }: { games: readonly HostedGame[]; query: URLSearchParams }) {
  const words = useStaffText().adminGames;
  const { columns } = words;
  const { language } = useLanguage();
  return (
    <DataTable
      caption={words.caption}
      rows={games}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'game',
          label: columns.game,
          isName: true,
          cell: ({ id, teams }) => (
            <Link
              to={`?${withParam(query, 'game', id).toString()}`}
              className="inline-flex min-h-11 min-w-11 flex-wrap items-center gap-x-2 font-semibold text-saffron-text underline underline-offset-4"
            >
              <span>
                {teams.map(({ name }, index) => (
                  <Fragment key={index}>
                    {index > 0 && words.game.separator}
                    <UserText>{name}</UserText>
                  </Fragment>
                ))}
              </span>
            </Link>
          ),
        },
        {
          key: 'host',
          label: columns.host,
          cell: ({ host }) => <AccountCell account={host} deleted={words.deletedHost} />,
        },
        {
          key: 'outcome',
          label: columns.outcome,
          cell: ({ outcome, uncounted }) => (
            <span className="grid">
              {words.outcomes[outcome]}
              {uncounted !== null && <span className="text-sm text-danger">{words.uncounted.short[uncounted]}</span>}
            </span>
          ),
        },
        {
          key: 'scores',
          label: columns.scores,
          cell: ({ teams }) => (
            <span className="inline-flex flex-wrap gap-x-3">
              {teams.map(({ score }, index) => (
                <NumberValue key={index} value={score} />
              ))}
            </span>
          ),
        },
        { key: 'tiles', label: columns.tiles, cell: ({ openedTiles, tiles }) => words.tiles(openedTiles, tiles) },
        {
          key: 'begun',
          label: columns.begun,
          cell: ({ createdAt }) => <bdi>{formatDateTime(createdAt, language)}</bdi>,
        },
        {
          key: 'last',
          label: columns.last,
          cell: ({ lastCommandAt }) =>
            lastCommandAt === null ? words.never : <bdi>{formatDateTime(lastCommandAt, language)}</bdi>,
        },
      ]}
    />
  );
}
