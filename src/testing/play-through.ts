import { applyCommand } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Game } from '#shared/games/state.ts';
import { present } from '#shared/kernel/assert.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import { botMove } from './bot.ts';
import { startTestGame } from './test-game.ts';

/** Every game that a room of bots passes through, from the wheel to the end. */
export function playThrough(pack: Pack, seed: string): readonly Game[] {
  const random = seededRandom(seed);
  const games: Game[] = [startTestGame(pack).game()];
  let now = 0;
  while (games.at(-1)?.state.phase !== 'finished' && games.length < 2000) {
    const game = present(games.at(-1), 'the game');
    const { act, waitMs } = botMove(game, random, now);
    now += waitMs;
    const next = applyCommand(game, { ...act, id: `bot-${now}-${games.length}`, seq: game.seq + 1, at: now });
    if (next.ok) games.push(next.value);
  }
  return games;
}
