import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/i18n/format.ts';
import { redeemCodeApi, type OwnRedeemCode, type OwnRedeemCodes } from '#shared/redeem-codes/api.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { copyCode } from '../copy-code.ts';
import { ownCodesKey, redeemErrorCode, useRedeem } from '../use-redeem.ts';

/** The codes that are meant for one, and those that one has added, each by pages [RDM-3]. */
export function MyRedeemCodes() {
  const { redeemCodes: words } = useText();
  const assigned = useOwnCodes('assigned');
  const redeemed = useOwnCodes('redeemed');
  return (
    <section className="card grid gap-6 p-[clamp(1.1rem,3vw,2.2rem)]">
      <h2 className="text-2xl">{words.mine}</h2>
      <CodeList
        title={words.assigned}
        empty={words.assignedEmpty}
        codes={assigned}
        of={({ assignedCodes }) => assignedCodes}
      >
        {(code) => (code.isUnused ? <OpenCode code={code} /> : <DoneCode code={code} />)}
      </CodeList>
      <CodeList
        title={words.redeemed}
        empty={words.redeemedEmpty}
        codes={redeemed}
        of={({ redeemedCodes }) => redeemedCodes}
      >
        {(code) => <DoneCode code={code} />}
      </CodeList>
    </section>
  );
}

function useOwnCodes(list: 'assigned' | 'redeemed') {
  return useInfiniteQuery({
    queryKey: [...ownCodesKey, list],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      call(redeemCodeApi.listOwn, list === 'assigned' ? { assignedCursor: pageParam } : { redeemedCursor: pageParam }, {
        signal,
      }),
    getNextPageParam: (page) =>
      (list === 'assigned'
        ? page.hasMoreAssigned
          ? page.assignedCursor
          : null
        : page.hasMoreRedeemed
          ? page.redeemedCursor
          : null) ?? undefined,
  });
}

function CodeList({
  title,
  empty,
  codes,
  of,
  children,
}: {
  title: string;
  empty: string;
  codes: ReturnType<typeof useOwnCodes>;
  of: (page: OwnRedeemCodes) => readonly OwnRedeemCode[];
  children: (code: OwnRedeemCode) => ReactNode;
}) {
  const { redeemCodes: words } = useText();
  const describe = useErrorText();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = codes;
  const items = data?.pages.flatMap(of);
  return (
    <div className="grid gap-3">
      <h3 className="text-lg font-semibold">{title}</h3>
      {items === undefined && error !== null ? (
        <FailedState title={words.loadFailed} message={describe(error)} onRetry={() => void refetch()} />
      ) : items === undefined ? (
        <div aria-busy="true">
          <Skeleton className="h-16" />
        </div>
      ) : items.length === 0 ? (
        <p className="text-quiet">{empty}</p>
      ) : (
        <ul className="grid gap-2">
          {items.map((code) => (
            <li key={code.id} className="flex flex-wrap items-center gap-3 rounded-2xl bg-well px-4 py-2">
              {children(code)}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="quiet" icon="down" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

/** One that can be redeemed: copied to give, or added at once. */
function OpenCode({ code }: { code: OwnRedeemCode }) {
  const text = useText();
  const words = text.redeemCodes;
  const redeem = useRedeem();
  const add = () =>
    redeem.mutate(code.code, {
      onSuccess: ({ sessionsGranted }) =>
        showToast({ id: 'redeem', title: text.storeMessages.redeemed(sessionsGranted) }),
      onError: (error) =>
        showToast({ id: 'redeem', variant: 'destructive', title: errorText(text.errors, redeemErrorCode(error)) }),
    });
  return (
    <>
      <CodeText code={code} />
      <IconButton icon="copy" label={words.copy} onClick={() => void copyCode(code.code, words)} />
      <Button icon="ticket" busy={redeem.isPending} onClick={add}>
        {words.redeem}
      </Button>
    </>
  );
}

function DoneCode({ code }: { code: OwnRedeemCode }) {
  const { redeemCodes: words } = useText();
  const { language } = useLanguage();
  return (
    <>
      <CodeText code={code} />
      <span className="text-quiet">
        {code.redeemedAt === null ? words.notOpen : words.redeemedOn(formatDate(code.redeemedAt, language))}
      </span>
    </>
  );
}

function CodeText({ code }: { code: OwnRedeemCode }) {
  const { redeemCodes: words } = useText();
  return (
    <span className="grid min-w-0 grow py-1">
      <LtrValue className="font-semibold tracking-wide break-all select-all rtl:text-end">{code.code}</LtrValue>
      <span className="text-sm text-saffron-text">{words.sessions(code.sessionsGranted)}</span>
    </span>
  );
}
