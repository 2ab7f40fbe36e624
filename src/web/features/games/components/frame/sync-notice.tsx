import { useText } from '../../../../lib/language.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useTable } from '../../engine/table.tsx';

/** Says that play goes on while steps wait for the network; silent as long as all is well [GAME-6]. */
export function SyncNotice() {
  const text = useText().games.play.sync;
  const { sending, unsent, isKept } = useTable();
  const isWaiting = sending === 'waiting' && unsent > 0;
  return (
    <div role="status" className={isWaiting ? 'game-notice' : 'sr-only'}>
      {isWaiting && (
        <>
          <Icon name="offline" className="text-saffron-text" />
          <span>{isKept ? text.offline : text.notKept}</span>
          <span className="text-quiet">{text.unsent(unsent)}</span>
        </>
      )}
    </div>
  );
}
