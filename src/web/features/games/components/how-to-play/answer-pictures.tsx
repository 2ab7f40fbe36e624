import { Icon } from '../../../../ui/icon.tsx';
import styles from './answer-pictures.module.css';

/** A team answers before its clock runs out. */
export function AnswerPicture() {
  return (
    <div>
      <Clock className={styles.ticking} />
      <div className={styles.card}>
        <QuestionLines />
        <Options right={2} />
      </div>
      <span data-team="coral" className={`team-weave ${styles.band}`} />
      <Points team="coral" value={400} />
    </div>
  );
}

/** The clock runs out, and the next team takes the question. */
export function StealPicture() {
  return (
    <div>
      <Clock className={styles.running} />
      <div className={styles.card}>
        <QuestionLines />
        <Options wrong={0} right={3} />
      </div>
      <span data-team="coral" className={`team-weave ${styles.band}`} />
      <span data-team="turquoise" className={`team-weave ${styles.band} ${styles.stealing}`} />
      <span data-team="turquoise" className={styles.call}>
        <Icon name="steal" />
      </span>
      <Points team="turquoise" value={400} />
    </div>
  );
}

function QuestionLines() {
  return (
    <span className={styles.lines}>
      <i />
      <i />
    </span>
  );
}

function Options({ right, wrong }: { right: number; wrong?: number }) {
  return (
    <span className={styles.options}>
      {[0, 1, 2, 3].map((option) => (
        <span key={option} className={styles.option}>
          <i />
          {option === right && (
            <span className={styles.right}>
              <Icon name="check" />
            </span>
          )}
          {option === wrong && (
            <span className={styles.wrong}>
              <Icon name="close" />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

function Clock({ className }: { className: string | undefined }) {
  return (
    <span className={styles.clock}>
      <Icon name="timer" />
      <span>
        <i className={className} />
      </span>
    </span>
  );
}

function Points({ team, value }: { team: 'coral' | 'turquoise'; value: number }) {
  return (
    <span data-team={team} className={styles.points}>
      <bdi dir="ltr">+{value}</bdi>
    </span>
  );
}
