import { sql } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import { addDays, weekStart } from '#shared/kernel/kuwait-time.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import type { CategoryUsage, GamesDay, RetentionWeek } from '#shared/statistics/api.ts';
import { clampCompleted, daysBetween } from '#shared/statistics/days.ts';
import type { Database } from '../platform/database/index.ts';

type Query = Database['query'];

export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Every day of a range, the oldest first. */
export async function readDays(query: Query, { from, to }: Range): Promise<GamesDay[]> {
  const rows = await query
    .selectFrom('daily_statistics')
    .selectAll()
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return daysBetween(from, to).map((date) => {
    const row = byDate.get(date);
    const totalGames = row?.total_games ?? 0;
    return {
      date,
      totalGames,
      completedGames: clampCompleted(row?.completed_games ?? 0, totalGames),
      activeUsers: row?.active_users ?? 0,
      createdAt: row?.created_at.getTime() ?? null,
      lastUpdatedAt: row?.last_updated_at.getTime() ?? null,
      expiresAt: row?.expires_at.getTime() ?? null,
    };
  });
}

export async function readToday(
  query: Query,
  today: string,
): Promise<Pick<GamesDay, 'date' | 'totalGames' | 'completedGames' | 'activeUsers'>> {
  const [day] = await readDays(query, { from: today, to: today });
  const { totalGames, completedGames, activeUsers } = present(day, 'the day that was asked for');
  return { date: today, totalGames, completedGames, activeUsers };
}

/** In how many games each category was played, the most first. */
export async function readCategories(query: Query, { from, to }: Range): Promise<CategoryUsage[]> {
  const { rows } = await sql<{ id: string; name: LocalizedText | null; games: number }>`
    select usage.id, category.name, usage.games
    from (select category_id as id, sum(games)::integer as games from category_usage where date between ${from} and ${to} group by category_id) as usage
    left join category_names category on category.id = usage.id
    order by usage.games desc, usage.id
  `.execute(query);
  return rows;
}

const weeksAfter = [1, 2, 3, 4, 5, 6, 7];

/** Who first played in a week of the range, and how many of them played in each of the seven weeks after it. */
export async function readRetention(query: Query, { from, to }: Range, today: string): Promise<RetentionWeek[]> {
  const rows = await query
    .selectFrom('retention')
    .selectAll()
    .where('first_week', '>=', weekStart(from))
    .where('first_week', '<=', to)
    .where('players', '>', 0)
    .orderBy('first_week')
    .orderBy('week')
    .execute();
  const thisWeek = weekStart(today);
  const players = new Map(rows.map((row) => [`${row.first_week} ${row.week}`, row.players]));
  const playersOf = (week: string, later: number) => players.get(`${week} ${addDays(week, later * 7)}`) ?? 0;
  return [...new Set(rows.map((row) => row.first_week))].map((week) => ({
    week,
    players: playersOf(week, 0),
    returned: weeksAfter.map((later) => (addDays(week, later * 7) > thisWeek ? null : playersOf(week, later))),
  }));
}
