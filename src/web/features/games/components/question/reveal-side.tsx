import { useState } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { awardChoices } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useScreenFocus } from '../../hooks/use-screen-focus.ts';
import { TeamEmblem } from '../teams/team-emblem.tsx';
import { Points } from '../frame/points.tsx';
import { QuestionSide, SideActs } from './question-side.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './reveal-side.module.css';

/**
 * The teams that were right: judged by the room in `open`, already decided in `choices`, where it may be corrected. A
 * device that only watches shows the same, with nothing to press.
 */
export function RevealSide({ open }: { open: OpenQuestion }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  useScreenFocus(String(isCorrecting));
  const isDecided = open.verdict !== undefined && !isCorrecting;
  return (
    <QuestionSide>
      {isDecided ? (
        <Verdict verdict={open.verdict ?? null} isFoul={open.isFoul === true} onCorrect={() => setIsCorrecting(true)} />
      ) : (
        <Judging />
      )}
    </QuestionSide>
  );
}

function Judging() {
  const text = useText().games.question;
  const { pack, state, isWriter, give } = useGameContext();
  return (
    <section className={styles.judge}>
      <h2>{text.whoWasRight}</h2>
      <div className={styles.choices}>
        {awardChoices(pack, state).map(({ teamIndex, points }) => {
          const team = teamOf(pack, teamIndex);
          return (
            <button
              key={teamIndex}
              type="button"
              data-team={team.color}
              data-award={teamIndex}
              className={styles.choice}
              disabled={!isWriter}
              onClick={() => give({ type: 'award', teamIndex })}
            >
              <span>
                <UserText>{team.name}</UserText>
              </span>
              <b>
                <Points value={points} signed />
              </b>
            </button>
          );
        })}
        <button
          type="button"
          data-award="nobody"
          className={classNames(styles.choice, styles.nobody)}
          disabled={!isWriter}
          onClick={() => give({ type: 'award', teamIndex: null })}
        >
          {text.nobody}
        </button>
      </div>
    </section>
  );
}

function Verdict({ verdict, isFoul, onCorrect }: { verdict: number | null; isFoul: boolean; onCorrect: () => void }) {
  const text = useText().games.question;
  const { pack, state, isWriter, give } = useGameContext();
  const team = verdict === null ? null : teamOf(pack, verdict);
  const points = awardChoices(pack, state).find(({ teamIndex }) => teamIndex === verdict)?.points ?? 0;
  return (
    <>
      <section className={classNames(styles.judge, styles.verdict)} data-team={team?.color} aria-live="polite">
        {team !== null && <TeamEmblem emblem={team.emblem} />}
        <h2>{team === null ? isFoul ? text.secretWord.foul : text.verdictNobody : <UserText>{team.name}</UserText>}</h2>
        <p>
          <Points value={points} signed={points > 0} />
        </p>
      </section>
      {isWriter && (
        <SideActs isWide>
          <Button variant="quiet" onClick={onCorrect}>
            {text.correct}
          </Button>
          <Button onClick={() => give({ type: 'award', teamIndex: verdict })}>{text.next}</Button>
        </SideActs>
      )}
    </>
  );
}
