import { queryOptions } from '@tanstack/react-query';
import { gamesApi } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { replay } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import { readPack } from '#shared/games/schema.ts';
import { summarize, type Summary } from '#shared/games/summary.ts';
import { call } from '../../lib/api-client.ts';
import { createStepStore } from '../../lib/step-store.ts';

export interface FinishedGame {
  readonly pack: Pack;
  readonly endedEarly: boolean;
  readonly summary: Summary;
}

/** A finished game: from the server, or from this device while its last steps are still on their way [GAME-6]. */
export function finishedGameQuery(gameId: string, uid: string) {
  return queryOptions({
    queryKey: ['games', gameId, 'summary'],
    async queryFn({ signal }): Promise<FinishedGame> {
      const steps = createStepStore(uid);
      try {
        const { pack, commands } = await call(gamesApi.getSummary, { id: gameId }, { signal });
        void forgetSent(gameId, uid);
        return finishedGame(readPack(pack), commands);
      } catch (error) {
        const kept = signal.aborted ? null : await steps.read(gameId).catch(() => null);
        if (kept?.commands.at(-1)?.type !== 'finish') throw error;
        return finishedGame(kept.pack, kept.commands);
      }
    },
  });
}

function finishedGame(pack: Pack, commands: readonly Command[]): FinishedGame {
  const game = replay(pack, commands);
  if (!game.ok) throw new Error(`the log doesn't replay: ${game.refusal.code}`);
  return { pack, endedEarly: game.value.state.endedEarly, summary: summarize(pack, game.value.state) };
}

// The device needs no copy of what the server has whole.
async function forgetSent(gameId: string, uid: string): Promise<void> {
  const steps = createStepStore(uid);
  const unsent = await steps.unsentGames().catch(() => [gameId]);
  if (!unsent.includes(gameId)) await steps.forget(gameId).catch(() => undefined);
}
