import { useEffect, useRef } from 'react';
import { answeringTeam } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { TeamWeave } from '../../../../ui/team-weave.tsx';
import { teamOf, useGameContext } from '../../engine/game-context.tsx';
import { Points } from '../frame/points.tsx';
import { LifelineButtons, LifelineSigns } from './lifeline-buttons.tsx';
import { TeamEmblem } from './team-emblem.tsx';

/** Longer ones are written smaller, in two lines. */
const longName = 13;

/** One team below the board. In turn it shows its lifelines; waiting it is one button that opens its sheet. */
export function TeamBar({ teamIndex, onOpen }: { teamIndex: number; onOpen: () => void }) {
  const text = useText().games.play.teams;
  const { pack, state } = useGameContext();
  const team = teamOf(pack, teamIndex);
  const score = state.scores[teamIndex] ?? 0;
  const isInTurn = teamIndex === state.currentTeamIndex && state.phase !== 'result';
  const isLit = state.phase !== 'result' && answeringTeam(state) === teamIndex;
  const inside = (
    <>
      <TeamWeave className="phone:w-1.5 short:w-[7px]" />
      <TeamEmblem emblem={team.emblem} className="team-emblem" />
      <span className="team-name">
        <b dir="auto" data-long={Array.from(team.name).length > longName || undefined}>
          <span>{team.name}</span>
        </b>
        {state.phase !== 'result' && <TeamStatus teamIndex={teamIndex} isInTurn={isInTurn} isLit={isLit} />}
      </span>
      <Score teamIndex={teamIndex} score={score} />
    </>
  );
  if (!isInTurn) {
    return (
      <button type="button" data-team={team.color} data-lit={isLit || undefined} className="team-bar" onClick={onOpen}>
        {inside}
        <span className="sr-only">{text.open}</span>
      </button>
    );
  }
  return (
    <div data-team={team.color} data-in-turn data-lit={isLit || undefined} className="team-bar">
      {inside}
      <LifelineButtons teamIndex={teamIndex} />
    </div>
  );
}

/** What the team does now; a waiting one shows the lifelines it has left. */
function TeamStatus({ teamIndex, isInTurn, isLit }: { teamIndex: number; isInTurn: boolean; isLit: boolean }) {
  const text = useText().games.play.teams;
  const { question } = useGameContext().state;
  const isStealing = question?.stage === 'steal' && question.stealTeamIndex === teamIndex;
  return (
    <>
      <small>{isStealing ? text.steal : isLit ? text.yourTurn : text.waiting}</small>
      {!isInTurn && !isLit && <LifelineSigns teamIndex={teamIndex} />}
    </>
  );
}

/** Jumps a little when it changes. */
function Score({ teamIndex, score }: { teamIndex: number; score: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(score);
  useEffect(() => {
    if (before.current === score) return;
    before.current = score;
    const element = place.current;
    element?.classList.remove('score-pop');
    // Reading the size restarts the same animation.
    element?.getBoundingClientRect();
    element?.classList.add('score-pop');
  }, [score]);
  return (
    <span ref={place} data-score-of={teamIndex} className="team-score">
      <Points value={score} />
    </span>
  );
}
