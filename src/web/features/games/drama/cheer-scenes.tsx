import { present } from '#shared/kernel/assert.ts';
import { useText } from '../../../lib/language.ts';
import { Sparks, TeamLine } from './scene-parts.tsx';
import type { Scene } from './scenes.ts';
import styles from './cheer-scenes.module.css';
import { RightMark } from './verdict-scenes.tsx';

/** A burst in the colour of the team that was right, over whatever comes next; without a name if several were. */
export function CheerScene({ scene }: { scene: Scene }) {
  return (
    <>
      <span className={styles.glow} />
      <div className={styles.cheer}>
        <Sparks />
        <div className={styles.card}>
          <RightMark />
          {scene.teamIndex !== null && <TeamLine teamIndex={scene.teamIndex} />}
        </div>
      </div>
    </>
  );
}

/** No team was right: a kind word that sinks away. */
export function NobodyScene() {
  const text = useText().games.drama;
  return <p className={styles.kind}>{text.nobody}</p>;
}

const maxLanterns = 6;

/** One lantern for each right answer of the run, lit one after the other. */
export function StreakScene({ scene: { teamIndex, run } }: { scene: Scene }) {
  const text = useText().games.drama;
  const lanterns = Array.from({ length: Math.min(run, maxLanterns) }, (_, index) => index);
  return (
    <>
      <span className={styles.glow} />
      <div className={styles.banner}>
        <div className={styles.lanterns}>
          {lanterns.map((index) => (
            <span key={index} style={{ '--nth': index }}>
              <svg viewBox="0 0 48 48">
                <path d="M20 3h8l2-5h-12Z" fill="var(--saffron-deep)" />
                <path d="M24 2 43 13v22L24 46 5 35V13Z" fill="var(--saffron)" />
                <path d="M24 11 35 24 24 37 13 24Z" fill="#0b1628" />
                <path d="M24 16 31 24 24 32 17 24Z" fill="#fff7e8" />
              </svg>
            </span>
          ))}
        </div>
        <p className={styles.word}>{text.streak}</p>
        <TeamLine teamIndex={present(teamIndex, 'the team with a run')} />
        <p className={styles.run}>{text.streakOf(run)}</p>
      </div>
    </>
  );
}
