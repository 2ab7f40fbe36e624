import { nextToCommitPoints } from '#shared/games/last-question.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { CommitmentList, CommitmentRow } from '../contest/commitment-row.tsx';
import { PointsForm } from './points-form.tsx';
import styles from './points-stage.module.css';

/** The last question is announced: each team commits points that it gains or loses by it, unseen by the others. */
export function PointsStage() {
  const text = useText().games.play.lastQuestion;
  const { pack, state, isWriter, give } = useGameContext();
  const next = nextToCommitPoints(pack, state);
  return (
    <div className={styles.stage}>
      <section className={styles.card}>
        <SaduBand className={styles.teeth} />
        <h2>{text.title}</h2>
        <p>{text.lead}</p>
      </section>
      <section className={styles.card}>
        {next !== null && isWriter && <PointsForm key={next} teamIndex={next} />}
        {next === null && (
          <p role="status" className={styles.status}>
            {text.allIn}
          </p>
        )}
        <CommitmentList within="question">
          {pack.teams.map((team, teamIndex) => (
            <CommitmentRow
              key={team.name}
              teamIndex={teamIndex}
              hasCommitted={state.lastQuestion?.points[teamIndex] !== undefined}
              words={text}
            />
          ))}
        </CommitmentList>
        {next === null && isWriter && (
          <Button size="large" autoFocus onClick={() => give({ type: 'openLastQuestion' })}>
            {text.open}
          </Button>
        )}
      </section>
    </div>
  );
}
