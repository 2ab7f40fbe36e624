import { gameNewsSchema, gameTopicOf, type GameNews } from '#shared/games/live.ts';
import type { Command } from '#shared/games/commands.ts';
import type { LiveConnection } from '../../../lib/live.ts';

export interface NewsHandlers {
  /** How the game stands, at once and whenever that changes. */
  readonly onNews: (news: GameNews) => void;
  /** Whether changes are heard from here on; until it says so, nothing is. */
  readonly onHold: (holds: boolean) => void;
}

/** Follows one game until the answer is called. */
export type FollowGame = (handlers: NewsHandlers) => () => void;

export function createFollowGame(live: Pick<LiveConnection, 'follow'>, gameId: string): FollowGame {
  return ({ onNews, onHold }) =>
    live.follow(gameTopicOf(gameId), {
      onHold,
      onData: (data) => {
        const parsed = gameNewsSchema.safeParse(data);
        if (parsed.success) onNews(parsed.data);
        // Another release of the server speaks otherwise: then it is asked.
        else onHold(false);
      },
    });
}

/** The whole line that counts, from a line that it goes on from; null where that can't be known from its end. */
export function joinTail(
  own: readonly Command[],
  { seq, tail }: Pick<GameNews, 'seq' | 'tail'>,
): readonly Command[] | null {
  const [first] = tail;
  if (first === undefined) return seq === 0 && own.length === 0 ? own : null;
  if (first.seq !== 1 && own[first.seq - 1]?.id !== first.id) return null;
  return [...own.slice(0, first.seq - 1), ...tail];
}
