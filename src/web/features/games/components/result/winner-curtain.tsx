import { useState } from 'react';
import type { PackTeam } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { prefersReducedMotion } from '../../../../ui/reduced-motion.ts';
import { TeamEmblem } from '../teams/team-emblem.tsx';
import styles from './winner-curtain.module.css';

/** The winner's weave over the whole screen, with its name; it leaves to show what lies below. */
export function WinnerCurtain({ team, isLeaving }: { team: PackTeam; isLeaving: boolean }) {
  const text = useText().games.play.result;
  const [isGone, setGone] = useState(prefersReducedMotion);
  if (isGone) return null;
  return (
    <div
      role="status"
      data-team={team.color}
      data-leaving={isLeaving || undefined}
      className={styles.curtain}
      onAnimationEnd={(event) => {
        if (isLeaving && event.target === event.currentTarget) setGone(true);
      }}
    >
      <span aria-hidden="true" className={`team-weave ${styles.cloth}`} />
      <div className={styles.label}>
        <TeamEmblem emblem={team.emblem} className={styles.emblem} />
        <p className={styles.name}>{text.winner(team.name)}</p>
      </div>
    </div>
  );
}
