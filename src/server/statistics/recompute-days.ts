import { sql } from 'kysely';
import { addDays, kuwaitDay, kuwaitDayBounds } from '#shared/kernel/kuwait-time.ts';
import { clampCompleted, daysBetween } from '#shared/statistics/days.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { lockDays, noteVisits } from './write-notes.ts';

interface RecomputeDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** A recomputed day, and the ids of the games that it includes. */
export interface RecomputedDay {
  readonly date: string;
  readonly begun: readonly string[];
  readonly ended: readonly string[];
}

/**
 * Recounts yesterday, today and all days since the last written one from the games, which restores what a killed process
 * had only in its buffer. Counts that another process has not written yet are doubled until the next recount; the last
 * recount of a day finds none.
 */
export async function recomputeRecentDays(
  { database, clock }: RecomputeDeps,
  onRecomputed: (day: RecomputedDay) => void,
): Promise<void> {
  const today = kuwaitDay(clock.now());
  const yesterday = addDays(today, -1);
  const { last } = await database.query
    .selectFrom('daily_statistics')
    .select(({ fn }) => fn.max<string | null>('date').as('last'))
    .executeTakeFirstOrThrow();
  for (const date of daysBetween(last !== null && last < yesterday ? last : yesterday, today)) {
    onRecomputed(await database.transaction((tx) => recomputeDay(tx, date, clock.now())));
  }
}

async function recomputeDay(tx: Tx, date: string, now: number): Promise<RecomputedDay> {
  const { startAt, endAt } = kuwaitDayBounds(date);
  const [from, until] = [new Date(startAt), new Date(endAt + 1)];
  await lockDays(tx, [date], now);
  const begun = await tx
    .selectFrom('games')
    .select(['id', 'host_id'])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .execute();
  const ended = await tx
    .selectFrom('games')
    .select(['id', 'host_id'])
    .where('outcome', '=', 'finished')
    .where('finished_at', '>=', from)
    .where('finished_at', '<', until)
    .execute();
  const hosts = new Set([...begun, ...ended].map((game) => game.host_id));
  await noteVisits(
    tx,
    [...hosts].map((userId) => ({ userId, date })),
  );
  await tx
    .updateTable('daily_statistics')
    .where('date', '=', date)
    .set({
      total_games: begun.length,
      completed_games: clampCompleted(ended.length, begun.length),
      active_users: sql<number>`(select count(*) from active_days where active_days.date = ${date})`,
      last_updated_at: new Date(now),
    })
    .execute();
  const recomputed = { date, begun: begun.map(({ id }) => id), ended: ended.map(({ id }) => id) };
  await recomputeCategories(tx, recomputed);
  return recomputed;
}

/** Packs are large, so they are read only if a day's games and its category counts disagree. */
async function recomputeCategories(tx: Tx, { date, begun }: RecomputedDay): Promise<void> {
  const {
    rows: [sums],
  } = await sql<{ used: number; counted: number }>`
    select
      (select coalesce(sum(jsonb_array_length(game_packs.card -> 'categoryNames')), 0)::integer from game_packs
        where game_id = any(${begun}::text[])) as used,
      (select coalesce(sum(games), 0)::integer from category_usage where date = ${date}) as counted
  `.execute(tx);
  if (sums === undefined || sums.used === sums.counted) return;
  await tx.deleteFrom('category_usage').where('date', '=', date).execute();
  await sql`
    insert into category_usage (date, category_id, games)
    select ${date}, category ->> 'id', count(*)
    from game_packs, jsonb_array_elements(game_packs.pack -> 'categories') as category
    where game_id = any(${begun}::text[])
    group by 2
  `.execute(tx);
}
