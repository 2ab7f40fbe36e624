import type { Command } from '#shared/games/commands.ts';

export interface Line {
  readonly commands: readonly Command[];
  readonly sentSeq: number;
}

export interface Reconciled {
  /** How play continues from here. */
  readonly line: Line;
  /** Own unsent steps that no longer fit: another device went on from the same place. */
  readonly aside: readonly Command[];
}

/** Lays this device's line over the server's: a continuation is kept, another way is set aside, whole. */
export function reconcile(server: readonly Command[], own: Line | null): Reconciled {
  const whole: Line = { commands: server, sentSeq: server.length };
  if (!own) return { line: whole, aside: [] };
  const common = commonLength(server, own.commands);
  if (common === server.length) return { line: { commands: own.commands, sentSeq: common }, aside: [] };
  // What the server once took and no longer has was set aside there, by the host's own choice.
  const aside = own.commands.slice(Math.max(common, own.sentSeq));
  return { line: whole, aside };
}

function commonLength(one: readonly Command[], other: readonly Command[]): number {
  const most = Math.min(one.length, other.length);
  for (let index = 0; index < most; index += 1) {
    if (one[index]?.id !== other[index]?.id) return index;
  }
  return most;
}
