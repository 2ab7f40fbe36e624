import { CommitSeal } from './commit-seal.tsx';
import { CommittedValue } from './committed-value.tsx';
import { NumberEntry } from './number-entry.tsx';
import { OrderEntry } from './order-entry.tsx';
import { PointsEntry } from './points-entry.tsx';
import type { TaskPanelProps } from './task-screen.tsx';
import { useTaskText } from './task-text.ts';
import { useCommit, wordOf, type CommitTask } from './use-commit.ts';

/** What the team commits unseen by the others: its captain enters it, its players see how far the captain is. */
export function CommitPanel(props: TaskPanelProps<'commit'>) {
  const { seat, view } = props.change;
  return (
    <div data-team={view.teams[seat.teamIndex ?? 0]?.color} className="grid grid-cols-1">
      <OwnPart {...props} />
    </div>
  );
}

function OwnPart({ task, change: { seat, teammates }, isConnected, send }: TaskPanelProps<'commit'>) {
  const committing = useCommit({ task, isConnected, send });
  if (!seat.isCaptain) {
    const captain = teammates.find(({ isCaptain }) => isCaptain)?.name ?? null;
    return task.isCommitted ? <CommitSeal task={task} /> : <CaptainsDraft task={task} captain={captain} />;
  }
  const parts = { initial: task.draft, task, committing };
  switch (task.form.type) {
    case 'number':
      return <NumberEntry {...parts} unit={task.form.unit} />;
    case 'points':
      return <PointsEntry {...parts} step={task.form.step} max={task.form.max} />;
    case 'order':
      return <OrderEntry {...parts} events={task.form.events} />;
  }
}

function CaptainsDraft({ task, captain }: { task: CommitTask; captain: string | null }) {
  const { draft: text } = useTaskText().commit;
  const what = wordOf(task);
  return (
    <div className="grid grid-cols-1 content-between gap-3">
      <p className="text-quiet">{captain === null ? text.leadUnnamed[what] : text.lead[what](captain)}</p>
      <div role="status" className="grid grid-cols-1 gap-1 rounded-2xl bg-well p-4">
        {task.draft === null ? (
          <p className="text-quiet">{text.none}</p>
        ) : (
          <>
            <p className="text-sm text-quiet">{text.title}</p>
            <CommittedValue form={task.form} value={task.draft} />
          </>
        )}
      </div>
    </div>
  );
}
