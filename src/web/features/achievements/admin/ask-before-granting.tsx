import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface AskBeforeGrantingProps {
  readonly title: string;
  /** Who gets what from now on, and when. */
  readonly lines: readonly string[];
  readonly confirm: string;
  readonly save: { readonly isPending: boolean; readonly error: Error | null };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says who gets sessions from now on, before that is saved: they can't be taken back. */
export function AskBeforeGranting({ title, lines, confirm, save, onConfirm, onClose }: AskBeforeGrantingProps) {
  const text = useStaffText().adminAchievements;
  const describe = useErrorText();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      confirm={confirm}
      keep={text.keep}
      busy={save.isPending}
      failure={save.error === null ? undefined : describe(save.error)}
      onConfirm={onConfirm}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="text-quiet">{text.rewards.ask.kept}</p>
    </ConfirmDialog>
  );
}
