import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../lib/error-text.ts';
import { useText } from '../lib/language.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';
import { FailedState } from './state-panel.tsx';

interface Tab {
  readonly name: string;
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly shown: string;
  /** Up to four short labels: on a phone they share the line, without icons. */
  readonly isFew?: boolean;
}

/** The tabs of a page, each with its own address; on a phone they scroll in one line, unless they are few. */
export function TabLinks({ label, tabs, shown, isFew = false }: TabLinksProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <nav
      ref={list}
      aria-label={label}
      className={[
        'flex max-w-full gap-1 rounded-2xl max-lg:overflow-x-auto lg:flex-wrap bg-well p-1.5 [scrollbar-width:none]',
        isFew ? 'sm:justify-self-start' : 'justify-self-start',
      ].join(' ')}
    >
      {tabs.map(({ name, label: tab, to, icon }) => (
        <Link
          key={name}
          to={to}
          aria-current={name === shown ? 'page' : undefined}
          className={[
            'flex min-h-11 items-center gap-1.5 rounded-xl font-semibold text-quiet hover:text-ink',
            isFew ? 'max-sm:min-w-fit max-sm:flex-auto max-sm:justify-center max-sm:px-1.5 sm:px-3' : 'flex-none px-3',
            'aria-[current]:bg-raised aria-[current]:text-ink',
            'aria-[current]:shadow-[inset_0_0_0_1.5px_var(--edge)]',
          ].join(' ')}
        >
          <Icon name={icon} {...(isFew ? { className: 'max-sm:hidden' } : {})} />
          {tab}
        </Link>
      ))}
    </nav>
  );
}

/** The head of a tab: what it is, in a sentence, and what can be done on the whole of it. */
export function TabHead({ lead, children }: { lead: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-quiet">{lead}</p>
      {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** The state of a read: a skeleton while it is pending, a retry if it failed, else the content. */
export function Loaded<Data>({
  read,
  children,
  className = 'h-24',
}: {
  read: Read<Data>;
  children: (data: Data) => ReactNode;
  className?: string;
}) {
  const { loading } = useText().shell;
  const describe = useErrorText();
  if (read.data !== undefined) return children(read.data);
  if (read.error !== null) return <FailedState message={describe(read.error)} onRetry={() => void read.refetch()} />;
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{loading}</span>
      {[0, 1, 2].map((key) => (
        <Skeleton key={key} className={className} />
      ))}
    </div>
  );
}

interface PagedRead {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => unknown;
}

/** The next page by its cursor, if there is one. */
export function MoreButton({ read }: { read: PagedRead }) {
  const { more } = useText().shell;
  const describe = useErrorText();
  if (!read.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-3">
      <Alert message={read.isFetchNextPageError ? describe(read.error) : undefined} />
      <Button variant="secondary" icon="down" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
        {more}
      </Button>
    </div>
  );
}
