import { teamOf } from '#shared/games/pack.ts';
import { answeringTeam, hasTurn, stealTakers } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { TeamWeave } from '../../../../ui/team-weave.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { LifelineButtons, LifelineSigns } from './lifeline-buttons.tsx';
import { TeamEmblem } from './team-emblem.tsx';
import { TeamScore } from './team-score.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './team-bar.module.css';

/** Longer ones are written smaller, in two lines. */
const longName = 13;

/** One team below the board. In turn it shows its lifelines; waiting, all of it opens its sheet. */
export function TeamBar({ teamIndex, onOpen }: { teamIndex: number; onOpen: () => void }) {
  const text = useText().games.play.teams;
  const { pack, state } = useGameContext();
  const team = teamOf(pack, teamIndex);
  const score = state.scores[teamIndex] ?? 0;
  const isInTurn = teamIndex === state.currentTeamIndex && hasTurn(state);
  const isLit = hasTurn(state) && (answeringTeam(state) === teamIndex || stealTakers(pack, state).includes(teamIndex));
  return (
    <div
      data-team={team.color}
      data-in-turn={isInTurn || undefined}
      data-lit={isLit || undefined}
      className={styles.bar}
    >
      <TeamWeave className={classNames('phone:w-1.5 short:w-[7px]', styles.weave)} />
      <TeamEmblem emblem={team.emblem} className={styles.emblem} />
      <span data-team-name className={styles.name}>
        <b dir="auto" data-long={Array.from(team.name).length > longName || undefined}>
          <span>{team.name}</span>
        </b>
        {hasTurn(state) && <TeamStatus teamIndex={teamIndex} isInTurn={isInTurn} isLit={isLit} />}
      </span>
      <TeamScore teamIndex={teamIndex} score={score} />
      {isInTurn ? (
        <LifelineButtons teamIndex={teamIndex} />
      ) : (
        // Over the bar, not round it: an award changes turns, and the bars stay the elements they are.
        <button type="button" className={styles.open} onClick={onOpen}>
          <span className="sr-only">
            <bdi>{team.name}</bdi> {text.open}
          </span>
        </button>
      )}
    </div>
  );
}

/** What the team does now; a waiting one shows the lifelines it has left. */
function TeamStatus({ teamIndex, isInTurn, isLit }: { teamIndex: number; isInTurn: boolean; isLit: boolean }) {
  const text = useText().games.play.teams;
  const { pack, state } = useGameContext();
  const isStealing = state.question?.stealTeamIndex === teamIndex || stealTakers(pack, state).includes(teamIndex);
  return (
    <>
      <small>{isStealing ? text.steal : isLit ? text.yourTurn : text.waiting}</small>
      {!isInTurn && !isLit && <LifelineSigns teamIndex={teamIndex} />}
    </>
  );
}
