import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState, StatePanel } from '../../../ui/state-panel.tsx';
import { useGameContext } from '../hooks/game-context.tsx';
import { useClockPausedWhile } from '../hooks/use-paused-clock.ts';
import { ClearOnlookers } from './clear-onlookers.tsx';
import { RoomNumber } from './room-number.tsx';
import { RoomQr } from './room-qr.tsx';
import { RoomSwitch } from './room-switch.tsx';
import { SeatLists } from './seat-lists.tsx';
import { joinCodeOf, useShownRoom } from './use-shown-room.ts';
import styles from './room-dialog.module.css';

/** How phones join, who is here, and the host's controls. The clock stops while it is open. */
export function RoomDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().rooms;
  useClockPausedWhile(open);
  return (
    <Dialog open={open} onClose={onClose} title={text.title} className={classNames(styles.dialog)}>
      <RoomBody />
    </Dialog>
  );
}

function RoomBody() {
  const { known } = useShownRoom();
  const { pack } = useGameContext();
  return (
    <div className={styles.room} data-known={known !== null || undefined}>
      <div className={styles.join}>
        <JoinPanel />
      </div>
      {known !== null && <SeatLists pack={pack} />}
    </div>
  );
}

/** The code to scan, or why there is none. */
function JoinPanel() {
  const text = useText().rooms;
  const describe = useErrorText();
  const room = useShownRoom();
  const { state, known, error, retry } = room;
  const code = joinCodeOf(room);
  if (state === 'offline') {
    return (
      <StatePanel icon="offline" title={text.offline.title} spacing="small">
        {text.offline.body}
      </StatePanel>
    );
  }
  if (state === 'failed') {
    const message = error === null ? text.failed.body : `${describe(error)} ${text.failed.body}`;
    return <FailedState title={text.failed.title} message={message} onRetry={retry} />;
  }
  if (known === null) {
    return (
      <div aria-busy="true" className={styles.code}>
        <Skeleton className={styles.qr} />
        <p>{text.join.opening}</p>
      </div>
    );
  }
  return (
    <>
      {code === null ? (
        <StatePanel icon="phone" title={text.lock.locked} spacing="small">
          {text.lock.lockedHint}
        </StatePanel>
      ) : (
        <div className={styles.code}>
          <RoomQr code={code} className={styles.qr} />
          <p>{text.join.scan}</p>
          <RoomNumber code={code} />
        </div>
      )}
      <RoomSwitches />
      <ClearOnlookers />
    </>
  );
}

function RoomSwitches() {
  const { lock, mute } = useText().rooms;
  const { known, change } = useShownRoom();
  return (
    <div>
      <RoomSwitch
        label={lock.label}
        hint={lock.hint}
        checked={known?.isLocked ?? false}
        change={(isLocked) => change({ isLocked })}
      />
      <RoomSwitch
        label={mute.label}
        hint={mute.hint}
        checked={known?.hasReactions === false}
        change={(isMuted) => change({ hasReactions: !isMuted })}
      />
    </div>
  );
}
