import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GameRecord } from '#shared/games/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { FailedState } from '../../../../ui/state-panel.tsx';

interface GamePage {
  readonly items: readonly GameRecord[];
  readonly nextCursor: string | null;
}

const pageSize = 12;

interface GameListProps {
  readonly outcome: 'open' | 'finished';
  readonly load: (page: { limit: number; cursor?: string }, signal: AbortSignal) => Promise<GamePage>;
  readonly failedTitle: string;
  readonly empty: ReactNode;
  readonly card: (game: GameRecord) => ReactNode;
}

/** The user's games of one kind, a page at a time. */
export function GameList({ outcome, load, failedTitle, empty, card }: GameListProps) {
  const text = useText();
  const describe = useErrorText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['games', 'list', outcome],
    queryFn: ({ pageParam, signal }) =>
      load({ limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  if (error && !data)
    return <FailedState title={failedTitle} message={describe(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  const games = data.pages.flatMap(({ items }) => items);
  if (games.length === 0) return empty;
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">{games.map(card)}</ul>
      {hasNextPage && (
        <Button variant="secondary" className="mx-auto" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.games.summary.more}
        </Button>
      )}
    </div>
  );
}
