import { useText } from '../../../lib/language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { GongDisc, GongFrame, GongMallet } from './gong.tsx';
import { Centre, Night } from './scene-parts.tsx';
import styles from './time-up-scene.module.css';

const waves = [0, 1, 2] as const;

/** The mallet strikes, the gong swings and laughs. */
export function TimeUpScene() {
  const text = useText().games.drama;
  return (
    <div className={styles.scene}>
      <Night />
      <Centre
        word={text.timeUp}
        picture={
          <>
            {waves.map((wave) => (
              <span key={wave} className={styles.wave} style={{ '--wave': wave }} />
            ))}
            <svg viewBox="0 0 200 200" className={styles.layer}>
              <GongFrame />
            </svg>
            <svg viewBox="0 0 200 200" className={classNames(styles.layer, styles.disc)}>
              <GongDisc />
            </svg>
            <svg viewBox="0 0 200 200" className={classNames(styles.layer, styles.mallet)}>
              <GongMallet />
            </svg>
          </>
        }
      />
    </div>
  );
}
