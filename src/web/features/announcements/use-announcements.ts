import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announcementsApi } from '#shared/announcements/api.ts';
import {
  currentAnnouncementsSchema,
  nextTurn,
  shownAnnouncements,
  type Announcement,
} from '#shared/announcements/schema.ts';
import { call } from '../../lib/api-client.ts';
import { useLive } from '../../lib/live-updates.tsx';
import { serverNow } from '../../lib/server-clock.ts';
import { useSession } from '../../lib/session.ts';
import { stored } from '../../lib/storage.ts';
import { wrapper } from '../../lib/wrapper-bridge.ts';

/** The server includes what begins within 15 minutes; this shorter interval misses nothing. */
const askAgainMs = 10 * 60 * 1000;
/** Older ones have long ended. */
const maxRemembered = 100;

const currentQuery = (uid: string | null) =>
  queryOptions({
    queryKey: ['announcements', uid],
    refetchInterval: askAgainMs,
    queryFn: ({ signal }) => call(announcementsApi.listCurrent, {}, { signal }),
  });

/** The announcements to show now, and their dismissal. */
export function useAnnouncements(): {
  readonly shown: readonly Announcement[];
  readonly dismiss: (id: string) => void;
} {
  const client = useQueryClient();
  const live = useLive();
  const { user } = useSession();
  const uid = user?.uid ?? null;
  const { data } = useQuery(currentQuery(uid));
  const [dismissed, setDismissed] = useState(() => stored.dismissedAnnouncements.read() ?? []);
  const items = data?.items ?? [];
  const now = useTurns(items);
  useEffect(
    () =>
      live.follow('announcements', {
        onData: (change) => {
          const parsed = currentAnnouncementsSchema.safeParse(change);
          if (parsed.success) client.setQueryData(currentQuery(uid).queryKey, parsed.data);
        },
        poll: () => void client.invalidateQueries({ queryKey: currentQuery(uid).queryKey }),
      }),
    [client, live, uid],
  );
  const dismiss = (id: string) => {
    const next = [...dismissed, id].slice(-maxRemembered);
    setDismissed(next);
    if (uid === null) stored.dismissedAnnouncements.write(next);
    // If that fails, it stays dismissed until the page is reloaded.
    else void call(announcementsApi.dismiss, { id }).catch(() => undefined);
  };
  return {
    shown: shownAnnouncements(
      items,
      now,
      { platform: wrapper.platform, balance: user?.gameSessionBalance ?? null },
      dismissed,
    ),
    dismiss,
  };
}

/** The time, updated whenever an announcement begins or ends. */
function useTurns(items: readonly Announcement[]): number {
  const [, setTurns] = useState(0);
  const now = serverNow();
  const next = nextTurn(items, now);
  useEffect(() => {
    if (next === null) return undefined;
    // A timer's maximum is about 24 days; a later time is checked again then.
    const timer = setTimeout(
      () => setTurns((count) => count + 1),
      Math.min(Math.max(next - serverNow(), 0) + 1, askAgainMs),
    );
    return () => clearTimeout(timer);
  });
  return now;
}
