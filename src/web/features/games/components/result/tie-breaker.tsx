import { present } from '#shared/kernel/assert.ts';
import { answerOf } from '#shared/games/view.ts';
import { tieBreakAnswer, winners } from '#shared/games/tie-break.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { CommitmentList, CommitmentRow } from '../contest/commitment-row.tsx';
import { useNumberOutcome } from '../contest/use-number-outcome.tsx';

/** How the decider went: the number of each team beside the right one. */
export function TieBreaker() {
  const text = useText().games.play.tieBreak;
  const localized = useLocalized();
  const { pack, state } = useGameContext();
  const answer = tieBreakAnswer(pack, state);
  const tieBreak = present(state.tieBreak, 'the tie-breaker');
  return (
    <>
      {answer === null && <h2>{text.title}</h2>}
      <p className="text-ink">{localized(pack.tieBreaker.text)}</p>
      {answer !== null && (
        <p>
          {text.answer}:{' '}
          <b className="font-display text-[1.6em] text-success">{localized(answerOf(pack, pack.tieBreaker).answer)}</b>
        </p>
      )}
      <CommitmentList>
        {tieBreak.teamIndexes.map((teamIndex) => (
          <TieRow key={teamIndex} teamIndex={teamIndex} answer={answer} />
        ))}
      </CommitmentList>
    </>
  );
}

/** A tied team: whether it has answered, and with the right number how near it came. */
export function TieRow({ teamIndex, answer }: { teamIndex: number; answer: number | null }) {
  const { pack, state } = useGameContext();
  const describe = useNumberOutcome(answer ?? 0);
  const number = state.tieBreak?.numbers[teamIndex];
  const hasCommitted = number !== undefined;
  if (answer === null || !hasCommitted) return <CommitmentRow teamIndex={teamIndex} hasCommitted={hasCommitted} />;
  return (
    <CommitmentRow
      teamIndex={teamIndex}
      hasCommitted
      hasWon={winners(pack, state).includes(teamIndex)}
      outcome={describe(number)}
    />
  );
}
