import { Stamp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CommittedValue } from './committed-value.tsx';
import { useTaskText } from './task-text.ts';
import { wordOf, type CommitTask } from './use-commit.ts';
import styles from './commit-seal.module.css';

/** The team has committed: what, for its own phones. */
export function CommitSeal({ task }: { task: CommitTask }) {
  const { sealed: text } = useTaskText().commit;
  const what = wordOf(task);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: a screen reader continues here.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid grid-cols-1 content-center justify-items-center gap-3 text-center">
      <Stamp aria-hidden="true" className={styles.stamp} />
      <div role="status" className="grid gap-1">
        <h3 ref={title} tabIndex={-1} className="text-3xl outline-none">
          {text.title[what]}
        </h3>
        <p className="text-quiet">{text.body[what]}</p>
      </div>
      {task.draft !== null && (
        <div className="grid max-w-full grid-cols-1 rounded-2xl bg-well px-4 py-3 text-start">
          <CommittedValue form={task.form} value={task.draft} />
        </div>
      )}
    </div>
  );
}
