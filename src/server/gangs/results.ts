import { sql } from 'kysely';
import { ratingsOf, type Rating } from '#shared/gangs/rating.ts';
import type { Evening, Table } from '#shared/gangs/schema.ts';
import { tableOf } from '#shared/gangs/table.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { readEvenings } from './table.ts';

type Query = Database['query'] | Tx;

/** Gangs whose results are kept: at most some 100 KB each. */
const maxKept = 200;

/** What a gang's evenings come to. This process keeps it until they change: computing it takes a hundred times as long. */
export interface Results {
  readonly table: (query: Query, gangId: string, season: string) => Promise<Table>;
  readonly ratings: (query: Query, gangId: string) => Promise<ReadonlyMap<string, Rating>>;
}

interface Kept {
  readonly version: string;
  readonly tables: Map<string, Table>;
  ratings: ReadonlyMap<string, Rating> | null;
}

export function createResults(): Results {
  const kept = new Map<string, Kept>();
  const find = async (query: Query, gangId: string): Promise<Kept> => {
    const version = await readVersion(query, gangId);
    const known = kept.get(gangId);
    const current = known?.version === version ? known : { version, tables: new Map<string, Table>(), ratings: null };
    // The ones used last stay.
    kept.delete(gangId);
    kept.set(gangId, current);
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    return current;
  };
  const compute = (tables: Map<string, Table>, evenings: readonly Evening[], season: string) => {
    const table = tables.get(season) ?? tableOf(evenings, season);
    tables.set(season, table);
    return table;
  };
  return {
    async table(query, gangId, season) {
      const { tables } = await find(query, gangId);
      const known = tables.get(season);
      if (known !== undefined) return known;
      const all = tables.get('all');
      // A season without an evening; there is no end of those.
      if (all?.seasons.includes(season) === false) return { ...all, season, rows: [], titles: [] };
      const evenings = await readEvenings(query, gangId);
      const { seasons } = compute(tables, evenings, 'all');
      return season === 'all' || seasons.includes(season)
        ? compute(tables, evenings, season)
        : { season, seasons, rows: [], titles: [] };
    },
    async ratings(query, gangId) {
      const found = await find(query, gangId);
      found.ratings ??= ratingsOf(await readEvenings(query, gangId));
      return found.ratings;
    },
  };
}

/** Another text once an evening counts or is gone, or others played it. What an evening came to is never changed. */
async function readVersion(query: Query, gangId: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat(count(*), ' ', sum(hashtextextended(evening.game_id, 0)), ' ', sum(played.players)) as version
    from gang_evenings evening
    cross join lateral (
      select sum(hashtextextended(game_id || member_id || team_index, 0)) as players from gang_players
      where game_id = evening.game_id and member_id is not null
    ) played
    where gang_id = ${gangId} and counts
  `.execute(query);
  return rows[0]?.version ?? '';
}
