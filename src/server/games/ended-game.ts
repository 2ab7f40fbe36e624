import type { UncountedReason } from '#shared/games/scoring.ts';
import type { Game } from '#shared/games/state.ts';
import type { Database } from '../platform/database/index.ts';
import { readCommandsOf, replayStored } from './loaded-game.ts';
import { getPack } from './queries.ts';

/** A finished game, replayed, and why it doesn't count; null if it isn't finished. */
export async function readFinished(
  query: Database['query'],
  gameId: string,
): Promise<{ readonly uncounted: UncountedReason | null; readonly game: Game } | null> {
  const row = await query
    .selectFrom('games')
    .select(['seq', 'uncounted'])
    .where('id', '=', gameId)
    .where('outcome', '=', 'finished')
    .executeTakeFirst();
  if (row === undefined) return null;
  const commands = (await readCommandsOf(query, [gameId])).get(gameId) ?? [];
  const game = replayStored(
    await getPack(query, gameId),
    commands.filter(({ seq }) => seq <= row.seq),
  );
  return { uncounted: row.uncounted, game };
}
