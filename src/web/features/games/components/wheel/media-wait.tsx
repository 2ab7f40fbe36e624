import { useEffect, useId, useSyncExternalStore } from 'react';
import { useText } from '../../../../lib/language.ts';
import { useBoardMedia, useGameContext } from '../../hooks/game-context.tsx';
import { useMediaWait } from './use-media-wait.ts';
import styles from './media-wait.module.css';

/** After the wheel's show: how much of the board's media is on the device. It gives the board once nothing is waited for. */
export function MediaWait() {
  const text = useText().games.play.wheel;
  const { give } = useGameContext();
  const media = useBoardMedia();
  const left = useSyncExternalStore(media.subscribe, media.left);
  const isWaiting = useMediaWait(left === 0);
  const id = useId();
  useEffect(() => {
    if (!isWaiting) give({ type: 'wheelStopped' });
  }, [isWaiting, give]);
  if (!isWaiting) return null;
  return (
    <div className={styles.wait}>
      <p id={id}>{text.bringingMedia}</p>
      <progress aria-labelledby={id} className={styles.progress} max={media.total} value={media.total - left} />
    </div>
  );
}
