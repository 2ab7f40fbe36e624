import { gamesApi, maxCommandsPerCall } from '#shared/games/api.ts';
import { createStepStore, type KeptGame, type StepStore } from '../../../lib/step-store.ts';
import { deviceId } from './device-id.ts';
import { codeOf } from '../../../lib/api-client.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { handOver, isOutOfReach } from './hand-over.ts';
import { restamp } from './restamp.ts';
import { createTransport, type GameTransport } from './transport.ts';

/**
 * Sends what this account's games left unsent on this device: after a game was left without the network, and before
 * signing out. Answers how many steps are still here; those stay until the account signs in again [GAME-6].
 */
export async function sendUnsentSteps(uid: string): Promise<number> {
  const device = await deviceId();
  return sendAll(createStepStore(uid), (gameId) => createTransport(gameId, device), serverNow);
}

/** How many steps of this account wait on this device. */
export async function countUnsentSteps(uid: string): Promise<number> {
  const steps = createStepStore(uid);
  const games = await steps
    .unsentGames()
    .then((ids) => Promise.all(ids.map((id) => steps.read(id))))
    .catch(() => []);
  return games.reduce((sum, game) => sum + (game === null ? 0 : game.commands.length - game.sentSeq), 0);
}

/** `now` is the server's time by its last answer, in ms since 1970. */
export async function sendAll(
  steps: StepStore,
  transportOf: (gameId: string) => Pick<GameTransport, 'send'>,
  now: () => number,
): Promise<number> {
  let left = 0;
  for (const gameId of await steps.unsentGames().catch(() => [])) {
    left += await sendGame(steps, gameId, transportOf(gameId), now);
  }
  return left;
}

async function sendGame(
  steps: StepStore,
  gameId: string,
  transport: Pick<GameTransport, 'send'>,
  now: () => number,
): Promise<number> {
  const kept = await steps.read(gameId);
  if (!kept) return 0;
  let { sentSeq } = kept;
  try {
    while (sentSeq < kept.commands.length) {
      const { seq } = await transport.send(kept.commands.slice(sentSeq, sentSeq + maxCommandsPerCall));
      sentSeq = Math.min(Math.max(seq, sentSeq + 1), kept.commands.length);
      await steps.markSent(gameId, sentSeq);
    }
    return 0;
  } catch (error) {
    const left = kept.commands.length - sentSeq;
    if (isOutOfReach(error)) return left;
    if (codeOf(gamesApi.sendCommands, error) !== 'games/clock-ahead')
      return await setAside(steps, gameId, transport, kept, sentSeq);
    // The device's clock was fast when these were played: they are moved back, and sent another time.
    const moved = restamp(kept.pack, { commands: kept.commands, sentSeq }, now());
    if (moved !== null) await steps.replace(gameId, { pack: kept.pack, ...moved });
    return moved === null ? left : await sendGame(steps, gameId, transport, now);
  }
}

// Another line counts meanwhile: this one is sent as a branch, and the game is reloaded when it opens.
async function setAside(
  steps: StepStore,
  gameId: string,
  transport: Pick<GameTransport, 'send'>,
  kept: KeptGame,
  sentSeq: number,
): Promise<number> {
  try {
    if (!(await handOver(transport, kept.commands, sentSeq + 1))) return kept.commands.length - sentSeq;
    await steps.forget(gameId);
    return 0;
  } catch {
    return kept.commands.length - sentSeq;
  }
}
