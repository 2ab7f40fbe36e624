import { gamesApi, type GameBranch, type GameRecord, type Intermission } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import type { Pack } from '#shared/games/pack.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { readPack } from '#shared/games/schema.ts';
import { call, type CallOptions } from '../../../lib/api-client.ts';
import { learnServerTime } from '../../../lib/server-clock.ts';

export interface LoadedGame {
  readonly record: GameRecord;
  readonly pack: Pack;
  readonly commands: readonly Command[];
  readonly intermission: Intermission | null;
  readonly lease: { readonly deviceId: string; readonly expiresAt: number } | null;
  readonly branches: readonly GameBranch[];
  readonly now: number;
}

/** The calls of one game. Errors are thrown as ApiError. */
export interface GameTransport {
  load(): Promise<LoadedGame>;
  send(commands: readonly Command[]): Promise<{ readonly seq: number }>;
  /** `intermission` begins or ends one; undefined leaves it. */
  takeLease(takeOver: boolean, intermission?: Intermission | null): Promise<{ readonly seq: number }>;
  chooseBranch(branchId: string, keep: 'branch' | 'main'): Promise<void>;
}

/** A network that neither answers nor fails counts as none: the screen must not wait for it. */
const patienceMs = 8000;

export function createTransport(id: string, deviceId: string): GameTransport {
  return {
    async load() {
      const loaded = await timed((options) => call(gamesApi.getGame, { id, rulesVersion }, options));
      return { ...loaded, record: loaded.game, pack: readPack(loaded.pack) };
    },
    send: (commands) =>
      timed((options) => call(gamesApi.sendCommands, { id, deviceId, commands: [...commands] }, options)),
    takeLease: (takeOver, intermission) =>
      timed((options) => call(gamesApi.takeLease, { id, deviceId, takeOver, intermission }, options)),
    async chooseBranch(branchId, keep) {
      await call(gamesApi.chooseBranch, { id, branchId, keep, deviceId });
    },
  };
}

// The answer carries the server's instant: commands are stamped by it.
async function timed<Answer extends { readonly now: number }>(
  ask: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const sentAt = Date.now();
  const answer = await ask({ patienceMs });
  learnServerTime({ serverMs: answer.now, sentAt, receivedAt: Date.now(), resolutionMs: 1 });
  return answer;
}
