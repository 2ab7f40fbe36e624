import { memo, useEffect } from 'react';
import { connection, useConnection } from '../../../../lib/connection-store.ts';
import { useText } from '../../../../lib/language.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useStepsContext } from '../../hooks/game-context.tsx';
import { Notice } from './notice.tsx';

/**
 * Shows that play continues while steps wait for the network, and that the connection is lost: in the frame, where it
 * covers nothing [GAME-6] [CONN-1].
 */
export const SyncNotice = memo(function SyncNotice() {
  const { trouble, isDismissed } = useConnection();
  const { sending, unsent, isKept } = useStepsContext();
  const isWaiting = sending === 'waiting' && unsent > 0;
  useEffect(() => {
    if (isWaiting && isKept) connection.dispatch('kept');
  }, [isWaiting, isKept]);
  const isLost = trouble !== 'none' && !isDismissed;
  // What isn't kept anywhere is said whatever was put away.
  const isShown = isLost || (isWaiting && (trouble === 'none' || !isKept));
  return (
    <Notice isShown={isShown}>
      {isShown && (
        <>
          <Icon name={trouble === 'server' ? 'cloud-off' : 'offline'} className="text-saffron-text" />
          <NoticeText isLost={isLost} isWaiting={isWaiting} />
          {isLost && <ConnectionActions />}
        </>
      )}
    </Notice>
  );
});

function NoticeText({ isLost, isWaiting }: { isLost: boolean; isWaiting: boolean }) {
  const text = useText();
  const words = text.games.play.sync;
  const { trouble } = useConnection();
  const { unsent, isKept } = useStepsContext();
  return (
    <>
      {isLost && (
        <strong>{trouble === 'offline' ? text.shell.connection.offline : text.shell.connection.saving}</strong>
      )}
      <span className={isLost && isKept ? 'phone:hidden' : undefined}>
        {isWaiting && !isKept ? words.notKept : isLost ? text.shell.connection.body : words.offline}
      </span>
      {isWaiting && <span className="text-quiet phone:hidden">{words.unsent(unsent)}</span>}
    </>
  );
}

/** Retries at once, or puts the notice away. */
function ConnectionActions() {
  const words = useText().shell.connection;
  const { phase } = useConnection().reset;
  return (
    <span className="flex gap-[6px]">
      <IconButton
        icon="retry"
        label={words.retry}
        className="size-[44px]"
        aria-busy={phase === 'waiting' || phase === 'asking' || undefined}
        onClick={() => connection.dispatch('retry')}
      />
      <IconButton
        icon="close"
        label={words.dismiss}
        className="size-[44px]"
        onClick={() => connection.dispatch('dismiss')}
      />
    </span>
  );
}
