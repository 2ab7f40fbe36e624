import { useQuery } from '@tanstack/react-query';
import { formatKwd } from '#shared/i18n/format.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { call } from '../../../lib/api-client.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { FigureCard } from '../../../ui/staff/figure-card.tsx';
import { NumberValue } from '../../../ui/value.tsx';

/** Sales of today, and the purchases that need attention; for admins only [ADM-4]. */
export function StoreToday() {
  const { overview } = useStaffText().admin;
  const { language } = useLanguage();
  const read = useQuery({
    queryKey: ['admin', 'today', 'store'],
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: ({ signal }) => call(adminStoreApi.getToday, {}, { signal }),
  });
  const purchases = `${pathTo('adminStore')}?tab=purchases`;
  return (
    <>
      <FigureCard
        icon="receipt"
        title={overview.sales}
        read={read}
        figures={(today) => [
          { label: overview.purchases, value: <NumberValue value={today.purchases} /> },
          { label: overview.revenue, value: <bdi>{formatKwd(today.revenueFils, language)}</bdi> },
        ]}
        to={({ date }) => `${purchases}&from=${date}&to=${date}`}
      />
      <FigureCard
        icon="card"
        title={overview.payments}
        read={read}
        figures={({ needAttention }) => [
          { label: overview.needAttention, value: <NumberValue value={needAttention} />, isUrgent: needAttention > 0 },
        ]}
        to={() => `${purchases}&attention=needed`}
      />
    </>
  );
}
