import { gameChangeSchema, gameTopicOf, type GameChange } from '#shared/games/live.ts';
import type { Command } from '#shared/games/commands.ts';
import type { LiveConnection } from '../../../lib/live.ts';

export interface GameChangeHandlers {
  /** The game's state, at once and on every change. */
  readonly onChange: (change: GameChange) => void;
  /** Whether changes arrive from here on; false until called. */
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
        // A different release of the server may send another shape: then the game is fetched.
        else onHold(false);
      },
    });
}

/** The current line, joined from a known line and a tail; null if they don't connect. */
export function joinTail(
  own: readonly Command[],
  { seq, tail }: Pick<GameChange, 'seq' | 'tail'>,
): readonly Command[] | null {
  const [first] = tail;
  if (first === undefined) return seq === 0 && own.length === 0 ? own : null;
  if (first.seq !== 1 && own[first.seq - 1]?.id !== first.id) return null;
  return [...own.slice(0, first.seq - 1), ...tail];
}
