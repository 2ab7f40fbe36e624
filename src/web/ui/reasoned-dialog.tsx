import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { TextArea } from './field.tsx';

interface ReasonedDialogProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly words: { readonly reason: string; readonly reasonMissing: string; readonly keep: string };
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly isBarred?: boolean;
  readonly onConfirm: (reason: string) => void;
}

/** Asks before a change of the staff's, and why it is done. */
export function ReasonedDialog({
  onClose,
  title,
  children,
  confirm,
  words,
  busy,
  failure,
  isBarred = false,
  onConfirm,
}: ReasonedDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    if (reason.trim() === '') setIsMissing(true);
    else onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      confirm={confirm}
      keep={words.keep}
      busy={busy}
      failure={failure}
      isBarred={isBarred}
      onConfirm={submit}
    >
      {children}
      <TextArea
        label={words.reason}
        rows={2}
        maxLength={500}
        required
        value={reason}
        error={isMissing && reason.trim() === '' ? words.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
