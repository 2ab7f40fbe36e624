import type { ReactNode } from 'react';
import { PhoneButton } from '../parts.tsx';
import { CommitSeal } from './commit-seal.tsx';
import { useTaskText } from './task-text.ts';
import type { Committed, CommitTask, Committing } from './use-commit.ts';

/** What every entry of a captain works with. */
export interface EntryProps {
  readonly task: CommitTask;
  /** What was drafted before, by this phone or by an earlier captain's. */
  readonly initial: Committed | null;
  readonly committing: Committing;
}

interface CommitFormProps {
  readonly task: CommitTask;
  readonly committing: Committing;
  readonly label: string;
  /** False until there is something to commit. */
  readonly isReady?: boolean;
  readonly onCommit: () => void;
  readonly children: ReactNode;
}

/** The captain's fields, with the press that commits for good; its seal once the screen has it. */
export function CommitForm({
  task,
  committing: { state, isConnected },
  label,
  isReady = true,
  onCommit,
  children,
}: CommitFormProps) {
  const text = useTaskText().commit;
  if (state === 'committed') return <CommitSeal task={task} />;
  return (
    <div className="grid grid-cols-1 content-between gap-3 short:grid-cols-[minmax(0,1fr)_9rem] short:content-end short:items-end">
      {children}
      <div className="grid grid-cols-1 gap-2">
        <p id="commit-note" className="text-center text-sm text-quiet">
          {text.secret} {text.stays}
        </p>
        <p role="alert" className="text-center font-semibold text-danger empty:hidden">
          {state === 'late' && text.late}
        </p>
        <PhoneButton
          className="short:px-2"
          isBusy={state === 'sending'}
          aria-describedby="commit-note"
          disabled={!isConnected || !isReady}
          onClick={onCommit}
        >
          {label}
        </PhoneButton>
      </div>
    </div>
  );
}
