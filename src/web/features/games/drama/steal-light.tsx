import { teamOf } from '#shared/games/pack.ts';
import { useGameContext } from '../hooks/game-context.tsx';
import styles from './steal-light.module.css';

/** The stage in the colour and the cloth of the team that steals, as long as it may. */
export function StealLight() {
  const { pack, state } = useGameContext();
  const { question } = state;
  if (question?.stage !== 'steal' || question.stealTeamIndex === null) return null;
  const { color } = teamOf(pack, question.stealTeamIndex);
  return (
    <>
      <span aria-hidden="true" data-steal-light data-team={color} className={styles.light}>
        <span className="team-weave" />
        <span className="team-weave" />
      </span>
      <span aria-hidden="true" data-team={color} className={styles.ring} />
    </>
  );
}
