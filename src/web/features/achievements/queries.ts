import { useQuery } from '@tanstack/react-query';
import { achievementsApi } from '#shared/achievements/api.ts';
import { call } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';

/** The user's achievements, refetched after each counted game. */
export function useOwnAchievements() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['achievements', user?.uid, user?.gamesPlayed],
    staleTime: 0,
    queryFn: ({ signal }) => call(achievementsApi.listOwn, {}, { signal }),
  });
}
