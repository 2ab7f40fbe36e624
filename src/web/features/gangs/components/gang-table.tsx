import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Gang, Table } from '#shared/gangs/schema.ts';
import { useText } from '../../../lib/language.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import type { People } from '../people.ts';
import { tableQuery } from '../queries.ts';
import { isSeason, seasonAt } from '../season.ts';
import { GangRead } from './gang-read.tsx';
import { SeasonPicker } from './season-picker.tsx';
import { ShareTable } from './share-table.tsx';
import { TableList } from './table-list.tsx';
import { TitleList } from './title-list.tsx';

/** The season that the address names, else the one given; and a change of it. */
export function useSeason(usual: string): readonly [season: string, choose: (season: string) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('season');
  const choose = (season: string) =>
    setQuery(
      (before) => {
        before.set('season', season);
        return before;
      },
      { replace: true },
    );
  return [isSeason(asked) ? asked : usual, choose];
}

/** Table and titles of a gang. It begins with this month, unless nothing was played in it. */
export function GangTable({ gang, people }: { gang: Gang; people: People }) {
  const { gangs: words } = useText();
  const current = seasonAt(serverNow());
  const isPlayed = gang.lastEveningAt !== null && seasonAt(gang.lastEveningAt) === current;
  const [season, choose] = useSeason(isPlayed ? current : 'all');
  const read = useQuery(tableQuery(gang.id, season));
  return (
    <>
      {(gang.evenings > 0 || season !== 'all') && (
        <SeasonPicker season={season} seasons={read.data?.seasons ?? []} onChange={choose} />
      )}
      <GangRead read={read} failed={words.table.failed} offline={words.table.offline} waiting={['h-72', 'h-56']}>
        {(table) => (
          <>
            {table.rows.length > 0 && <ShareTable gang={gang} table={table} />}
            <SeasonTable
              table={table}
              people={people}
              empty={
                <EmptyState
                  icon="trophy"
                  title={season === 'all' ? words.table.empty : words.table.emptyMonth}
                  action={
                    season !== 'all' && (
                      <Button variant="secondary" onClick={() => choose('all')}>
                        {words.table.seeAll}
                      </Button>
                    )
                  }
                >
                  {words.table.emptyBody}
                </EmptyState>
              }
            />
          </>
        )}
      </GangRead>
    </>
  );
}

export function SeasonTable({ table, people, empty }: { table: Table; people: People; empty: ReactNode }) {
  if (table.rows.length === 0) return empty;
  return (
    <>
      <TableList rows={table.rows} people={people} />
      <TitleList titles={table.titles} people={people} />
    </>
  );
}
