import { lastResults } from '#shared/games/last-question.ts';
import { teamOf } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { QuestionSide, SideActs, SidePanel } from '../question/question-side.tsx';
import styles from './last-side.module.css';

/** Beside the revealed last question: who was nearest, and the way to the result. */
export function LastSide() {
  const text = useText().games.play.lastQuestion;
  const { pack, state, isWriter, give } = useGameContext();
  const nearest = lastResults(pack, state).filter(({ isNearest }) => isNearest);
  return (
    <QuestionSide>
      <SidePanel>
        <div className={styles.nearest} aria-live="polite">
          <h2>{nearest.length === 0 ? text.nobody : text.nearest}</h2>
          {nearest.map(({ teamIndex }) => {
            const team = teamOf(pack, teamIndex);
            return (
              <p key={teamIndex} data-team={team.color} className="text-team-text">
                <UserText>{team.name}</UserText>
              </p>
            );
          })}
        </div>
      </SidePanel>
      {isWriter && (
        <SideActs isWide>
          <Button icon="trophy" onClick={() => give({ type: 'awardLastQuestion' })}>
            {text.award}
          </Button>
        </SideActs>
      )}
    </QuestionSide>
  );
}
