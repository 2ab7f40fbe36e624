import { createHash } from 'node:crypto';
import { z } from 'zod';
import { gameChangeSchema, gameTopicOf, maxTailLength, type GameChange } from '#shared/games/live.ts';
import { AppError } from '../platform/app-error.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import type { GameDeps } from './deps.ts';
import { readCommands } from './loaded-game.ts';
import { getOwnGame, listOpenBranches } from './queries.ts';
import type { GameRow } from './tables.ts';
import { leaseOf } from './writers.ts';

const prefix = gameTopicOf('');

/**
 * The live topic of the host's own game: stored commands, the writing device, and branches (docs/rules.md, "One
 * writer").
 */
export function gameTopic({ database, clock, accounts }: GameDeps): DescribedTopic {
  return {
    description: {
      name: gameTopicOf('{id}'),
      access: 'signed-in',
      summary: "A game of the caller's: its last commands, the device that writes, and open branches.",
      data: gameChangeSchema,
    },
    isShared: false,
    owns: (name) => name.startsWith(prefix) && z.uuid().safeParse(name.slice(prefix.length)).success,
    changeNameOf: (_, name) => name,
    async read(caller, name, after) {
      if (caller === null || !(await accounts.hasSession(caller.sessionId))) throw new AppError('auth/unauthenticated');
      const now = clock.now();
      const row = await getOwnGame(database.query, caller.user.uid, name.slice(prefix.length), now);
      const stands = {
        outcome: row.outcome,
        writer: leaseOf(row, now)?.deviceId ?? null,
        intermission: row.intermission,
        branches: await listOpenBranches(database.query, row.id),
      };
      const version = versionOf(row, stands);
      if (version === after) return null;
      const point = { gameId: row.id, line: row.line, seq: row.seq };
      const data: GameChange = {
        seq: row.seq,
        ...stands,
        tail: await readCommands(database.query, point, tailStart(row, after) - 1),
      };
      return { version, data };
    },
  };
}

// A renewed lease is no change; different commands are, even if their number is the same.
function versionOf({ line, seq }: GameRow, stands: object): string {
  const digest = createHash('sha256').update(JSON.stringify(stands)).digest('base64url').slice(0, 11);
  return `${line}.${seq}.${digest}`;
}

/** The last command of a page with this version, if it can continue from there; else the newest. */
function tailStart({ line, seq }: GameRow, after: string | null): number {
  const [knownLine, knownSeq] = (after ?? '').split('.').map(Number);
  const canGoOn = knownLine === line && knownSeq !== undefined && knownSeq <= seq && seq - knownSeq < maxTailLength;
  return canGoOn ? knownSeq : seq;
}
