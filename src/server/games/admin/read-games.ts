import { sql } from 'kysely';
import type { z } from 'zod';
import type { adminGamesApi, HostedGame, OpenedGame } from '#shared/games/admin-api.ts';
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

export async function listHostedGames({ database, clock }: GameDeps, wish: z.output<Api['input']>): Promise<z.input<Api['output']>> {
  const { outcome, host = '', from, to, limit } = wish;
  const now = clock.now();
  const after = wish.cursor === undefined ? null : readCursor(wish.cursor);
  const address = host.normalize('NFKC').trim().toLowerCase();
  const rows = await selectGames(database.query)
    .$if(wish.id !== undefined, (query) => query.where('games.id', '=', wish.id ?? ''))
    // An open game that nobody went on with has ended, whether or not the job has come by.
    .$if(outcome === 'open', (query) => query.where('games.outcome', '=', 'open').where(lastPlayed, '>=', abandonedBefore(now)))
    .$if(outcome === 'finished', (query) => query.where('games.outcome', '=', 'finished'))
    .$if(outcome === 'abandoned', (query) => query.where((build) => build.or([
      build('games.outcome', '=', 'abandoned'), build.and([build('games.outcome', '=', 'open'), build(lastPlayed, '<', abandonedBefore(now))]),
    ])))
    .$if(address !== '', (query) => query.where((build) => build.or([build('games.host_id', '=', host.trim()), build('users.email', '=', address)])))
    .$if(from !== undefined, (query) => query.where('games.created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('games.created_at', '<=', new Date(to ?? 0)))
    .$if(after !== null, (query) => query.where(sql<boolean>`(games.created_at, games.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`))
    .orderBy('games.created_at', 'desc').orderBy('games.id', 'desc').limit(limit + 1).execute();
  const items = rows.slice(0, limit).map((row) => hostedGameOf(row, now));
  const last = items.at(-1);
  const hasMore = rows.length > items.length;
  return { items, nextCursor: hasMore && last ? writeCursor({ at: last.createdAt, id: last.id }) : null, hasMore };
}

export async function getHostedGame({ database, clock }: GameDeps, id: string): Promise<OpenedGame> {
  return database.transaction((tx) => readGame(tx, id, clock.now()));
}

/** A game as the staff sees it, with the pack that holds every answer. */
export async function readGame(tx: Tx, id: string, now: number): Promise<OpenedGame> {
  const row = await selectGames(tx).where('games.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('games/not-found');
  const returned = await tx.selectFrom('session_ledger').select('id').where('reason', '=', 'game-returned').where('source_id', '=', id).executeTakeFirst();
  return {
    game: hostedGameOf(row, now), pack: await getPack(tx, id), commands: await readCommands(tx, { gameId: id, line: row.line, seq: row.seq }),
    lease: leaseOf(row, now), branches: await listOpenBranches(tx, id), isReturned: returned !== undefined,
  };
}

function selectGames(query: Query) {
  return query.selectFrom('games').innerJoin('game_packs', 'game_packs.game_id', 'games.id').innerJoin('users', 'users.id', 'games.host_id')
    .selectAll('games').select(['game_packs.card', 'users.display_name', 'users.email', 'users.deleted_at']);
}

type Row = GameRow & { readonly card: Card; readonly display_name: string; readonly email: string; readonly deleted_at: Date | null };

function hostedGameOf(row: Row, now: number): HostedGame {
  const { host_id: hostId, display_name: displayName, email } = row;
  return { ...recordOf(asOf(row, now), row.card), hostId, host: row.deleted_at === null ? { uid: hostId, displayName, email } : null };
}
