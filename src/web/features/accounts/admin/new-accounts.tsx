import { useQuery } from '@tanstack/react-query';
import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { call } from '../../../lib/api-client.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useHasRole } from '../../../lib/use-role.ts';
import { FigureCard } from '../../../ui/figure-card.tsx';
import { NumberValue } from '../../../ui/value.tsx';

/** How many joined today [ADM-3]. */
export function NewAccounts() {
  const { overview } = useText().admin;
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
