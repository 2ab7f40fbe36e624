import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { accountsApi } from '#shared/accounts/api.ts';
import { authStateOf, type UserSummary } from '#shared/accounts/local-copy.ts';
import type { Preferences, User } from '#shared/accounts/schema.ts';
import { cookieValue, signedInCookieName } from '#shared/kernel/visitor-cookies.ts';
import { ApiError, call, isUnanswered, type CallOptions } from './api-client.ts';
import { siteSettingsQuery } from './site-settings.ts';
import type { KeptPlayer, Player } from './step-store.ts';
import { stored } from './storage.ts';

/**
 * The user of the page. `loading` only until the first answer. `shown` is for the shell: the signed-in user, and before
 * the first answer the last one; it grants nothing [AUTH-9].
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

/** The user's data in the shell. */
export type ShownUser = Omit<UserSummary, 'lastSessionSync'>;

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ client, signal }) => {
    if (!mayBeSignedIn()) return null;
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
 * Whether the session request failed without an answer. Stays true until there is one: neither a retry nor a cancelled
 * request counts.
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

/**
 * Whether a session may exist: the server says so in a cookie, and a device with an account asks in any case, since its
 * session may be older than that cookie. A visitor's page doesn't ask.
 */
export function mayBeSignedIn(): boolean {
  return cookieValue(document.cookie, signedInCookieName) !== null || stored.authState.read() !== null;
}

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
 * The user whose games are on this device: the signed-in one, and while the server doesn't answer the last one. It
 * grants nothing else [GAME-6].
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
  // Without storage no game is stored either.
  void import('./step-store.ts').then(({ keepPlayer }) => keepPlayer(kept.player)).catch(() => undefined);
}

/** Refetches the user's own record (after starting a game, or a link used in another tab). */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: meQuery.queryKey });
}

/** Puts in what an answer said of oneself, so that nothing has to be asked again. */
export function setSessionUser(client: QueryClient, user: User | null): void {
  const before = client.getQueryData(meQuery.queryKey);
  if ((before?.uid ?? null) !== (user?.uid ?? null)) {
    // Another user: nothing of the previous one may stay on the screen or in memory. The site's settings belong to no
    // user.
    stored.pushDevice.clear();
    stored.supportDrafts.clear();
    client.removeQueries({
      predicate: ({ queryKey: [name] }) => name !== meQuery.queryKey[0] && name !== siteSettingsQuery.queryKey[0],
    });
  }
  remember(client, user);
  client.setQueryData(meQuery.queryKey, user);
}

/** Refetches the session after a call that may have ended it; nothing of the previous user stays. */
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
