import styles from './pick-picture.module.css';

const hues = [75, 200, 25, 150] as const;
const values = [200, 400, 600] as const;

/** A tile is picked, and its question opens. */
export function PickPicture() {
  return (
    <div>
      <div className={styles.board}>
        {hues.map((hue) => (
          <span key={hue} className="hue emblem" style={{ '--hue': hue }} />
        ))}
        {values.map((value) =>
          hues.map((hue) => (
            <span key={hue} className={`tile ${styles.tile}`} data-value={value} data-picked={isPicked(value, hue)}>
              <bdi>{value}</bdi>
            </span>
          )),
        )}
      </div>
      <div className={styles.opened}>
        <span className={styles.lines}>
          <i />
          <i />
        </span>
      </div>
      <span className={styles.finger} />
    </div>
  );
}

function isPicked(value: number, hue: number): true | undefined {
  return (value === 400 && hue === hues[2]) || undefined;
}
