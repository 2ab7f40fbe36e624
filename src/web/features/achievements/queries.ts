import { useQuery } from '@tanstack/react-query';
import { achievementsApi } from '#shared/achievements/api.ts';
import { call } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';

/** One's own, asked for anew with each game that has counted. */
export function useOwnAchievements() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['achievements', user?.uid, user?.gamesPlayed],
    staleTime: 0,
    queryFn: ({ signal }) => call(achievementsApi.listOwn, {}, { signal }),
  });
}
