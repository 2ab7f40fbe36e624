import { useEffect, useEffectEvent, useState } from 'react';
import type { Press } from '#shared/rooms/schema.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';

/** Changes of this time go to the teammates as one. */
const draftEveryMs = 400;
/** Without a seal by then, the screen hasn't taken the commit. */
const patienceMs = 3000;

export type CommitTask = Extract<SeatTask, { kind: 'commit' }>;

/** How its texts call what a team commits. */
export const wordOf = ({ form }: CommitTask) => (form.type === 'points' ? 'points' : 'answer');

/** A number, points, or the ids of the events in the team's order. */
export type Committed = Extract<Press, { kind: 'commit' }>['value'];

interface CommitParts {
  readonly task: CommitTask;
  readonly isConnected: boolean;
  readonly send: (press: Press) => void;
}

export interface Committing {
  /** Shows the teammates how far the captain is. */
  readonly draft: (value: Committed) => void;
  /** For good, as soon as the screen has it. */
  readonly commit: (value: Committed) => void;
  readonly state: 'open' | 'sending' | 'late' | 'committed';
  readonly isConnected: boolean;
}

/** What a captain drafts and commits. A draft made without a connection is sent with it; a commit is not. */
export function useCommit({ task: { key, isCommitted }, isConnected, send }: CommitParts): Committing {
  const [sent, setSent] = useState<'no' | 'sending' | 'late'>('no');
  const [unsent, setUnsent] = useState<Committed | null>(null);
  const flush = useEffectEvent(() => {
    if (unsent !== null) send({ kind: 'draft', task: key, value: unsent });
    setUnsent(null);
  });
  const isDue = unsent !== null && isConnected && !isCommitted;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => flush(), draftEveryMs);
    return () => clearTimeout(timer);
  }, [isDue]);
  useEffect(() => {
    if (isCommitted) setSent('no');
  }, [isCommitted]);
  const isSending = sent === 'sending';
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setSent('late'), patienceMs);
    return () => clearTimeout(timer);
  }, [isSending]);
  return {
    draft: setUnsent,
    commit: (value) => {
      if (!isConnected || isSending || isCommitted) return;
      // The form comes back with it if the screen takes the step back.
      if (unsent !== null) send({ kind: 'draft', task: key, value });
      setUnsent(null);
      send({ kind: 'commit', task: key, value });
      setSent('sending');
    },
    state: isCommitted ? 'committed' : sent === 'no' ? 'open' : sent,
    isConnected,
  };
}
