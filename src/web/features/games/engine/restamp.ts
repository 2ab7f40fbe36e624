import { replay } from '#shared/games/log.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Line } from './reconcile.ts';

/**
 * A line whose unsent steps were stamped by a fast clock, moved back so that the last of them is now: the intervals
 * stay. Null if impossible: a sent step is ahead itself, or the rules would reject it.
 */
export function restamp(pack: Pack, { commands, sentSeq }: Line, now: number): Line | null {
  const sent = commands.slice(0, sentSeq);
  const unsent = commands.slice(sentSeq);
  const aheadMs = Math.max(...unsent.map(({ at }) => at)) - now;
  const earliest = sent.at(-1)?.at ?? 0;
  if (unsent.length === 0 || aheadMs <= 0 || earliest > now) return null;
  const moved = [...sent, ...unsent.map((command) => ({ ...command, at: Math.max(earliest, command.at - aheadMs) }))];
  return replay(pack, moved).ok ? { commands: moved, sentSeq } : null;
}
