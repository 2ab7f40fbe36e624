import { useQuery } from '@tanstack/react-query';
import type { Pack } from '#shared/games/pack.ts';
import { latecomersKey } from '../setup/query-keys.ts';

const none: readonly string[] = [];

/** The names of those who came while a gang's game was played, in the order of coming; none until they are known. */
export function useLatecomers({ gameId, gangId }: Pack): readonly string[] {
  const { data } = useQuery({
    queryKey: latecomersKey(gameId),
    queryFn: async ({ signal }) => (await import('../../tonight/gang-queries.ts')).readLatecomers(gameId, signal),
    enabled: gangId !== undefined,
    retry: false,
  });
  return data ?? none;
}
