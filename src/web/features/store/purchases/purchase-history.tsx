import { useInfiniteQuery } from '@tanstack/react-query';
import { purchaseApi, type Purchase } from '#shared/store/purchase-api.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/state-panel.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { Money } from '../components/money.tsx';

const pageSize = 10;

/** What one has bought, newest first, a page at a time, each with its receipt [PUR-6]. */
export function PurchaseHistory() {
  const { purchases: words } = useText();
  const describe = useErrorText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['purchases', 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(
        purchaseApi.listPurchases,
        { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.hasMore ? page.lastVisible : null),
  });
  if (error && !data)
    return <FailedState title={words.loadFailed} message={describe(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    );
  const purchases = data.pages.flatMap((page) => page.purchases);
  if (purchases.length === 0) {
    return (
      <EmptyState
        icon="receipt"
        title={words.empty}
        spacing="small"
        action={
          <ButtonLink to={pathTo('store')} variant="secondary" icon="store">
            {words.toStore}
          </ButtonLink>
        }
      >
        {words.emptyBody}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <ul className="card grid divide-y divide-line px-[clamp(1rem,2.4vw,1.6rem)]">
        {purchases.map((purchase) => (
          <Row key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" className="mx-auto" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

function Row({ purchase }: { purchase: Purchase }) {
  const { purchases: words } = useText();
  const { language } = useLanguage();
  const date = formatDate(purchase.date ?? purchase.createdAt, language);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-4 sm:grid-cols-[1fr_auto_auto]">
      <div className="grid min-w-0">
        <span className="font-display text-lg leading-snug font-extrabold">
          {words.sessions(purchase.totalSessionsGranted)}
        </span>
        <span className="text-[0.95em] break-words text-quiet">
          {purchase.items.map(({ packageId, name, quantity }, index) => (
            <span key={packageId}>
              {index > 0 && ' · '}
              <UserText>{name[language]}</UserText> × <NumberValue value={quantity} />
            </span>
          ))}
        </span>
        <time
          dateTime={new Date(purchase.date ?? purchase.createdAt).toISOString()}
          className="text-[0.95em] text-quiet"
        >
          {date}
        </time>
      </div>
      <div className="grid justify-items-end">
        <Money fils={purchase.finalPriceFils} className="font-display text-lg font-extrabold" />
        <Standing purchase={purchase} />
      </div>
      <ButtonLink
        to={pathTo('receipt', { id: purchase.id })}
        variant="quiet"
        icon="receipt"
        aria-label={words.receiptOf(date)}
        className="max-sm:col-span-2"
      >
        {words.receipt}
      </ButtonLink>
    </li>
  );
}

function Standing({ purchase }: { purchase: Purchase }) {
  const { purchases: words } = useText();
  if (purchase.refundPending) return <span className="text-sm text-saffron-text">{words.refundPending}</span>;
  return (
    <span className="flex items-center gap-1 text-sm text-success">
      <Icon name="check" />
      {words.statuses[purchase.status]}
      {!purchase.isLive && <span className="text-quiet">· {words.test}</span>}
    </span>
  );
}
