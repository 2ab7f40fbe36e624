import type { Accepted } from '#shared/games/pack.ts';
import { useLocalized } from '../../hooks/game-context.tsx';
import styles from './accepted-names.module.css';

/** What could be named, at the reveal. */
export function AcceptedNames({ accepted }: { accepted: Accepted }) {
  const localized = useLocalized();
  return (
    <ul data-answer className={styles.names}>
      {accepted.names.map((name) => (
        <li key={name.ar}>{localized(name)}</li>
      ))}
    </ul>
  );
}
