import { sql } from 'kysely';
import { afterCommit, isOneOf } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import type { GameDeps } from './deps.ts';
import type { StoredPack } from './tables.ts';

/** Short statements, each within its time limit: a pack takes some 200 KB. */
const gamesAtOnce = 50;

/** A player of a game, by the name in its pack. */
export interface NamedPlayer {
  readonly gameId: string;
  readonly teamIndex: number;
  readonly name: string;
}

/**
 * Replaces players' names in the packs of their games, and in the commands of all lines that say whom a team asked. No rule
 * depends on a name, so that the log replays to the same game.
 */
export async function renamePlayers(
  { namesChanged }: Pick<GameDeps, 'namesChanged'>,
  tx: Tx,
  players: readonly NamedPlayer[],
  newName: string,
): Promise<void> {
  const gameIds = [...new Set(players.map(({ gameId }) => gameId))].sort();
  if (gameIds.length === 0) return;
  // Waits for commands that are being stored: a cached game that they leave is older than what follows.
  await tx.selectFrom('games').select('id').where(isOneOf('id', gameIds)).orderBy('id').forUpdate().execute();
  for (let first = 0; first < gameIds.length; first += gamesAtOnce) {
    const batch = new Set(gameIds.slice(first, first + gamesAtOnce));
    const ofBatch = players.filter(({ gameId }) => batch.has(gameId));
    await renameInPacks(tx, [...batch], ofBatch, newName);
    await renameInCommands(tx, [...batch], ofBatch, newName);
  }
  afterCommit(tx, () => gameIds.forEach(namesChanged));
}

/** Removes a deleted gang from the packs of its games: their screens ask for no latecomers any more. */
export async function forgetGang(
  { namesChanged }: Pick<GameDeps, 'namesChanged'>,
  tx: Tx,
  gameIds: readonly string[],
): Promise<void> {
  await tx.selectFrom('games').select('id').where(isOneOf('id', gameIds)).orderBy('id').forUpdate().execute();
  const inOrder = [...gameIds].sort();
  for (let first = 0; first < inOrder.length; first += gamesAtOnce)
    await sql`
      update game_packs set pack = pack - 'gangId'
      where ${isOneOf('game_id', inOrder.slice(first, first + gamesAtOnce))}
    `.execute(tx);
  afterCommit(tx, () => inOrder.forEach(namesChanged));
}

async function renameInPacks(
  tx: Tx,
  gameIds: readonly string[],
  players: readonly NamedPlayer[],
  newName: string,
): Promise<void> {
  const stored = await tx
    .selectFrom('game_packs')
    .select(['game_id', sql<StoredPack['teams']>`pack -> 'teams'`.as('teams')])
    .where(isOneOf('game_id', gameIds))
    .execute();
  const renamed = stored.map(({ game_id, teams }) => ({
    game_id,
    teams: teams.map((team, index) => {
      const ofTeam = players.filter(({ gameId, teamIndex }) => gameId === game_id && teamIndex === index);
      const names = new Set(ofTeam.map(({ name }) => name));
      return { ...team, players: team.players.map((name) => (names.has(name) ? newName : name)) };
    }),
  }));
  await sql`
    update game_packs
    set pack = jsonb_set(pack, '{teams}', renamed.teams), card = jsonb_set(card, '{teams}', renamed.teams)
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as renamed (game_id text, teams jsonb)
    where game_packs.game_id = renamed.game_id
  `.execute(tx);
}

async function renameInCommands(
  tx: Tx,
  gameIds: readonly string[],
  players: readonly NamedPlayer[],
  newName: string,
): Promise<void> {
  const named = players.map(({ gameId, name }) => ({ game_id: gameId, name }));
  await sql`
    update game_commands set payload = jsonb_set(payload, '{teammate}', to_jsonb(${newName}::text))
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (game_id text, name text)
    where ${isOneOf('game_commands.game_id', gameIds)} and game_commands.game_id = named.game_id and payload ->> 'teammate' = named.name
  `.execute(tx);
}
