import type { RedeemCodeRecord } from '#shared/redeem-codes/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useRemoveRedeemCode, useUpdateRedeemCode } from './queries.ts';

export interface CodeActionsProps {
  readonly onEdit: (code: RedeemCodeRecord) => void;
  readonly onRemove: (code: RedeemCodeRecord) => void;
}

/** What can be done with a code. Switching it off is taken back by the same button, so it doesn't ask. */
export function CodeActions({ code, onEdit, onRemove }: CodeActionsProps & { code: RedeemCodeRecord }) {
  const words = useStaffText().adminRedeemCodes;
  const describe = useErrorText();
  const update = useUpdateRedeemCode();
  const { id, code: name, isActive } = code;
  const turn = () =>
    update.mutate(
      { id, isActive: !isActive },
      {
        onSuccess: () => showToast({ id: 'redeem-codes', title: isActive ? words.switchedOff : words.switchedOn }),
        onError: (error) =>
          showToast({ id: 'redeem-codes', variant: 'destructive', title: words.failed, description: describe(error) }),
      },
    );
  return (
    <span className="flex gap-2">
      <IconButton
        icon={isActive ? 'pause' : 'play'}
        label={isActive ? words.switchOff(name) : words.switchOn(name)}
        aria-busy={update.isPending || undefined}
        disabled={update.isPending}
        onClick={turn}
        className="bg-raised"
      />
      <IconButton icon="edit" label={words.edit(name)} onClick={() => onEdit(code)} className="bg-raised" />
      <IconButton icon="trash" label={words.remove(name)} onClick={() => onRemove(code)} className="bg-raised" />
    </span>
  );
}

/** Explains the deletion: an unredeemed code is deleted, a redeemed one switched off. The server decides which. */
export function RemoveCode({
  code,
  onClose,
  onDeleted,
}: {
  code: RedeemCodeRecord | null;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const words = useStaffText().adminRedeemCodes.delete;
  const describe = useErrorText();
  const remove = useRemoveRedeemCode();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (code === null) return;
    remove.mutate(code.id, {
      onSuccess: ({ outcome }) => {
        showToast({ id: 'redeem-codes', title: words[outcome] });
        close();
        if (outcome === 'deleted') onDeleted();
      },
    });
  };
  const uses = code?.useCount ?? 0;
  return (
    <ConfirmDialog
      open={code !== null}
      onClose={close}
      title={words.title(code?.code ?? '')}
      confirm={uses === 0 ? words.confirmDelete : words.confirmStop}
      keep={words.keep}
      busy={remove.isPending}
      failure={remove.error === null ? undefined : describe(remove.error)}
      onConfirm={confirm}
    >
      <p>{uses === 0 ? words.unused : words.used(uses)}</p>
    </ConfirmDialog>
  );
}
