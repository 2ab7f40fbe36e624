import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDay } from '#shared/i18n/format.ts';
import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import { periods, type Period } from '#shared/standings/period.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { EmptyState, FailedState, StatePanel } from '../../../ui/state-panel.tsx';
import { MoreButton } from '../../../ui/tab-parts.tsx';
import { WovenBand } from '../../../ui/woven-band.tsx';
import { BoardSkeleton } from '../components/board-skeleton.tsx';
import { OwnPlace } from '../components/own-place.tsx';
import { Podium } from '../components/podium.tsx';
import { RankedList } from '../components/ranked-list.tsx';
import { standingsQuery } from '../queries.ts';

const onPodium = 3;

/** /leaderboard: the highest scores, over three periods, and the user's own place [BOARD-1]. */
export function LeaderboardPage() {
  const { standings: words } = useText();
  const [query, setQuery] = useSearchParams();
  const period = periods.find((each) => each === query.get('period')) ?? 'all';
  return (
    <div className="page-width grid max-w-5xl content-start gap-gap py-6">
      <header className="grid gap-2">
        <WovenBand className="mb-2" />
        <h1 className="text-page-title">{words.title}</h1>
        <p className="max-w-3xl text-quiet">{words.lead}</p>
      </header>
      <RadioCards
        label={words.periods}
        isLabelHidden
        value={period}
        onChange={(value) => setQuery({ period: value }, { replace: true })}
        options={periods.map((value) => ({ value, label: words.period[value] }))}
        className="[&_label]:justify-center [&_label]:px-1.5 [&>div]:![grid-template-columns:repeat(3,minmax(0,1fr))]"
      />
      <Board key={period} period={period} />
    </div>
  );
}

function Board({ period }: { period: Period }) {
  const { standings: words } = useText();
  const { language } = useLanguage();
  const describe = useErrorText();
  const isOnline = useOnline();
  const read = useInfiniteQuery(standingsQuery(period));
  const [first] = read.data?.pages ?? [];
  if (first === undefined) {
    if (!isOnline) return <StatePanel icon="offline" title={words.offlineEmpty} />;
    return read.error === null ? (
      <BoardSkeleton />
    ) : (
      <FailedState title={words.failed} message={describe(read.error)} onRetry={() => void read.refetch()} />
    );
  }
  const hosts = read.data?.pages.flatMap(({ items }) => items) ?? [];
  if (hosts.length === 0) {
    return (
      <EmptyState
        icon="trophy"
        title={words.empty[period]}
        action={
          <ButtonLink to={pathTo('newGame')} icon="play">
            {words.play}
          </ButtonLink>
        }
      >
        {words.emptyBody}
      </EmptyState>
    );
  }
  return (
    <>
      {!isOnline && (
        <p role="status" className="rounded-2xl bg-well px-4 py-3 text-quiet">
          {words.offline}
        </p>
      )}
      {first.endsAt !== null && (
        <p className="text-quiet">{words.startsAgain(formatDay(kuwaitDay(first.endsAt), language))}</p>
      )}
      {!hosts.slice(0, onPodium).some(({ isOwn }) => isOwn) && <OwnPlace own={first.own} />}
      <Podium hosts={hosts.slice(0, onPodium)} />
      {hosts.length > onPodium && <RankedList hosts={hosts.slice(onPodium)} />}
      <MoreButton read={read} />
    </>
  );
}
