import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { userSchema } from '#shared/accounts/schema.ts';
import { notificationChangeSchema } from '#shared/notifications/schema.ts';
import { siteSettingsSchema } from '#shared/site-settings/api.ts';
import { watchCalls } from './api-client.ts';
import { connection } from './connection-store.ts';
import { createLiveConnection, liveAddress, type LiveConnection } from './live.ts';
import { unreadQuery, ownNotificationsKey } from './unread-notifications.ts';
import { checkSession, meQuery, setSessionUser, useSession } from './session.ts';
import { siteSettingsQuery } from './site-settings.ts';

const meState = z.object({ user: userSchema });

/** Without a provider no topic is live: followers poll. */
const LiveContext = createContext<Pick<LiveConnection, 'follow'>>({ follow: () => () => undefined });

/** The live channel of this page, for what a screen follows while it is open. */
export function useLive(): Pick<LiveConnection, 'follow'> {
  return use(LiveContext);
}

/**
 * Keeps shared data in step with the server: the user's own record (balance, role, verified address), their
 * notifications, and the site's settings [USER-2]. Screens follow their own topics on the same socket.
 */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { user } = useSession();
  const [live] = useState(() =>
    createLiveConnection({
      open: () => new WebSocket(liveAddress(window.location)),
      onSessionEnded: () => void checkSession(client).catch(() => undefined),
    }),
  );
  const uid = user?.uid ?? null;
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') live.wake();
    };
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [live]);
  useEffect(
    () =>
      connection.onReset({
        hold: () => {
          live.pause();
          void client.cancelQueries();
        },
        resume: () => {
          live.restart();
          void client.invalidateQueries();
        },
        askAgain: () =>
          void client.refetchQueries({
            type: 'active',
            predicate: ({ state }) => state.status === 'pending' && state.fetchStatus === 'idle',
          }),
      }),
    [client, live],
  );
  useEffect(
    () =>
      live.follow('settings', {
        onData: (data) => {
          const parsed = siteSettingsSchema.safeParse(data);
          if (parsed.success) client.setQueryData(siteSettingsQuery.queryKey, parsed.data);
        },
        poll: () => void client.invalidateQueries({ queryKey: siteSettingsQuery.queryKey }),
      }),
    [client, live],
  );
  // A client rejected before the change event arrived refetches the settings.
  useEffect(
    () =>
      watchCalls(({ error }) => {
        if (error?.code === 'system/maintenance')
          void client.invalidateQueries({ queryKey: siteSettingsQuery.queryKey }, { cancelRefetch: false });
      }),
    [client],
  );
  const openedBy = useRef(uid);
  useEffect(() => {
    // A socket belongs to the user who opened it.
    if (openedBy.current !== uid) live.restart();
    openedBy.current = uid;
    if (uid === null) return undefined;
    const leaveNotifications = live.follow('notifications', {
      onData: (data) => {
        const parsed = notificationChangeSchema.safeParse(data);
        if (!parsed.success) return;
        client.setQueryData(unreadQuery.queryKey, parsed.data);
        void client.invalidateQueries({ queryKey: ownNotificationsKey });
      },
      poll: () => void client.invalidateQueries({ queryKey: unreadQuery.queryKey }),
    });
    const leaveMe = live.follow('me', {
      onData: (data) => {
        const parsed = meState.safeParse(data);
        if (parsed.success && parsed.data.user.uid === uid) setSessionUser(client, parsed.data.user);
      },
      poll: () => void client.invalidateQueries({ queryKey: meQuery.queryKey }),
    });
    return () => {
      leaveNotifications();
      leaveMe();
    };
  }, [client, live, uid]);
  return <LiveContext value={live}>{children}</LiveContext>;
}
