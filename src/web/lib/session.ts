import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { accountsApi } from '#shared/accounts/api.ts';
import { authStateOf, type UserSummary } from '#shared/accounts/local-copy.ts';
import type { Preferences, User } from '#shared/accounts/schema.ts';
import { ApiError, call } from './api-client.ts';
import { stored } from './storage.ts';

/**
 * Who sits in front of the page. `loading` only until the first answer. `shown` is for the shell: whoever is signed
 * in, and before the network has answered whoever was when it last did; nothing is allowed by it [AUTH-9].
 */
export type Session =
  | { readonly status: 'loading'; readonly user: null; readonly shown: UserSummary | null }
  | { readonly status: 'failed'; readonly user: null; readonly shown: UserSummary | null; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'signed-out'; readonly user: null; readonly shown: null }
  | { readonly status: 'signed-in'; readonly user: User; readonly shown: ShownUser };

/** What the shell shows of somebody. */
export type ShownUser = Omit<UserSummary, 'lastSessionSync'>;

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => fetchMe({ signal }),
});

async function fetchMe(options: { signal?: AbortSignal }): Promise<User | null> {
  try {
    const { user } = await call(accountsApi.getMe, {}, options);
    remember(user);
    return user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    remember(null);
    return null;
  }
}

export function useSession(): Session {
  const { data, error, refetch } = useQuery(meQuery);
  if (data === null) return { status: 'signed-out', user: null, shown: null };
  if (data !== undefined) return { status: 'signed-in', user: data, shown: data };
  const shown = stored.authState.read()?.user ?? null;
  if (error !== null) return { status: 'failed', user: null, shown, error, retry: () => void refetch() };
  return { status: 'loading', user: null, shown };
}

function remember(user: User | null): void {
  if (user === null) stored.authState.clear();
  else stored.authState.write(authStateOf(user, Date.now()));
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
    // Another person: nothing of the one before may stay on the screen or in memory.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
  }
  remember(user);
  client.setQueryData(meQuery.queryKey, user);
}

/** Asks who is there now, where a call may have signed this device out; nothing of whoever was stays. */
export async function checkSession(client: QueryClient): Promise<void> {
  setSessionUser(client, await fetchMe({}));
}

/** Keeps a preference with the account too, if there is one. The device goes first; a failure is no matter. */
export function savePreference(client: QueryClient, preferences: Partial<Preferences>): void {
  if (!client.getQueryData(meQuery.queryKey)) return;
  call(accountsApi.updateMe, { preferences }).then(
    ({ user }) => setSessionUser(client, user),
    () => undefined,
  );
}
