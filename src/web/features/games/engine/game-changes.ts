import { gameChangeSchema, gameTopicOf, type GameChange } from '#shared/games/live.ts';
import type { Command } from '#shared/games/commands.ts';
import type { LiveConnection } from '../../../lib/live.ts';

export interface GameChangeHandlers {
  /** How the game stands, at once and whenever that changes. */
  readonly onChange: (change: GameChange) => void;
  /** Whether changes are heard from here on; until it says so, nothing is. */
  readonly onHold: (holds: boolean) => void;
}

/** Follows one game until the answer is called. */
export type FollowGame = (handlers: GameChangeHandlers) => () => void;

export function createFollowGame(live: Pick<LiveConnection, 'follow'>, gameId: string): FollowGame {
  return ({ onChange, onHold }) =>
    live.follow(gameTopicOf(gameId), {
      onHold,
      onData: (data) => {
        const parsed = gameChangeSchema.safeParse(data);
        if (parsed.success) onChange(parsed.data);
        // Another release of the server speaks otherwise: then it is asked.
        else onHold(false);
      },
    });
}

/** The whole line that counts, from a line that it goes on from; null where that can't be known from its end. */
export function joinTail(
  own: readonly Command[],
  { seq, tail }: Pick<GameChange, 'seq' | 'tail'>,
): readonly Command[] | null {
  const [first] = tail;
  if (first === undefined) return seq === 0 && own.length === 0 ? own : null;
  if (first.seq !== 1 && own[first.seq - 1]?.id !== first.id) return null;
  return [...own.slice(0, first.seq - 1), ...tail];
}
