import { useEffect, useRef, useState } from 'react';
import type { HostRoom } from '#shared/rooms/schema.ts';
import { useText } from '../../../lib/language.ts';
import { useGameContext } from '../hooks/game-context.tsx';
import { player } from '../sound/player.ts';
import { RoomChip } from './room-chip.tsx';
import { RoomNumber } from './room-number.tsx';
import { RoomQr } from './room-qr.tsx';
import { joinCodeOf, useShownRoom } from './use-shown-room.ts';
import styles from './room-invitation.module.css';

/** On the wheel's screen: a large QR code, and who has joined. A phone shows the chip instead. */
export function RoomInvitation() {
  const { known } = useShownRoom();
  return known && <Invitation {...known} />;
}

function Invitation({ seats, isLocked }: HostRoom) {
  const text = useText().rooms;
  const code = joinCodeOf(useShownRoom());
  const joined = useJoined(seats);
  const onlookers = seats.filter(({ teamIndex }) => teamIndex === null).length;
  return (
    <>
      <p role="status" className="sr-only">
        {joined !== null && text.join.joined(joined)}
      </p>
      {code !== null && (
        <section aria-label={text.title} className={styles.invitation}>
          <RoomQr code={code} className={styles.qr} />
          <div className={styles.words}>
            <h3>{text.join.title}</h3>
            <p>{text.join.scan}</p>
            <RoomNumber code={code} />
            {onlookers > 0 && <p>{text.seats.onlookers(onlookers)}</p>}
          </div>
        </section>
      )}
      {isLocked && (
        <p className={styles.invitation}>
          <span className="pill">{text.lock.locked}</span>
        </p>
      )}
      <RoomChip place="wheel" />
    </>
  );
}

/** Phones that join within this time are announced together, with one sound. */
const togetherMs = 1000;

/** The names that joined last while this screen is shown, or null; plays a sound for them. */
function useJoined(seats: HostRoom['seats']): string | null {
  const { isSoundOn } = useGameContext();
  const separator = useText().rooms.join.separator;
  const [announced, setAnnounced] = useState<HostRoom['seats']>([]);
  const known = useRef(seats);
  const began = useRef(-Infinity);
  useEffect(() => {
    const joined = seats.filter(({ id }) => known.current.every((seat) => seat.id !== id));
    known.current = seats;
    if (joined.length === 0) return;
    const now = performance.now();
    const isTogether = now - began.current < togetherMs;
    setAnnounced((before) => (isTogether ? [...before, ...joined] : joined));
    if (isTogether) return;
    began.current = now;
    if (isSoundOn) player.play('pick');
  }, [seats, isSoundOn]);
  // A removed name is gone from here too.
  const names = announced.filter(({ id }) => seats.some((seat) => seat.id === id)).map(({ name }) => name);
  return names.length === 0 ? null : names.join(separator);
}
