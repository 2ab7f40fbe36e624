import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#shared/i18n/format.ts';
import { supportApi } from '#shared/support/api.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';

export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting-requests'],
  queryFn: ({ signal }) => call(supportApi.countWaiting, {}, { signal }),
  // Updates while the overview stays open.
  refetchInterval: 30_000,
});

/** How many people wait for an answer. */
export function WaitingRequests() {
  const { overview } = useStaffText().admin;
  return (
    <section className="card grid content-start gap-3 p-6">
      <h2 className="flex items-center gap-2.5 text-2xl">
        <Icon name="inbox" className="text-saffron-text" />
        {overview.requests}
      </h2>
      <Waiting />
    </section>
  );
}

function Waiting() {
  const { overview } = useStaffText().admin;
  const { language } = useLanguage();
  const describe = useErrorText();
  const { data, error, refetch } = useQuery(waitingQuery);
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-16" />
    ) : (
      <FailedState message={describe(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <p className="text-xl font-semibold">{overview.waiting(data.count)}</p>
      <p className="text-quiet">
        {data.oldestAt === null ? overview.none : overview.oldest(formatDateTime(data.oldestAt, language))}
      </p>
      {data.count > 0 && (
        <ButtonLink
          variant="secondary"
          icon="inbox"
          to={`${pathTo('adminSupport')}?status=new`}
          className="justify-self-start"
        >
          {overview.openRequests}
        </ButtonLink>
      )}
    </>
  );
}
