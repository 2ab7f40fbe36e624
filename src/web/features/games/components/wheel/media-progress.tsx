import { useId, useSyncExternalStore } from 'react';
import { useText } from '../../../../lib/language.ts';
import { useBoardMedia } from '../../hooks/game-context.tsx';
import styles from './media-progress.module.css';

/** How much of the board's media is on the device. */
export function MediaProgress() {
  const text = useText().games.play.wheel;
  const media = useBoardMedia();
  const left = useSyncExternalStore(media.subscribe, media.left);
  const id = useId();
  return (
    <div className={styles.wait}>
      <p id={id}>{text.bringingMedia}</p>
      <progress aria-labelledby={id} className={styles.progress} max={media.total} value={media.total - left} />
    </div>
  );
}
