import { useState } from 'react';
import { codeText } from '#shared/rooms/code-text.ts';
import { useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { RoomNumber } from './room-number.tsx';
import { RoomQr } from './room-qr.tsx';
import { joinCodeOf, useShownRoom } from './use-shown-room.ts';
import styles from './room-chip.module.css';

/**
 * A small button that shows how phones join and opens the dialog: in the corner of a large board with a QR code, and on the
 * wheel's screen of devices that are too small for the invitation.
 */
export function RoomChip({ place }: { place: 'board' | 'wheel' }) {
  const text = useText().rooms;
  const room = useShownRoom();
  const [isOpen, setIsOpen] = useState(false);
  const seats = room.known?.seats ?? [];
  const code = joinCodeOf(room);
  const isAway = room.state === 'offline' || room.state === 'failed';
  const isShown = room.known !== null && (!isAway || seats.length > 0);
  const status = isAway ? text.away : text.here(seats.filter(({ isHere }) => isHere).length);
  return (
    <>
      {isShown && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={code === null ? status : text.join.number(codeText(code), status)}
          data-place={place}
          data-code={code !== null || undefined}
          className={styles.chip}
          onClick={() => setIsOpen(true)}
        >
          {code !== null && place === 'board' ? (
            <span className={styles.qr}>
              <RoomQr code={code} className="block w-full" />
            </span>
          ) : (
            <Icon name={isAway ? 'offline' : 'phone'} className="text-saffron-text" />
          )}
          {code === null ? <span>{status}</span> : <RoomNumber code={code} />}
        </button>
      )}
      <RoomDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
