import { useQuery } from '@tanstack/react-query';
import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { call } from '../../../lib/api-client.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useHasRole } from '../../../lib/use-role.ts';
import { FigureCard } from '../../../ui/staff/figure-card.tsx';
import { NumberValue } from '../../../ui/value.tsx';

/** How many joined today [ADM-3]. */
export function NewAccounts() {
  const { overview } = useStaffText().admin;
  const mayList = useHasRole('admin');
  const read = useQuery({
    queryKey: ['admin', 'today', 'accounts'],
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: ({ signal }) => call(adminAccountsApi.countNewUsers, {}, { signal }),
  });
  return (
    <FigureCard
      icon="register"
      title={overview.accounts}
      read={read}
      figures={({ count }) => [{ label: overview.newAccounts, value: <NumberValue value={count} /> }]}
      to={mayList ? ({ date }) => `${pathTo('adminUsers')}?from=${date}` : undefined}
    />
  );
}
