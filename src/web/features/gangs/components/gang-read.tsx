import type { ReactNode } from 'react';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState, StatePanel } from '../../../ui/state-panel.tsx';

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface GangReadProps<Data> {
  readonly read: Read<Data>;
  /** Titles of the states without data. */
  readonly failed: string;
  readonly offline: string;
  /** Sizes of the blocks that wait. */
  readonly waiting: readonly string[];
  readonly children: (data: Data) => ReactNode;
}

/** What was read, or why there is nothing: waiting, offline, failed with another try. */
export function GangRead<Data>({ read, failed, offline, waiting, children }: GangReadProps<Data>) {
  const { loading } = useText().shell;
  const describe = useErrorText();
  const isOnline = useOnline();
  if (read.data !== undefined) return children(read.data);
  if (!isOnline) return <StatePanel icon="offline" title={offline} />;
  if (read.error !== null)
    return <FailedState title={failed} message={describe(read.error)} onRetry={() => void read.refetch()} />;
  return (
    <div role="status" aria-busy="true" className="grid gap-gap">
      <span className="sr-only">{loading}</span>
      {waiting.map((size, index) => (
        <Skeleton key={index} rounded="rounded-card" className={size} />
      ))}
    </div>
  );
}

/** Above what an offline device still shows. */
export function OfflineNote() {
  const words = useText().gangs;
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <p role="status" className="rounded-2xl bg-well px-4 py-3 text-quiet">
      {words.offlineNote}
    </p>
  );
}
