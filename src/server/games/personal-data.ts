import { setImmediate as othersTurn } from 'node:timers/promises';
import type { GameRecord } from '#shared/games/api.ts';
import type { ScoreLine } from '#shared/games/state.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { GameDeps } from './deps.ts';
import { readCommandsOf, replayStored } from './loaded-game.ts';
import { asOf, recordOf } from './record.ts';

/** Of a long game, a pack and its commands take some 100 KB. */
const gamesAtOnce = 20;

/** A host's data in this domain: games with the names of teams and players, and all commands. */
export function gamesOfUser({ database, clock }: Pick<GameDeps, 'database' | 'clock'>): PersonalData {
  return {
    eraseUser,
    exportUser: () => Promise.resolve({}),
    async exportLists(tx, hostId) {
      const rows = await tx
        .selectFrom('games')
        .select('id')
        .where('host_id', '=', hostId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return {
        games: readAll(
          database,
          rows.map(({ id }) => id),
          clock.now(),
        ),
      };
    },
  };
}

// Packs, commands, writers, branches and answer codes go with their game.
async function eraseUser(tx: Tx, hostId: string): Promise<void> {
  // In the order in which others lock several games.
  await tx.selectFrom('games').select('id').where('host_id', '=', hostId).orderBy('id').forUpdate().execute();
  await tx.deleteFrom('games').where('host_id', '=', hostId).execute();
}

interface ExportedGame extends GameRecord {
  /** Each change of a score, with the reason written for a manual one. */
  readonly scoreSheet: readonly ScoreLine[];
}

/** A host may have thousands of games: a few are read at a time, and each is replayed in its own turn. One that was deleted meanwhile is left out. */
async function* readAll({ query }: Database, ids: readonly string[], now: number): AsyncGenerator<ExportedGame> {
  for (let first = 0; first < ids.length; first += gamesAtOnce) {
    const batch = ids.slice(first, first + gamesAtOnce);
    const rows = await query
      .selectFrom('games')
      .innerJoin('game_packs', 'game_packs.game_id', 'games.id')
      .selectAll('games')
      .select(['game_packs.card', 'game_packs.pack'])
      .where(isOneOf('games.id', batch))
      .orderBy('games.created_at')
      .orderBy('games.id')
      .execute();
    const commands = await readCommandsOf(query, batch);
    for (const { pack, card, ...row } of rows) {
      const { sheet } = replayStored(
        pack,
        (commands.get(row.id) ?? []).filter(({ seq }) => seq <= row.seq),
      ).state;
      yield { ...recordOf(asOf(row, now), card), scoreSheet: sheet };
      await othersTurn();
    }
  }
}
