import { useEffect, useState } from 'react';
import { present } from '#shared/kernel/assert.ts';
import { useText } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { UserText } from '../../../ui/value.tsx';
import { useRoomOnScreen } from './room-context.tsx';
import { remoteOf } from './use-room.ts';
import styles from './remote-sign.module.css';

const markedMs = 1500;

/** Shows who has the remote; highlighted for a moment after each of its steps. */
export function RemoteSign() {
  const text = useText().rooms.remote;
  const { room, presses } = present(useRoomOnScreen(), 'the room on the screen');
  const isMarked = useMark(presses);
  const remote = remoteOf(room.known);
  if (remote === undefined) return null;
  return (
    <p
      className={styles.sign}
      data-marked={isMarked || undefined}
      data-away={!remote.isHere || room.state !== 'open' || undefined}
    >
      <Icon name="remote" />
      <span className="sr-only">{text.label}:</span>
      <UserText>{remote.name}</UserText>
    </p>
  );
}

/** True for a moment after each press. */
function useMark(presses: number): boolean {
  const [shown, setShown] = useState(presses);
  useEffect(() => {
    const timer = setTimeout(() => setShown(presses), markedMs);
    return () => clearTimeout(timer);
  }, [presses]);
  return shown !== presses;
}
