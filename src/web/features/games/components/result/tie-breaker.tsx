import { present } from '#shared/kernel/assert.ts';
import { answerOf } from '#shared/games/view.ts';
import { tieBreakAnswer, winners } from '#shared/games/tie-break.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { CommitmentList, CommitmentRow } from '../contest/commitment-row.tsx';
import { NumberForm } from '../contest/number-form.tsx';
import { useNumberOutcome } from '../contest/use-number-outcome.tsx';

/** The closest number wins: each team types its own unseen, then all are shown with the right one. */
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

/** The next team's number, unseen by the others. */
export function TieEntry() {
  const text = useText().games.play.tieBreak;
  const localized = useLocalized();
  const { pack, state, isWriter } = useGameContext();
  const tieBreak = present(state.tieBreak, 'the tie-breaker');
  const next = tieBreak.teamIndexes.find((index) => tieBreak.numbers[index] === undefined);
  const unit = pack.tieBreaker.unit ? localized(pack.tieBreaker.unit) : '';
  return (
    <>
      <p>{text.lead}</p>
      {next !== undefined && isWriter && <NumberForm key={next} teamIndex={next} unit={unit} />}
    </>
  );
}

function TieRow({ teamIndex, answer }: { teamIndex: number; answer: number | null }) {
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
