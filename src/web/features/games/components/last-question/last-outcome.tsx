import { lastResults } from '#shared/games/last-question.ts';
import { openSecret } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import { formatGuess } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { CommitmentList, CommitmentRow } from '../contest/commitment-row.tsx';
import { useNumberOutcome } from '../contest/use-number-outcome.tsx';
import { Points } from '../frame/points.tsx';

/** After the reveal: each team's number, how far off it was, and the points that it gains or loses. */
export function LastOutcome() {
  const text = useText().games.play.lastQuestion;
  const { language } = useLanguage();
  const { pack, state } = useGameContext();
  const right = state.question && openSecret(pack, openContext(pack, state.question).question, 'number');
  const describe = useNumberOutcome(Number(right));
  return (
    <CommitmentList within="answer">
      {lastResults(pack, state).map(({ teamIndex, number, isNearest, points }) => (
        <CommitmentRow
          key={teamIndex}
          teamIndex={teamIndex}
          hasCommitted={number !== null}
          hasWon={isNearest}
          outcome={{
            shown: <Points value={points} signed={points !== 0} className="text-[1.4em]" />,
            note: number === null ? text.noAnswer : text.answered(formatGuess(number, language), describe(number).note),
          }}
        />
      ))}
    </CommitmentList>
  );
}
