import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import type { Game } from '#shared/games/state.ts';
import { winners } from '#shared/games/tie-break.ts';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { launchConfetti } from '../../../ui/confetti.ts';
import { TeamEmblem } from '../components/teams/team-emblem.tsx';
import { player } from '../sound/player.ts';
import styles from './taste-end.module.css';

const confettiPieces = 120;

interface EndProps {
  readonly game: Game;
  readonly isSoundOn: boolean;
  readonly StartLink: ComponentType<{ readonly className?: string }>;
  readonly onAgain: () => void;
}

/** The winner's moment, and the way to a real game. */
export function TasteEnd({ game: { pack, state }, isSoundOn, StartLink, onAgain }: EndProps) {
  const text = useText().taste;
  const { teamA, teamB } = useText().home.board;
  const [only, another] = winners(pack, state);
  const winner = only === undefined || another !== undefined ? null : teamOf(pack, only);
  const celebrate = useEffectEvent(() => {
    if (isSoundOn) player.play('fanfare');
    if (winner !== null) launchConfetti(confettiPieces);
  });
  useEffect(() => celebrate(), []);
  return (
    <div className={styles.end} data-team={winner?.color}>
      {winner && <span aria-hidden="true" className={`team-weave ${styles.weave}`} />}
      <div className={styles.said}>
        {winner && <TeamEmblem emblem={winner.emblem} className={styles.sign} />}
        <h3 data-start tabIndex={-1} className={styles.name}>
          {winner === null ? text.tie : text.winner(only === 0 ? teamA : teamB)}
        </h3>
        <p className={styles.closing}>{text.closing}</p>
      </div>
      <StartLink className="justify-items-center text-center" />
      <Button variant="quiet" icon="repeat" className="justify-self-center" onClick={onAgain}>
        {text.again}
      </Button>
    </div>
  );
}
