import { sql } from 'kysely';
import type { OwnStanding, RankedHost } from '#shared/standings/api.ts';
import { stepOf } from '#shared/standings/step.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/index.ts';

type Query = Database['query'];

/** The end of a page: the number of hosts so far, and the last one's rank, score and id. */
interface Place {
  readonly listed: number;
  readonly rank: number;
  readonly score: number;
  readonly userId: string;
}

export interface Page {
  readonly items: RankedHost[];
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
}

/** A page read from the index at the end of the last one; earlier rows are not read again. */
export async function listStandings(
  query: Query,
  {
    period,
    userId,
    limit,
    cursor,
  }: {
    readonly period: string;
    readonly userId: string;
    readonly limit: number;
    readonly cursor?: string | undefined;
  },
): Promise<Page> {
  const from = cursor === undefined ? null : readPlace(cursor);
  const rows = await rankedFrom(query, period, from)
    .limit(limit + 1)
    .execute();
  let last = from;
  const items = rows.slice(0, limit).map((row) => {
    const score = Number(row.score);
    const listed: number = (last?.listed ?? 0) + 1;
    last = { listed, score, userId: row.user_id, rank: last?.score === score ? last.rank : listed };
    return { rank: last.rank, score, games: row.games, displayName: row.display_name, isOwn: row.user_id === userId };
  });
  const hasMore = rows.length > limit;
  return { items, hasMore, nextCursor: hasMore && last !== null ? writePlace(last) : null };
}

/** The rows from a place on, in the index's order read backwards; closed accounts are skipped. */
export function rankedFrom(query: Query, period: string, from: Pick<Place, 'score' | 'userId'> | null) {
  return query
    .selectFrom('standings as standing')
    .innerJoin('user_directory as host', 'host.id', 'standing.user_id')
    .select(['standing.user_id', 'standing.score', 'standing.games', 'host.display_name'])
    .where('standing.period', '=', period)
    .where('standing.score', '>', sql<string>`0`)
    .where('host.disabled', '=', false)
    .$if(from !== null, (paged) =>
      paged.where(
        sql<boolean>`(standing.score, standing.user_id) < (${from?.score ?? 0}::bigint, ${from?.userId ?? ''}::text)`,
      ),
    )
    .orderBy('standing.score', 'desc')
    .orderBy('standing.user_id', 'desc');
}

/**
 * The user's own place: a row by its key, the hosts counted on the steps above, and those above on the same step;
 * without closed accounts.
 */
export async function ownStanding(query: Query, period: string, userId: string): Promise<OwnStanding> {
  const row = await query
    .selectFrom('standings')
    .select(['score', 'games'])
    .where('period', '=', period)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const score = Number(row?.score ?? 0);
  if (row === undefined || score === 0) return null;
  const { step, until } = stepOf(score);
  const { above } = await countedAbove(query, period, step).executeTakeFirstOrThrow();
  const { before } = await aboveOnStep(query, period, score, until).executeTakeFirstOrThrow();
  const { closed } = await closedAbove(query, period, score).executeTakeFirstOrThrow();
  return { rank: Number(above) + Number(before) - Number(closed) + 1, score, games: row.games };
}

export function countedAbove(query: Query, period: string, step: number) {
  return query
    .selectFrom('standing_counts')
    .select(sql<string>`coalesce(sum(hosts), 0)`.as('above'))
    .where('period', '=', period)
    .where('step', '>', step);
}

export function aboveOnStep(query: Query, period: string, score: number, until: number) {
  return query
    .selectFrom('standings')
    .select((count) => count.fn.countAll<string>().as('before'))
    .where('period', '=', period)
    .where('score', '>', sql<string>`${score}::bigint`)
    .where('score', '<', sql<string>`${until}::bigint`)
    .where('score', '>', sql<string>`0`);
}

/** They are few, and come from their own index. */
export function closedAbove(query: Query, period: string, score: number) {
  return query
    .selectFrom('user_directory as host')
    .innerJoin('standings', 'standings.user_id', 'host.id')
    .select((count) => count.fn.countAll<string>().as('closed'))
    .where('host.disabled', '=', true)
    .where('host.deleted_at', 'is', null)
    .where('standings.period', '=', period)
    .where('standings.score', '>', sql<string>`${score}::bigint`);
}

function writePlace({ listed, rank, score, userId }: Place): string {
  return Buffer.from(`${listed} ${rank} ${score} ${userId}`).toString('base64url');
}

function readPlace(cursor: string): Place {
  const [, listed, rank, score, userId] =
    /^(\d{1,9}) (\d{1,9}) (\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (userId === undefined) throw new AppError('system/invalid-input', { fields: { cursor: 'invalid' } });
  return { listed: Number(listed), rank: Number(rank), score: Number(score), userId };
}
