import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminGamesApi as api, gameFilters, type OpenedGame } from '#shared/games/admin-api.ts';
import { daySpan } from '../../../lib/address-filters.ts';
import { call } from '../../../lib/api-client.ts';
import { refetchOnSettled } from '../../../lib/refetch-on-settled.ts';
import { rowsAPage } from '../../../lib/save-list.ts';

const gamesKey = ['admin', 'games'] as const;
// Staff always see current data.
const fresh = { staleTime: 0 } as const;

type GameFilters = Omit<z.input<typeof api.listHostedGames.input>, 'limit' | 'cursor'>;

export const filterNames = ['host', 'outcome', 'from', 'to'] as const;

/** What an address asks for; what makes no sense in it is left out. */
export function filtersOf(query: URLSearchParams): GameFilters {
  const host = query.get('host')?.trim() ?? '';
  const outcome = gameFilters.find((each) => each === query.get('outcome'));
  const [from, to] = [daySpan(query.get('from'))?.startAt, daySpan(query.get('to'))?.endAt];
  return {
    ...(host === '' ? {} : { host: host.slice(0, 254) }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

export const hostedGamesQuery = (filters: GameFilters) =>
  infiniteQueryOptions({
    queryKey: [...gamesKey, 'list', filters],
    ...fresh,
    queryFn: ({ pageParam, signal }) =>
      call(api.listHostedGames, { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** For a file: larger pages, kept nowhere. */
export const loadHostedGames = (filters: GameFilters) => (cursor: string | null) =>
  call(api.listHostedGames, { ...filters, limit: rowsAPage, ...(cursor === null ? {} : { cursor }) });

export const hostedGameQuery = (id: string) =>
  queryOptions({
    queryKey: [...gamesKey, 'one', id],
    ...fresh,
    queryFn: ({ signal }) => call(api.getHostedGame, { id }, { signal }),
  });

/** An error may mean a concurrent change: refetches too. */
function useForgetGames() {
  const client = useQueryClient();
  return {
    onSuccess: (opened: OpenedGame) => client.setQueryData(hostedGameQuery(opened.game.id).queryKey, opened),
    onSettled: refetchOnSettled(() => client.invalidateQueries({ queryKey: gamesKey })),
  };
}

export function useEndGame() {
  return useMutation({
    mutationFn: (wish: z.input<typeof api.endGame.input>) => call(api.endGame, wish),
    ...useForgetGames(),
  });
}

export function useReturnSession() {
  return useMutation({
    mutationFn: (wish: z.input<typeof api.returnSession.input>) => call(api.returnSession, wish),
    ...useForgetGames(),
  });
}
