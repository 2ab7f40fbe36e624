import { gamesApi, maxCommandsPerCall } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { ApiError, codeOf } from '../../../lib/api-client.ts';
import type { Timers } from './timers.ts';

export type SendingState = 'calm' | 'sending' | 'waiting';

export interface SenderParts {
  /** Unsent steps, oldest first. */
  readonly unsent: () => readonly Command[];
  readonly send: (commands: readonly Command[]) => Promise<{ readonly seq: number }>;
  /** The server has everything up to here. */
  readonly onStored: (seq: number) => void;
  /** The server's position: later steps are sent again. */
  readonly onGap: (seq: number) => void;
  /** The server keeps another line of play, or none any more. */
  readonly onRejected: (error: ApiError) => void;
  readonly onState: (state: SendingState) => void;
  readonly timers: Timers;
}

export interface Sender {
  /** There is something to send; a wait after a failure is sat out. */
  kick(): void;
  /** The network is back: sends at once. */
  wake(): void;
  stop(): void;
}

const firstWaitMs = 1000;
const maxWaitMs = 30_000;

export function backOffMs(failures: number): number {
  return Math.min(firstWaitMs * 2 ** Math.max(0, failures - 1), maxWaitMs);
}

/** Sends steps in order, one batch at a time; a lost network only delays them. */
export function createSender(parts: SenderParts): Sender {
  let isRunning = false;
  let isStopped = false;
  // Checked after every await: stopping may happen meanwhile.
  const mayGoOn = () => !isStopped;
  let failures = 0;
  let cancelWait: (() => void) | null = null;

  async function run(): Promise<void> {
    cancelWait?.();
    cancelWait = null;
    if (isRunning || isStopped) return;
    isRunning = true;
    let gapAt: number | null = null;
    while (mayGoOn()) {
      const batch = parts.unsent().slice(0, maxCommandsPerCall);
      if (batch.length === 0) break;
      parts.onState('sending');
      try {
        const { seq } = await parts.send(batch);
        failures = 0;
        gapAt = null;
        if (mayGoOn()) parts.onStored(seq);
      } catch (error) {
        if (!mayGoOn()) break;
        const gap = gapOf(error);
        if (gap !== null && gap !== gapAt) {
          gapAt = gap;
          parts.onGap(gap);
          continue;
        }
        isRunning = false;
        handleFailure(error);
        return;
      }
    }
    isRunning = false;
    if (mayGoOn()) parts.onState('calm');
  }

  function handleFailure(error: unknown): void {
    if (error instanceof ApiError && isFinal(error)) {
      parts.onState('calm');
      parts.onRejected(error);
      return;
    }
    failures += 1;
    parts.onState('waiting');
    const told = error instanceof ApiError ? error.retryAfterSeconds : null;
    cancelWait = parts.timers.after(told === null ? backOffMs(failures) : told * 1000, () => void run());
  }

  return {
    kick() {
      if (cancelWait === null) void run();
    },
    wake: () => void run(),
    stop() {
      isStopped = true;
      cancelWait?.();
    },
  };
}

/** The server's position, if steps between are missing. */
export function gapOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || codeOf(gamesApi.sendCommands, error) !== 'games/sequence-gap') return null;
  const seq = error.params['seq'];
  return typeof seq === 'number' ? seq : null;
}

// Signing in again, a server that restarts, too many at once: all of these pass, and the steps wait for it.
function isFinal(error: ApiError): boolean {
  return (error.hasPrefix('games/') || error.code === 'system/invalid-input') && error.code !== 'games/sequence-gap';
}
