import type { Clock } from '#shared/games/clock.ts';
import { teamOf } from '#shared/games/pack.ts';
import { answeringTeam } from '#shared/games/view.ts';
import { useText } from '../../../lib/language.ts';
import { lateMs } from '../components/question/ring-clock.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { useRemaining } from '../hooks/use-remaining.ts';
import { usePressed } from './pressed.ts';
import styles from './option-votes.module.css';

/** More dots would not fit below an option of a phone. */
const maxDots = 12;

/** The votes for an option as dots in the colour of their team, without whose; near the end the majority's ring [VOTE-1]. */
export function OptionVotes({ optionId }: { optionId: string }) {
  const { votes: text, join } = useText().rooms;
  const { pack, state } = useGameContext();
  const answering = answeringTeam(state);
  // Where undo gives a steal to another team, the votes of the first are for the same task.
  const votes = usePressed('vote').filter(({ teamIndex }) => teamIndex === answering);
  const own = votes.filter((vote) => vote.optionId === optionId);
  if (own.length === 0 || answering === null) return null;
  const clock = state.question?.clock ?? null;
  const more = own.length - maxDots;
  return (
    <span data-team={teamOf(pack, answering).color} className={styles.votes}>
      <span className="sr-only"> {text.count(own.length)}</span>
      <span aria-hidden="true" className={styles.dots}>
        {own.slice(0, maxDots).map(({ seatId }) => (
          <span key={seatId} data-vote className={styles.dot} />
        ))}
        {more > 0 && <bdi dir="ltr">{join.more(more)}</bdi>}
      </span>
      {clock !== null && clock.since !== null && majorityOf(votes) === optionId && <Majority clock={clock} />}
    </span>
  );
}

/** The option with most votes; null if two have as many. */
function majorityOf(votes: readonly { readonly optionId: string }[]): string | null {
  const counts = new Map<string, number>();
  for (const { optionId } of votes) counts.set(optionId, (counts.get(optionId) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const first = [...counts].filter(([, count]) => count === most);
  return first.length === 1 ? (first[0]?.[0] ?? null) : null;
}

/** A quiet ring, once little time is left. */
function Majority({ clock }: { clock: Clock }) {
  const text = useText().rooms.votes;
  const left = useRemaining(clock) ?? 0;
  if (left === 0 || left > lateMs) return null;
  return (
    <span data-majority className={styles.majority}>
      <span className="sr-only"> {text.majority}</span>
    </span>
  );
}
