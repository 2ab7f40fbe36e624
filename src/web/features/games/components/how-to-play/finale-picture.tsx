import type { CSSProperties } from 'react';
import { lifelines } from '#shared/games/commands.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { LifelineSign } from '../teams/lifeline-sign.tsx';
import styles from './finale-picture.module.css';

const stands = [
  { team: 'turquoise', place: 2 },
  { team: 'coral', place: 1 },
  { team: 'violet', place: 3 },
] as const;

/** The four lifelines, then the winner's stand. */
export function FinalePicture() {
  return (
    <div>
      <div className={styles.lifelines}>
        {lifelines.map((lifeline, index) => (
          <span key={lifeline} style={delayed(index * 0.7)}>
            <LifelineSign lifeline={lifeline} />
          </span>
        ))}
      </div>
      <div className={styles.podium}>
        {stands.map(({ team, place }) => (
          <span key={team} data-team={team} data-place={place} className={styles.stand}>
            <span className={`team-weave ${styles.cloth}`} />
            {place === 1 && <Icon name="crown" className={styles.crown} />}
          </span>
        ))}
      </div>
      {Array.from({ length: 12 }, (_, index) => (
        <span
          key={index}
          className={styles.piece}
          data-kind={index % 3}
          style={{ insetInlineStart: `${4 + index * 8}%`, ...delayed(((index * 7) % 12) / 8) }}
        />
      ))}
    </div>
  );
}

function delayed(seconds: number): CSSProperties {
  return { animationDelay: `${seconds}s` };
}
