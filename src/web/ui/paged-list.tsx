import type { InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded, MoreButton } from './tab-parts.tsx';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

interface PagedListProps<Item> {
  readonly read: Parameters<typeof MoreButton>[0]['read'] & {
    readonly data: InfiniteData<Page<Item>> | undefined;
    readonly refetch: () => unknown;
  };
  /** In words, how many are shown. */
  readonly count: (shown: number, hasMore: boolean) => string;
  /** What is shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
  /** Of the skeleton. */
  readonly className?: string;
}

/** A list that comes in pages: how many are shown, the items in a card, and the way to the next page. */
export function PagedList<Item>({ read, count, empty, children, className }: PagedListProps<Item>) {
  return (
    <>
      <Loaded read={read} {...(className === undefined ? {} : { className })}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return empty;
          return (
            <div className="card grid gap-4 p-4">
              <p role="status" className="text-sm text-quiet">
                {count(items.length, pages.at(-1)?.hasMore ?? false)}
              </p>
              {children(items)}
            </div>
          );
        }}
      </Loaded>
      <MoreButton read={read} />
    </>
  );
}
