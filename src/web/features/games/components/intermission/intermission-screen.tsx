import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Intermission } from '#shared/games/api.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { LanternScene } from '../../../../ui/lantern-scene.tsx';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { WovenBand } from '../../../../ui/woven-band.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { useRoomOnScreen } from '../../rooms/room-context.tsx';
import styles from './intermission-screen.module.css';

/**
 * The whole screen while the room prays or eats [REST-1]: over everything, and only its button ends it. Below it the host
 * rules the room [ROOM-3]. `notice` is the bar of a watching device, which has no button.
 */
export function IntermissionScreen({
  kind,
  notice,
  onEnd,
}: {
  kind: Intermission;
  notice: ReactNode;
  onEnd: (() => void) | null;
}) {
  const text = useText().games.manners.intermission;
  const dialog = useRef<HTMLDialogElement>(null);
  const room = useRoomOnScreen();
  const [isRoomOpen, setIsRoomOpen] = useState(false);
  // Before it leaves the page: closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const mayEnd = onEnd !== null;
  // The button comes once it is known that this device writes.
  useEffect(() => dialog.current?.querySelector('button')?.focus(), [mayEnd]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="intermission"
      className={styles.screen}
      // A key pressed by chance must not start the clocks of an empty room.
      onCancel={(event) => {
        if (event.target === dialog.current) event.preventDefault();
      }}
      onClose={(event) => {
        // A browser closes it without leave where Escape is pressed again and again.
        if (event.target === dialog.current && dialog.current.isConnected && !dialog.current.open)
          dialog.current.showModal();
      }}
    >
      <LanternScene wide className={classNames(styles.scene)} />
      <SaduBand className={styles.band} />
      <div className={styles.middle}>
        <h2 id="intermission">{text.title[kind]}</h2>
        <p>{text.body[kind]}</p>
        {onEnd === null ? (
          notice
        ) : (
          <Button size="large" icon="play" className={styles.end} onClick={onEnd}>
            {text.end}
          </Button>
        )}
        {room !== null && (
          <Button variant="quiet" icon="phone" aria-haspopup="dialog" onClick={() => setIsRoomOpen(true)}>
            {room.label}
          </Button>
        )}
      </div>
      <WovenBand className={classNames(styles.cloth)} />
      {room !== null && <room.parts.RoomDialog open={isRoomOpen} onClose={() => setIsRoomOpen(false)} />}
    </dialog>
  );
}
