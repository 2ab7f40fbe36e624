import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router';
import type { Connection } from '../../lib/connection.ts';
import { useIsLossShown } from '../../lib/connection-notice.ts';
import { connection, useConnection } from '../../lib/connection-store.ts';
import { useText } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './connection-banner.module.css';

/**
 * Shows that the connection is lost, with a retry [CONN-1]. A game shows it in its own strip, which covers nothing, and so
 * does a dialog that would cover the banner.
 */
export function ConnectionBanner() {
  const text = useText().shell.connection;
  const state = useConnection();
  const { pathname } = useLocation();
  const isLossShown = useIsLossShown();
  const isSilent = isLossShown || matchPath(paths.game.pattern, pathname) !== null;
  useConnectionToasts(state, isSilent);
  const isShown = state.trouble !== 'none' && !state.isDismissed && !isSilent;
  const isTrying = state.reset.phase === 'waiting' || state.reset.phase === 'asking';
  return (
    <div role="status" className={styles.layer}>
      {isShown && (
        <section
          aria-label={state.trouble === 'offline' ? text.offline : text.saving}
          className={classNames('animate-appear', styles.banner)}
        >
          <Icon
            name={state.trouble === 'offline' ? 'offline' : 'cloud-off'}
            className="mt-1 size-6 text-saffron-text"
          />
          <div className="grid gap-1">
            <h2 className="text-lg">{state.trouble === 'offline' ? text.offline : text.saving}</h2>
            <p className="text-quiet">{text.body}</p>
          </div>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              icon="retry"
              busy={isTrying}
              className={styles.action}
              onClick={() => connection.dispatch('retry')}
            >
              {isTrying ? text.trying : text.retry}
            </Button>
            <Button variant="bare" className={styles.action} onClick={() => connection.dispatch('dismiss')}>
              {text.dismiss}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

/**
 * Shows one toast each when the connection is lost, when changes are kept meanwhile, and when it is back [CONN-2].
 * A game shows the loss and unsent steps in its own strip, so no toast covers the lifelines with them.
 */
function useConnectionToasts({ trouble, hasKept }: Connection, isSilent: boolean): void {
  const { toasts } = useText().shell.connection;
  const told = useRef<{ isLost: boolean; hasKept: boolean }>({ isLost: false, hasKept: false });
  useEffect(() => {
    const isLost = trouble !== 'none';
    const before = told.current;
    const tellsKept = isLost && hasKept && !isSilent;
    told.current = { isLost, hasKept: isLost && (before.hasKept || tellsKept) };
    if (isLost && !before.isLost && !isSilent)
      showToast({ id: 'connection', variant: 'destructive', title: toasts.lost, description: toasts.lostBody });
    if (!isLost && before.isLost) showToast({ id: 'connection', title: toasts.restored });
    if (tellsKept && !before.hasKept)
      showToast({ id: 'connection-kept', title: toasts.kept, description: toasts.keptBody });
  }, [trouble, hasKept, isSilent, toasts]);
}
