import { useState } from 'react';
import type { OpenQuestion } from '#shared/games/state.ts';
import { awardChoices, undoSwing } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { useAward } from '../../engine/flying-points.ts';
import { teamOf, useGameContext } from '../../engine/game-context.tsx';
import { TeamEmblem } from '../teams/team-emblem.tsx';
import { Points } from '../frame/points.tsx';
import { UndoDialog } from '../frame/undo-dialog.tsx';

/** The teams that were right: judged by the room in `open`, already decided in `choices`, where it may be corrected. */
export function RevealSide({ open }: { open: OpenQuestion }) {
  const { isWriter } = useGameContext();
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (!isWriter)
    return (
      <div className="q-side">
        <div className="q-clock" />
      </div>
    );
  const isDecided = open.verdict !== undefined && !isCorrecting;
  return (
    <div className="q-side">
      {isDecided ? <Verdict verdict={open.verdict ?? null} onCorrect={() => setIsCorrecting(true)} /> : <Judging />}
      <UndoReveal />
    </div>
  );
}

function Judging() {
  const text = useText().games.question;
  const { pack, state } = useGameContext();
  const award = useAward();
  return (
    <section className="q-judge">
      <h2>{text.whoWasRight}</h2>
      <div className="q-judge-choices">
        {awardChoices(pack, state).map(({ teamIndex, points }) => {
          const team = teamOf(pack, teamIndex);
          return (
            <button
              key={teamIndex}
              type="button"
              data-team={team.color}
              className="judge-button"
              onClick={() => award(teamIndex, points)}
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
        <button type="button" className="judge-button nobody" onClick={() => award(null, 0)}>
          {text.nobody}
        </button>
      </div>
    </section>
  );
}

function Verdict({ verdict, onCorrect }: { verdict: number | null; onCorrect: () => void }) {
  const text = useText().games.question;
  const { pack, state } = useGameContext();
  const award = useAward();
  const team = verdict === null ? null : teamOf(pack, verdict);
  const points = awardChoices(pack, state).find(({ teamIndex }) => teamIndex === verdict)?.points ?? 0;
  return (
    <>
      <section className="q-judge q-verdict" data-team={team?.color} aria-live="polite">
        {team !== null && <TeamEmblem emblem={team.emblem} />}
        <h2>{team === null ? text.verdictNobody : <UserText>{team.name}</UserText>}</h2>
        <p>
          <Points value={points} signed={points > 0} />
        </p>
      </section>
      <div className="q-acts">
        <Button variant="quiet" onClick={onCorrect}>
          {text.correct}
        </Button>
        <Button onClick={() => award(verdict, points)}>{text.next}</Button>
      </div>
    </>
  );
}

/** Undo for the most common case: revealed too early. */
function UndoReveal() {
  const text = useText().games.play.undo;
  const { game } = useGameContext();
  const [isAsking, setIsAsking] = useState(false);
  if (undoSwing(game) === null) return null;
  return (
    // On an upright phone the score bar right below has it already.
    <div className="q-acts phone:!hidden">
      <Button variant="quiet" icon="undo" onClick={() => setIsAsking(true)}>
        {text.label}
      </Button>
      <UndoDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  );
}
