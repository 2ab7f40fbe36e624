import { Points } from '../frame/points.tsx';
import styles from './score-reel.module.css';

const digits = Array.from({ length: 10 }, (_, digit) => digit);

/** A score whose digits roll up from 0; a screen reader gets it once. */
export function ScoreReel({ value }: { value: number }) {
  const places = String(Math.abs(value)).split('').map(Number);
  return (
    <>
      <span className="sr-only">
        <Points value={value} />
      </span>
      <bdi aria-hidden="true" className={`num ${styles.reel}`}>
        {value < 0 && '−'}
        {places.map((digit, place) => (
          <span key={place} className={styles.place}>
            <span
              className={styles.strip}
              style={{ '--rolled': `${-10 * digit}%`, '--turn': `${(places.length - place) * 120}ms` }}
            >
              {digits.map((each) => (
                <span key={each}>{each}</span>
              ))}
            </span>
          </span>
        ))}
      </bdi>
    </>
  );
}
