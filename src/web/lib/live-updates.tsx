import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { userSchema } from '#shared/accounts/schema.ts';
import { siteSettingsSchema } from '#shared/site-settings/api.ts';
import { createLiveConnection, liveAddress } from './live.ts';
import { checkSession, meQuery, setSessionUser, useSession } from './session.ts';
import { siteSettingsQuery } from './site-settings.ts';

const meState = z.object({ user: userSchema });

/**
 * Keeps what every page shows in step with the server, without a reload: one's own record (balance, role, verified
 * address) and the settings of the site. Shows nothing itself [USER-2].
 */
export function LiveUpdates() {
  const client = useQueryClient();
  const { user } = useSession();
  const [live] = useState(() => createLiveConnection({
    open: () => new WebSocket(liveAddress(window.location)),
    onSessionEnded: () => void checkSession(client).catch(() => undefined),
  }));
  const uid = user?.uid ?? null;
  useEffect(() => live.follow('settings', {
    onData: (data) => {
      const parsed = siteSettingsSchema.safeParse(data);
      if (parsed.success) client.setQueryData(siteSettingsQuery.queryKey, parsed.data);
    },
    poll: () => void client.invalidateQueries({ queryKey: siteSettingsQuery.queryKey }),
  }), [client, live]);
  useEffect(() => {
    // A socket is whoever opened it.
    live.restart();
    if (uid === null) return undefined;
    return live.follow('me', {
      onData: (data) => {
        const parsed = meState.safeParse(data);
        if (parsed.success && parsed.data.user.uid === uid) setSessionUser(client, parsed.data.user);
      },
      poll: () => void client.invalidateQueries({ queryKey: meQuery.queryKey }),
    });
  }, [client, live, uid]);
  return null;
}
