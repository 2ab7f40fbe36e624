import type { GameRecord } from '#shared/games/api.ts';
import type { ScoreLine } from '#shared/games/state.ts';
import type { Tx } from '../platform/database/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { GameDeps } from './deps.ts';
import { loadLine } from './loaded-game.ts';
import { asOf, recordOf } from './record.ts';

/** What this domain holds of a host: games with the names of teams and players, and all that was played. */
export function gamesOfUser({ clock }: Pick<GameDeps, 'clock'>): PersonalData {
  return { eraseUser, exportUser: async (tx, hostId) => ({ games: await listAll(tx, hostId, clock.now()) }) };
}

// Packs, commands, writers, branches and answer codes go with their game.
async function eraseUser(tx: Tx, hostId: string): Promise<void> {
  await tx.deleteFrom('games').where('host_id', '=', hostId).execute();
}

interface ExportedGame extends GameRecord {
  /** Each change of a score, with the reason somebody wrote where it was made by hand. */
  readonly scoreSheet: readonly ScoreLine[];
}

async function listAll(tx: Tx, hostId: string, now: number): Promise<ExportedGame[]> {
  const rows = await tx.selectFrom('games').innerJoin('game_packs', 'game_packs.game_id', 'games.id')
    .selectAll('games').select('game_packs.card').where('games.host_id', '=', hostId).orderBy('games.created_at').orderBy('games.id').execute();
  const exported: ExportedGame[] = [];
  for (const row of rows) {
    const { game } = await loadLine(tx, undefined, { gameId: row.id, line: row.line, seq: row.seq });
    exported.push({ ...recordOf(asOf(row, now), row.card), scoreSheet: game.state.sheet });
  }
  return exported;
}
