import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { accountsApi } from '#shared/accounts/api.ts';
import { authStateOf, type UserSummary } from '#shared/accounts/local-copy.ts';
import type { Preferences, User } from '#shared/accounts/schema.ts';
import { ApiError, call, isUnanswered, type CallOptions } from './api-client.ts';
import { siteSettingsQuery } from './site-settings.ts';
import type { KeptPlayer, Player } from './step-store.ts';
import { stored } from './storage.ts';

/**
 * Who sits in front of the page. `loading` only until the first answer. `shown` is for the shell: whoever is signed
 * in, and before the network has answered whoever was when it last did; nothing is allowed by it [AUTH-9].
 */
export type Session =
  | (Unknown & { readonly status: 'loading' })
  | (Unknown & { readonly status: 'failed'; readonly error: Error; readonly retry: () => void })
  | { readonly status: 'signed-out'; readonly user: null; readonly shown: null }
  | { readonly status: 'signed-in'; readonly user: User; readonly shown: ShownUser };

interface Unknown {
  readonly user: null;
  readonly shown: UserSummary | null;
  /** The server was asked, and didn't answer. */
  readonly isUnanswered: boolean;
}

/** What the shell shows of somebody. */
export type ShownUser = Omit<UserSummary, 'lastSessionSync'>;

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ client, signal }) => {
    try {
      const user = await fetchMe(client, { signal, patienceMs });
      client.setQueryData(silenceQuery.queryKey, false);
      return user;
    } catch (error) {
      if (error instanceof ApiError) client.setQueryData(silenceQuery.queryKey, isUnanswered(error));
      throw error;
    }
  },
  // A network may come back without the browser's noticing.
  refetchInterval: ({ state }) => (isUnanswered(state.error) ? askAgainMs : false),
});
/**
 * Whether the server was asked who is there and didn't answer. It holds until there is an answer: asking once more is none,
 * and neither is a question that was taken back while the connection is mended.
 */
const silenceQuery = queryOptions({
  queryKey: ['me', 'silence'],
  queryFn: skipToken,
  initialData: false,
  staleTime: Infinity,
});
/** A device that has a game on it opens it without knowing who is there, sooner than this. */
const patienceMs = 8000;
const askAgainMs = 20_000;

/**
 * Who was signed in when the server last answered, from the store of the games. Chromium writes local storage up to a
 * minute late, so a television that is switched off at the wall may have lost it there.
 */
const keptPlayerQuery = queryOptions({
  queryKey: ['me', 'kept-player'],
  queryFn: async (): Promise<KeptPlayer | null> => (await import('./step-store.ts')).keptPlayer().catch(() => null),
  staleTime: Infinity,
});

async function fetchMe(client: QueryClient, options: CallOptions): Promise<User | null> {
  try {
    const { user } = await call(accountsApi.getMe, {}, options);
    remember(client, user);
    return user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    remember(client, null);
    return null;
  }
}

export function useSession(): Session {
  const { data, error, refetch } = useQuery(meQuery);
  const { data: isUnanswered = false } = useQuery(silenceQuery);
  if (data === null) return { status: 'signed-out', user: null, shown: null };
  if (data !== undefined) return { status: 'signed-in', user: data, shown: data };
  const shown = stored.authState.read()?.user ?? null;
  const unknown = { user: null, shown, isUnanswered };
  if (error !== null) return { ...unknown, status: 'failed', error, retry: () => void refetch() };
  return { ...unknown, status: 'loading' };
}

/**
 * Who plays on this device: whoever is signed in, and while the server doesn't answer whoever was when it last did.
 * The games kept here are theirs; nothing else is allowed by it [GAME-6].
 */
export function usePlayer(): Player | null {
  const session = useSession();
  const isKnown = session.status === 'signed-in' || session.status === 'signed-out';
  const { data: kept } = useQuery({ ...keptPlayerQuery, enabled: !isKnown && session.isUnanswered });
  if (isKnown) return session.user;
  if (!session.isUnanswered) return null;
  return kept ? kept.player : session.shown;
}

function remember(client: QueryClient, user: User | null): void {
  if (user === null) stored.authState.clear();
  else stored.authState.write(authStateOf(user, Date.now()));
  const kept: KeptPlayer = { player: user === null ? null : { uid: user.uid, emailVerified: user.emailVerified } };
  client.setQueryData(keptPlayerQuery.queryKey, kept);
  // Where nothing can be kept, no game is kept either.
  void import('./step-store.ts').then(({ keepPlayer }) => keepPlayer(kept.player)).catch(() => undefined);
}

/** Reads one's own record anew (after a game started, a link was used in another tab). */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: meQuery.queryKey });
}

/** Puts in what an answer said of oneself, so that nothing has to be asked again. */
export function setSessionUser(client: QueryClient, user: User | null): void {
  const before = client.getQueryData(meQuery.queryKey);
  if ((before?.uid ?? null) !== (user?.uid ?? null)) {
    // Another person: nothing of the one before may stay on the screen or in memory. The site's own settings are nobody's.
    stored.pushDevice.clear();
    stored.supportDrafts.clear();
    client.removeQueries({
      predicate: ({ queryKey: [name] }) => name !== meQuery.queryKey[0] && name !== siteSettingsQuery.queryKey[0],
    });
  }
  remember(client, user);
  client.setQueryData(meQuery.queryKey, user);
}

/** Asks who is there now, where a call may have signed this device out; nothing of whoever was stays. */
export async function checkSession(client: QueryClient): Promise<void> {
  setSessionUser(client, await fetchMe(client, {}));
}

/** Keeps a preference with the account too, if there is one. The device goes first; a failure is no matter. */
export function savePreference(client: QueryClient, preferences: Partial<Preferences>): void {
  if (!client.getQueryData(meQuery.queryKey)) return;
  call(accountsApi.updateMe, { preferences }).then(
    ({ user }) => setSessionUser(client, user),
    () => undefined,
  );
}
