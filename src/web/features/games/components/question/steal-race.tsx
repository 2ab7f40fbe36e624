import { useId, type ReactNode } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { nextTeam } from '#shared/games/question.ts';
import { stealTakers } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { UserText } from '../../../../ui/value.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useScreenFocus } from '../../hooks/use-screen-focus.ts';
import { TeamEmblem } from '../teams/team-emblem.tsx';
import styles from './steal-race.module.css';

export interface StealRaceProps {
  readonly clock: ReactNode;
  /** Of the clock; none on a device that only watches. */
  readonly tools: ReactNode;
}

/**
 * Beside a question whose steal has no team yet: the teams that may take it, and the seconds until it goes to the next one.
 * Loaded by games with the buzzer alone: what others need too comes from outside.
 */
export function StealRace({ clock, tools }: StealRaceProps) {
  const text = useText().games.question.stealRace;
  const { pack, state, isWriter, give } = useGameContext();
  const titleId = useId();
  // Its code may come after the step that opens the steal.
  useScreenFocus('steal race');
  return (
    <section className={styles.race} role="group" aria-labelledby={titleId}>
      <div className={styles.clock}>{clock}</div>
      <h2 id={titleId} className={styles.title}>
        {text.title}
      </h2>
      {tools}
      <div className={styles.teams}>
        {stealTakers(pack, state).map((teamIndex) => {
          const team = teamOf(pack, teamIndex);
          return (
            <button
              key={teamIndex}
              type="button"
              data-team={team.color}
              data-take={teamIndex}
              className={styles.team}
              disabled={!isWriter}
              onClick={() => give({ type: 'takeSteal', teamIndex })}
            >
              <TeamEmblem emblem={team.emblem} />
              <span>
                <UserText>{team.name}</UserText>
              </span>
            </button>
          );
        })}
      </div>
      <p className={styles.otherwise}>{text.otherwise(teamOf(pack, nextTeam(pack, state)).name)}</p>
    </section>
  );
}
