import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import { gameOutcomes } from '#shared/games/api.ts';
import type { adminGamesApi, GameFilter, HostedGame, OpenedGame } from '#shared/games/admin-api.ts';
import { AppError } from '../../platform/app-error.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { GameDeps } from '../deps.ts';
import { readCommands } from '../loaded-game.ts';
import { getPack, listOpenBranches } from '../queries.ts';
import { abandonedBefore, asOf, recordOf } from '../record.ts';
import type { Card, GameRow } from '../tables.ts';
import { leaseOf } from '../writers.ts';

type Api = typeof adminGamesApi.listHostedGames;
type Query = Database['query'] | Tx;

const lastPlayed = sql<Date>`coalesce(games.last_command_at, games.created_at)`;

export async function listHostedGames(
  { database, clock }: GameDeps,
  wish: z.output<Api['input']>,
): Promise<z.input<Api['output']>> {
  const { outcome, host = '', from, to, limit } = wish;
  const now = clock.now();
  const after = wish.cursor === undefined ? null : readCursor(wish.cursor);
  const address = host.normalize('NFKC').trim().toLowerCase();
  // Looked up first: a condition on two tables at once would read every game.
  const hostId = address === '' ? null : await findHost(database.query, host.trim(), address);
  if (hostId === undefined) return { items: [], nextCursor: null, hasMore: false };
  const filtered = database.query
    .selectFrom('games')
    .select('games.id')
    .$if(wish.id !== undefined, (query) => query.where('games.id', '=', wish.id ?? ''))
    .$if(hostId !== null, (query) => query.where('games.host_id', '=', hostId))
    .$if(from !== undefined, (query) => query.where('games.created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('games.created_at', '<=', new Date(to ?? 0)))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(games.created_at, games.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('games.created_at', 'desc')
    .orderBy('games.id', 'desc')
    .limit(limit + 1);
  const conditions = outcome === undefined ? (hostId === null ? null : ofEachOutcome) : rowsOf[outcome](now);
  const rows = await selectGames(database.query)
    .where(
      'games.id',
      'in',
      conditions === null
        ? filtered
        : sql<string>`(${sql.join(
            conditions.map((is) => sql`(${filtered.where(is)})`),
            sql` union all `,
          )})`,
    )
    .orderBy('games.created_at', 'desc')
    .orderBy('games.id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map((row) => hostedGameOf(row, now));
  const last = items.at(-1);
  const hasMore = rows.length > items.length;
  return { items, nextCursor: hasMore && last ? writeCursor({ at: last.createdAt, id: last.id }) : null, hasMore };
}

/** Conditions in the query's text, so that the partial indexes apply; each gives its own page. */
const rowsOf: Readonly<Record<GameFilter, (now: number) => RawBuilder<boolean>[]>> = {
  // An open game without a command for long has ended, whether or not the job has run.
  open: (now) => [sql<boolean>`games.outcome = 'open' and ${lastPlayed} >= ${abandonedBefore(now)}`],
  finished: () => [sql<boolean>`games.outcome = 'finished'`],
  uncounted: () => [sql<boolean>`games.uncounted is not null`],
  abandoned: (now) => [
    sql<boolean>`games.outcome = 'abandoned'`,
    // It began before its last command: older games alone are read.
    sql<boolean>`games.outcome = 'open' and games.created_at < ${abandonedBefore(now)} and ${lastPlayed} < ${abandonedBefore(now)}`,
  ],
};

/** A host's games are indexed by their outcome, and then by time. */
const ofEachOutcome = gameOutcomes.map((outcome) => sql<boolean>`games.outcome = ${sql.lit(outcome)}`);

async function findHost(query: Query, id: string, address: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('users')
    .select('id')
    .where((is) => is.or([is('id', '=', id), is('email', '=', address)]))
    .executeTakeFirst();
  return row?.id;
}

export async function getHostedGame({ database, clock }: GameDeps, id: string): Promise<OpenedGame> {
  return database.transaction((tx) => readGame(tx, id, clock.now()));
}

/** A game for staff, with the pack that contains every answer. */
export async function readGame(tx: Tx, id: string, now: number): Promise<OpenedGame> {
  const row = await selectGames(tx).where('games.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('games/not-found');
  const returned = await tx
    .selectFrom('session_ledger')
    .select('id')
    .where('reason', '=', 'game-returned')
    .where('source_id', '=', id)
    .executeTakeFirst();
  return {
    game: hostedGameOf(row, now),
    pack: await getPack(tx, id),
    commands: await readCommands(tx, { gameId: id, line: row.line, seq: row.seq }),
    lease: leaseOf(row, now),
    branches: await listOpenBranches(tx, id),
    isReturned: returned !== undefined,
  };
}

function selectGames(query: Query) {
  return query
    .selectFrom('games')
    .innerJoin('game_packs', 'game_packs.game_id', 'games.id')
    .innerJoin('users', 'users.id', 'games.host_id')
    .selectAll('games')
    .select(['game_packs.card', 'users.display_name', 'users.email', 'users.deleted_at']);
}

type Row = GameRow & {
  readonly card: Card;
  readonly display_name: string;
  readonly email: string;
  readonly deleted_at: Date | null;
};

function hostedGameOf(row: Row, now: number): HostedGame {
  const { host_id: hostId, display_name: displayName, email, uncounted } = row;
  return {
    ...recordOf(asOf(row, now), row.card),
    uncounted,
    hostId,
    host: row.deleted_at === null ? { uid: hostId, displayName, email } : null,
  };
}
