import { useText } from '../../../lib/language.ts';
import { Centre, Night, Picked, Sparks, TeamLine } from './scene-parts.tsx';
import type { Scene } from './scenes.ts';
import styles from './verdict-scenes.module.css';

const rings = [0, 1, 2] as const;

/** The lights are out but for the lantern, whose woven rings beat with the drum. */
export function SuspenseScene({ scene: { choice, teamIndex } }: { scene: Scene }) {
  const text = useText().games.drama;
  return (
    <>
      <Night />
      <span className={styles.beam} data-side="start" />
      <span className={styles.beam} data-side="end" />
      <Centre
        word={text.suspense}
        picture={
          <>
            {rings.map((ring) => (
              <svg key={ring} viewBox="0 0 100 100" className={styles.ring} style={{ '--ring': ring }}>
                <path d={steppedDiamond} fill="none" stroke="var(--saffron)" strokeWidth="1.6" />
              </svg>
            ))}
            <Lantern />
          </>
        }
      >
        {choice !== null && <Picked choice={choice} />}
        {choice !== null && teamIndex !== null && <TeamLine teamIndex={teamIndex} />}
      </Centre>
    </>
  );
}

/** As a loom draws a ring: in steps, from the top and round. */
const steppedDiamond = `M50 2${quarter('h6v6')}${quarter('v6h-6')}${quarter('h-6v-6')}${quarter('v-6h6')}Z`;

function quarter(step: string): string {
  return step.repeat(8);
}

function Lantern() {
  return (
    <>
      <svg viewBox="0 0 48 48" className={styles.lantern}>
        <path d="M20 3h8l2-5h-12Z" fill="var(--saffron-deep)" />
        <path d="M24 2 43 13v22L24 46 5 35V13Z" fill="var(--saffron)" />
        <path d="M24 2 43 13v22L24 46Z" fill="#00000014" />
        <path d="M24 11 35 24 24 37 13 24Z" fill="#0b1628" />
      </svg>
      <svg viewBox="0 0 48 48" className={`${styles.lantern} ${styles.flame}`}>
        <path d="M24 16 31 24 24 32 17 24Z" fill="#fff7e8" />
      </svg>
    </>
  );
}

/** The light in which the answer appears; the answer itself is on the card below. */
export function LightScene() {
  return <span className={styles.flash} />;
}

/** A diamond that bursts open for a right answer; a square that shakes and falls for a wrong one. */
export function VerdictScene({ scene: { choice, teamIndex }, isRight }: { scene: Scene; isRight: boolean }) {
  const text = useText().games.drama;
  return (
    <div className={styles.verdict} data-right={isRight || undefined}>
      <Night tone={isRight ? 'right' : 'wrong'} />
      {isRight && <span className={styles.rays} />}
      {isRight && <Sparks />}
      <Centre word={isRight ? text.right : text.wrong} picture={isRight ? <RightMark /> : <WrongMark />}>
        {choice !== null && <Picked choice={choice} />}
        {teamIndex !== null && <TeamLine teamIndex={teamIndex} />}
      </Centre>
    </div>
  );
}

export function RightMark() {
  return (
    <svg viewBox="0 0 100 100" className={styles.rightMark}>
      <path d="M50 2 98 50 50 98 2 50Z" fill="var(--success)" />
      <path
        d="M50 12 88 50 50 88 12 50Z"
        fill="none"
        stroke="var(--on-success)"
        strokeWidth="2.5"
        strokeDasharray="6 4"
      />
      <path d="m32 51 13 13 24-27" fill="none" stroke="var(--on-success)" strokeWidth="9" strokeLinecap="square" />
    </svg>
  );
}

function WrongMark() {
  return (
    <svg viewBox="0 0 100 100" className={styles.wrongMark}>
      <rect x="14" y="14" width="72" height="72" rx="12" fill="none" stroke="var(--danger-fill)" strokeWidth="6" />
      <path
        d="m35 35 30 30m0-30L35 65"
        fill="none"
        stroke="var(--danger-fill)"
        strokeWidth="9"
        strokeLinecap="square"
      />
    </svg>
  );
}
