import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly keep: string;
  readonly busy: boolean;
  /** Why it didn't happen. */
  readonly failure?: string | undefined;
  /** Set if the action is currently impossible. */
  readonly isBarred?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before something that can't be taken back. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  keep,
  busy,
  failure,
  isBarred = false,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger" busy={busy} disabled={isBarred} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <Alert message={failure} />
    </Dialog>
  );
}
