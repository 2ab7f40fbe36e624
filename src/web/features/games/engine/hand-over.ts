import { gamesApi, maxCommandsPerCall } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { ApiError, codeOf } from '../../../lib/api-client.ts';
import { gapOf } from './sender.ts';
import type { GameTransport } from './transport.ts';

/** An error that isn't of the game's own rules may pass: no network, a server that restarts, a session that ended. */
export function isOutOfReach(error: unknown): boolean {
  return !(error instanceof ApiError && error.hasPrefix('games/'));
}

/**
 * Sends the server a line that it no longer follows, from this step on. Under a lost lease each batch is rejected, and
 * thereby stored as a branch; if earlier steps are missing there, the server says from where. False if not all was
 * stored: this device then has the only copy.
 */
export async function handOver(
  transport: Pick<GameTransport, 'send'>,
  line: readonly Command[],
  fromSeq: number,
): Promise<boolean> {
  let next = fromSeq;
  let isTaken = true;
  let lastGap: number | null = null;
  while (next <= line.length) {
    const batch = line.slice(next - 1, next - 1 + maxCommandsPerCall);
    try {
      await transport.send(batch);
    } catch (error) {
      if (isOutOfReach(error)) throw error;
      const gap = gapOf(error);
      if (gap !== null && gap !== lastGap) {
        lastGap = gap;
        next = gap + 1;
        continue;
      }
      isTaken &&= isWithServer(error);
    }
    next += batch.length;
  }
  return isTaken;
}

/** Stored as a branch; or the game is over, and takes none. */
function isWithServer(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (codeOf(gamesApi.sendCommands, error) === 'games/finished' || typeof error.params['branchId'] === 'string')
  );
}
