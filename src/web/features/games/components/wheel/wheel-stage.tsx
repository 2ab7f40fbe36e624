import { useEffect, useRef, useState } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { giveHaptic } from '../../../../lib/haptics.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { TeamWeave } from '../../../../ui/team-weave.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { prefersReducedMotion } from '../../../../ui/reduced-motion.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useScreenFocus } from '../../hooks/use-screen-focus.ts';
import { useIsRoomComing, useRoomOnScreen } from '../../rooms/room-context.tsx';
import { player } from '../../sound/player.ts';
import { TeamEmblem } from '../teams/team-emblem.tsx';
import { MediaWait } from './media-wait.tsx';
import { spinFrames, spinMs, stopAngle, tickTimes } from './spin.ts';
import { WheelDisc } from './wheel-disc.tsx';
import styles from './wheel-stage.module.css';

/** How long the chosen team's name is shown before the board. */
const nameMs = 1700;

type Motion = 'waiting' | 'spinning' | 'stopped' | 'named';

/**
 * Who begins: the pack knows it already, the wheel shows it. With reduced motion it stops at once [GAME-2]. Then it waits a
 * little for the board's media [GAME-6].
 */
export function WheelStage() {
  const text = useText().games.play.wheel;
  const { pack, isWriter, isSoundOn } = useGameContext();
  const [motion, setMotion] = useState<Motion>('waiting');
  const disc = useRef<SVGSVGElement>(null);
  useScreenFocus(`${motion} ${isWriter}`);
  const first = pack.wheel.firstTeamIndex;
  const stop = () => {
    setMotion('stopped');
    giveHaptic('heavy');
    if (isSoundOn) player.play('wheelStop');
  };
  const spin = () => {
    const angle = stopAngle(first, pack.teams.length, Math.random());
    if (disc.current === null || prefersReducedMotion()) {
      if (disc.current !== null) disc.current.style.transform = `rotate(${angle}deg)`;
      stop();
      return;
    }
    setMotion('spinning');
    spinDisc(disc.current, angle, isSoundOn, stop);
  };
  useEffect(() => {
    if (motion !== 'stopped') return;
    const timer = setTimeout(() => setMotion('named'), nameMs);
    return () => clearTimeout(timer);
  }, [motion]);
  const hasStopped = motion === 'stopped' || motion === 'named';

  return (
    <div className={styles.stage}>
      <div className={styles.talk}>
        <h2 aria-live="assertive">
          {hasStopped ? text.starts(teamOf(pack, first).name) : motion === 'spinning' ? text.spinning : text.title}
        </h2>
        <Legend chosen={hasStopped ? first : null} />
        {isWriter && motion === 'waiting' && (
          <Button size="large" onClick={spin}>
            {text.spin}
          </Button>
        )}
        <div role="status">
          {motion === 'waiting' && <p>{text.lead}</p>}
          {motion === 'named' && <MediaWait />}
        </div>
        <Phones />
      </div>
      <div className={styles.wheel}>
        <svg viewBox="0 0 40 44" aria-hidden="true" className={styles.pointer}>
          <path d="M20 44L2 8Q20 -6 38 8Z" fill="currentColor" />
        </svg>
        <WheelDisc ref={disc} teams={pack.teams} />
      </div>
    </div>
  );
}

function Legend({ chosen }: { chosen: number | null }) {
  const { pack } = useGameContext();
  const room = useRoomOnScreen();
  const hasPlayers = room?.room.known?.seats.some(({ teamIndex }) => teamIndex !== null) === true;
  return (
    <ul
      className={styles.legend}
      data-teams={pack.teams.length}
      data-chosen={chosen === null ? undefined : true}
      data-players={hasPlayers || undefined}
    >
      {pack.teams.map((team, index) => (
        <li key={team.name} data-team={team.color} data-chosen={index === chosen || undefined}>
          <div className={styles.team}>
            <TeamWeave className={styles.weave} />
            <TeamEmblem emblem={team.emblem} />
            <UserText className="min-w-0 wrap-anywhere">{team.name}</UserText>
          </div>
          {room !== null && <room.parts.SeatNames teamIndex={index} />}
        </li>
      ))}
    </ul>
  );
}

/** How phones join. Its place is kept free, so that the button above it doesn't move. */
function Phones() {
  const isComing = useIsRoomComing();
  const room = useRoomOnScreen();
  return isComing && <div className={styles.phones}>{room !== null && <room.parts.RoomInvitation />}</div>;
}

function spinDisc(disc: SVGSVGElement, angle: number, isSoundOn: boolean, onStop: () => void): void {
  const spin = disc.animate(spinFrames(angle), { duration: spinMs, fill: 'forwards' });
  const ticks = isSoundOn
    ? tickTimes(angle).map((share) => setTimeout(() => player.play('wheelTick'), share * spinMs))
    : [];
  spin.finished.then(onStop, () => ticks.forEach((tick) => clearTimeout(tick)));
}
