import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { call } from '../../lib/api-client.ts';
import { stored } from '../../lib/storage.ts';

/** Others change gangs too: each visit refetches. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const gangsQuery = queryOptions({
  ...fresh,
  queryKey: ['gangs', 'list'],
  queryFn: async ({ signal }) => (await call(gangsApi.listGangs, {}, { signal })).items,
});

export const gangQuery = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['gangs', id],
    queryFn: async ({ signal }) => (await call(gangsApi.getGang, { id }, { signal })).gang,
  });

export const tableQuery = (id: string, season: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['gangs', id, 'table', season],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(gangsApi.getTable, { id, season }, { signal }),
  });

export const eveningsQuery = (id: string) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: ['gangs', id, 'evenings'],
    queryFn: ({ pageParam, signal }) =>
      call(gangsApi.listEvenings, { id, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const invitationQuery = (token: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['gang-invitations', token],
    queryFn: ({ signal }) => call(gangsApi.readInvitation, { token }, { signal }),
  });

export const publicGangQuery = (token: string, season: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['public-gangs', token, season],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(gangsApi.getPublicGang, { token, season }, { signal }),
  });

/** A call that answers with the changed gang, which the page then shows. */
export function useGangChange<Input>(change: (input: Input) => Promise<{ readonly gang: Gang }>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: ({ gang }) => keepGang(client, gang) });
}

/** What set-up keeps of gangs, under keys that its own files declare too. */
const hostedKey = ['gangs', 'hosted'] as const;
const atSetupKey = (id: string) => ['gangs', 'at-setup', id] as const;

/** Shows a gang as the server answered it; table and evenings follow, since names in them come and go with members. */
export async function keepGang(client: QueryClient, gang: Gang): Promise<void> {
  const kept = [gangQuery(gang.id).queryKey, atSetupKey(gang.id)];
  // An earlier answer that arrives now would hide the change.
  await Promise.all(kept.map((queryKey) => client.cancelQueries({ queryKey, exact: true })));
  for (const queryKey of kept) client.setQueryData(queryKey, gang);
  await Promise.all([
    client.invalidateQueries({ queryKey: gangsQuery.queryKey }),
    client.invalidateQueries({ queryKey: hostedKey }),
    client.invalidateQueries({ queryKey: ['gangs', gang.id, 'table'] }),
    client.invalidateQueries({ queryKey: ['gangs', gang.id, 'evenings'] }),
  ]);
}

/** After the caller's part in a gang ended. */
export async function forgetGang(client: QueryClient, id: string): Promise<void> {
  if (stored.gang.read() === id) stored.gang.clear();
  await Promise.all([
    client.invalidateQueries({ queryKey: gangsQuery.queryKey }),
    client.invalidateQueries({ queryKey: hostedKey }),
  ]);
  client.removeQueries({ queryKey: ['gangs', id] });
  client.removeQueries({ queryKey: atSetupKey(id) });
}
