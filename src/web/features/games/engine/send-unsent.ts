import { createStepStore, type KeptGame, type StepStore } from '../../../lib/step-store.ts';
import { deviceId } from './device-id.ts';
import { handOver, isOutOfReach } from './hand-over.ts';
import { mostInBatch } from './sender.ts';
import { createTransport, type GameTransport } from './transport.ts';

/**
 * Sends what this account's games left unsent on this device: after a game was left without the network, and before
 * signing out. Answers how many steps are still here; those stay until the account signs in again [GAME-6].
 */
export async function sendUnsentSteps(uid: string): Promise<number> {
  return sendAll(createStepStore(uid), (gameId) => createTransport(gameId, deviceId()));
}

export async function sendAll(steps: StepStore, transportOf: (gameId: string) => Pick<GameTransport, 'send'>): Promise<number> {
  let left = 0;
  for (const gameId of await steps.unsentGames().catch(() => [])) {
    left += await sendGame(steps, gameId, transportOf(gameId));
  }
  return left;
}

async function sendGame(steps: StepStore, gameId: string, transport: Pick<GameTransport, 'send'>): Promise<number> {
  const kept = await steps.read(gameId);
  if (!kept) return 0;
  let { sentSeq } = kept;
  try {
    while (sentSeq < kept.commands.length) {
      const { seq } = await transport.send(kept.commands.slice(sentSeq, sentSeq + mostInBatch));
      sentSeq = Math.min(Math.max(seq, sentSeq + 1), kept.commands.length);
      await steps.markSent(gameId, sentSeq);
    }
    return 0;
  } catch (error) {
    return isOutOfReach(error) ? kept.commands.length - sentSeq : await setAside(steps, gameId, transport, kept, sentSeq);
  }
}

// Another line counts meanwhile: this one goes to the server as a branch, and the game is read anew when it opens.
async function setAside(
  steps: StepStore, gameId: string, transport: Pick<GameTransport, 'send'>, kept: KeptGame, sentSeq: number,
): Promise<number> {
  try {
    await handOver(transport, kept.commands, sentSeq + 1);
    await steps.forget(gameId);
    return 0;
  } catch {
    return kept.commands.length - sentSeq;
  }
}
