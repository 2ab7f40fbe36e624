import { sql } from 'kysely';
import { clampCompleted, dayExpiresAt } from '#shared/statistics/days.ts';
import type { Tx } from '../platform/database/index.ts';
import type { Note } from './buffer.ts';

/** Weeks after the first that are counted. */
const keptWeeks = 7;

type Visit = Pick<Extract<Note, { kind: 'active' }>, 'date' | 'userId'>;

/** Adds counts to the stored ones. Locks the days' rows first, always in the same order. */
export async function writeNotes(tx: Tx, notes: readonly Note[], now: number): Promise<void> {
  const dates = [...new Set(notes.map(({ date }) => date))].sort();
  const days = await lockDays(tx, dates, now);
  const arrived = await noteVisits(
    tx,
    notes.flatMap((note) => (note.kind === 'active' ? [note] : [])),
  );
  await addCategories(
    tx,
    notes.flatMap((note) => (note.kind === 'category' ? [note] : [])),
  );
  for (const day of days) {
    const games = notes.flatMap((note) => (note.kind === 'games' && note.date === day.date ? [note] : []));
    const totalGames = games.reduce((total, note) => total + note.games, day.total_games);
    const completedGames = games.reduce((total, note) => total + note.completed, day.completed_games);
    await tx
      .updateTable('daily_statistics')
      .where('date', '=', day.date)
      .set({
        total_games: totalGames,
        completed_games: clampCompleted(completedGames, totalGames),
        active_users: day.active_users + arrived.filter(({ date }) => date === day.date).length,
        last_updated_at: new Date(now),
      })
      .execute();
  }
}

/** The rows of these days, created if missing, and locked until the transaction ends. */
export async function lockDays(tx: Tx, dates: readonly string[], now: number) {
  const at = new Date(now);
  await tx
    .insertInto('daily_statistics')
    .values(
      dates.map((date) => ({
        date,
        total_games: 0,
        completed_games: 0,
        active_users: 0,
        created_at: at,
        last_updated_at: at,
        expires_at: new Date(dayExpiresAt(date)),
      })),
    )
    .onConflict((conflict) => conflict.column('date').doNothing())
    .execute();
  return tx
    .selectFrom('daily_statistics')
    .select(['date', 'total_games', 'completed_games', 'active_users'])
    .where('date', 'in', dates)
    .orderBy('date')
    .forUpdate()
    .execute();
}

/** Notes who was there; answers only what wasn't known yet. Who has left meanwhile is passed over. */
export async function noteVisits(tx: Tx, visits: readonly Visit[]): Promise<readonly Visit[]> {
  if (visits.length === 0) return [];
  const { rows } = await sql<{ user_id: string; date: string }>`
    insert into active_days (user_id, date)
    select player.id, visit.date
    from unnest(${visits.map(({ userId }) => userId)}::text[], ${visits.map(({ date }) => date)}::text[]) as visit (user_id, date)
    join user_directory player on player.id = visit.user_id and player.deleted_at is null
    order by 1, 2
    on conflict do nothing returning user_id, date
  `.execute(tx);
  if (rows.length > 0) {
    await sql`
      insert into user_activity (user_id, first_active_on, last_active_on, days)
      select user_id, min(date), max(date), count(*)
      from unnest(${rows.map((row) => row.user_id)}::text[], ${rows.map(({ date }) => date)}::text[]) as visit (user_id, date)
      group by user_id order by user_id
      on conflict (user_id) do update set
        first_active_on = least(user_activity.first_active_on, excluded.first_active_on),
        last_active_on = greatest(user_activity.last_active_on, excluded.last_active_on),
        days = user_activity.days + excluded.days
    `.execute(tx);
    await countReturned(tx, rows);
  }
  return rows.map((row) => ({ userId: row.user_id, date: row.date }));
}

/**
 * Adds new visits to the weeks in which people came back. What each of them counted for before is taken off, since an
 * earlier day that is found later moves them to another first week. Their rows of user_activity are locked by now.
 */
async function countReturned(
  tx: Tx,
  arrived: readonly { readonly user_id: string; readonly date: string }[],
): Promise<void> {
  await sql`
    with visit as (
      select day.user_id, day.date, arrived.date is not null as is_new, activity.first_active_on as first_now,
        least(min(day.date) filter (where arrived.date is null) over person, case
          when activity.first_active_on < min(arrived.date) over person then activity.first_active_on end) as first_before
      from user_activity as activity join active_days as day on day.user_id = activity.user_id
      left join unnest(${arrived.map((row) => row.user_id)}::text[], ${arrived.map(({ date }) => date)}::text[]) as arrived (user_id, date)
        on arrived.user_id = day.user_id and arrived.date = day.date
      where activity.user_id = any(${[...new Set(arrived.map((row) => row.user_id))]}::text[])
      window person as (partition by day.user_id)
    ), change as (
      select distinct user_id, week_of(first_now) as first_week, week_of(date) as week, 1 as players from visit
      union all
      select distinct user_id, week_of(first_before), week_of(date), -1 from visit where not is_new
    )
    insert into retention (first_week, week, players)
    select first_week, week, sum(players) from change where week::date - first_week::date <= ${sql.lit(keptWeeks * 7)}
    group by 1, 2 having sum(players) <> 0 order by 1, 2
    on conflict (first_week, week) do update set players = retention.players + excluded.players
  `.execute(tx);
}

async function addCategories(tx: Tx, notes: readonly Extract<Note, { kind: 'category' }>[]): Promise<void> {
  if (notes.length === 0) return;
  await tx
    .insertInto('category_usage')
    .values(notes.map(({ date, categoryId, games }) => ({ date, category_id: categoryId, games })))
    .onConflict((conflict) =>
      conflict
        .columns(['date', 'category_id'])
        .doUpdateSet({ games: sql<number>`category_usage.games + excluded.games` }),
    )
    .execute();
}
