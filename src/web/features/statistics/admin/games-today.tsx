import { useQuery } from '@tanstack/react-query';
import { statisticsAdminApi } from '#shared/statistics/api.ts';
import { call } from '../../../lib/api-client.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useHasRole } from '../../../lib/use-role.ts';
import { FigureCard } from '../../../ui/staff/figure-card.tsx';
import { NumberValue } from '../../../ui/value.tsx';

/** Games played today [ADM-3]. */
export function GamesToday() {
  const { overview } = useStaffText().admin;
  const mayList = useHasRole('admin');
  const read = useQuery({
    queryKey: ['admin', 'today', 'games'],
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: ({ signal }) => call(statisticsAdminApi.readToday, {}, { signal }),
  });
  return (
    <FigureCard
      icon="games"
      title={overview.games}
      read={read}
      figures={({ totalGames, completedGames, activeUsers }) => [
        { label: overview.started, value: <NumberValue value={totalGames} /> },
        { label: overview.finished, value: <NumberValue value={completedGames} /> },
        { label: overview.active, value: <NumberValue value={activeUsers} /> },
      ]}
      to={mayList ? ({ date }) => `${pathTo('adminGameSessions')}?from=${date}&to=${date}` : undefined}
    />
  );
}
