import { Link } from 'react-router';
import { formatRelative } from '#shared/i18n/format.ts';
import { isSitePath } from '#shared/kernel/site-path.ts';
import type { Notification } from '#shared/notifications/schema.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/state-panel.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { UserText } from '../../../ui/value.tsx';
import { useMarkRead, useOwnNotifications } from '../queries.ts';
import { PushOffer } from './push-offer.tsx';

/** The user's notifications, newest first [NOTE-1]. `close` closes the list after a navigation. */
export function NotificationList({ close }: { close: () => void }) {
  const { notifications: words } = useText();
  const describe = useErrorText();
  const isOnline = useOnline();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnNotifications();
  const items = data?.pages.flatMap((page) => page.items);
  if (items === undefined) {
    if (!isOnline)
      return (
        <EmptyState icon="offline" title={words.failed} spacing="tight">
          {words.offlineEmpty}
        </EmptyState>
      );
    if (error !== null)
      return <FailedState title={words.failed} message={describe(error)} onRetry={() => void refetch()} />;
    return (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {!isOnline && (
        <p role="status" className="text-sm text-quiet">
          {words.offline}
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState icon="bell" title={words.empty} spacing="tight">
          {words.emptyBody}
        </EmptyState>
      ) : (
        <Items items={items} close={close} />
      )}
      {hasNextPage && (
        <Button variant="quiet" icon="down" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
      <PushOffer />
    </div>
  );
}

function Items({ items, close }: { items: readonly Notification[]; close: () => void }) {
  const { notifications: words } = useText();
  const describe = useErrorText();
  const mark = useMarkRead();
  const failed = (error: unknown) => showToast({ id: 'notifications', variant: 'destructive', title: describe(error) });
  return (
    <>
      {items.some(({ read }) => !read) && (
        <Button
          variant="quiet"
          icon="check"
          busy={mark.isPending}
          className="justify-self-start"
          onClick={() => mark.mutate({ all: true }, { onError: failed })}
        >
          {words.markAll}
        </Button>
      )}
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <Row
              item={item}
              onOpen={(leads) => {
                if (!item.read) mark.mutate({ ids: [item.id] }, { onError: failed });
                if (leads) close();
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const row = 'relative grid w-full gap-1 rounded-2xl bg-well px-4 py-3 text-start';

function Row({ item, onOpen }: { item: Notification; onOpen: (leads: boolean) => void }) {
  const { notifications: words } = useText();
  const { language } = useLanguage();
  const { page } = item.data;
  const inside = (
    <>
      <span className="flex items-baseline gap-2">
        {!item.read && (
          <span className="size-2.5 flex-none rotate-45 rounded-[24%] bg-saffron">
            <span className="sr-only">{words.unread}</span>
          </span>
        )}
        <span className={`min-w-0 grow ${item.read ? 'text-quiet' : 'font-semibold'}`}>
          <UserText>{item.title}</UserText>
        </span>
        <time dateTime={new Date(item.timestamp).toISOString()} className="flex-none text-sm text-quiet">
          {formatRelative(item.timestamp, serverNow(), language) ?? words.now}
        </time>
      </span>
      <span className="text-sm whitespace-pre-line text-quiet">
        <UserText>{item.body}</UserText>
      </span>
    </>
  );
  if (isSitePath(page))
    return (
      <Link to={page} className={`${row} hover:bg-raised`} onClick={() => onOpen(true)}>
        {inside}
      </Link>
    );
  if (item.read) return <div className={row}>{inside}</div>;
  return (
    <button type="button" className={`${row} hover:bg-raised`} onClick={() => onOpen(false)}>
      {inside}
    </button>
  );
}
