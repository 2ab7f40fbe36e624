import { useState } from 'react';
import type { AdminPurchase } from '#shared/store/admin-api.ts';
import { isGranted, type PurchaseStatus } from '#shared/store/purchase.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useDeletePurchase } from './queries.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

type Action = 'status' | 'refund' | 'delete';

/** What can be done with a purchase in its state; each asks first, and says what will happen. */
export function PurchaseActions({
  purchase,
  nextStatuses,
  onDeleted,
}: {
  purchase: AdminPurchase;
  nextStatuses: readonly PurchaseStatus[];
  onDeleted: () => void;
}) {
  const { purchase: words } = useStaffText().adminStore;
  const [asked, setAsked] = useState<Action | null>(null);
  const close = () => setAsked(null);
  if (purchase.status === 'refunded') return <p className="text-quiet">{words.final}</p>;
  const isPaid = isGranted(purchase.status);
  return (
    <section aria-label={words.parts.actions} className="flex flex-wrap gap-3">
      {isPaid && (
        <Button variant="danger" icon="undo" disabled={purchase.refundPending} onClick={() => setAsked('refund')}>
          {words.refund}
        </Button>
      )}
      <Button variant="secondary" icon="edit" onClick={() => setAsked('status')}>
        {words.change}
      </Button>
      {!isPaid && (
        <Button variant="quiet" icon="trash" onClick={() => setAsked('delete')}>
          {words.delete}
        </Button>
      )}
      {asked === 'status' && <StatusDialog purchase={purchase} nextStatuses={nextStatuses} onClose={close} />}
      {asked === 'refund' && <RefundDialog purchase={purchase} onClose={close} />}
      <DeletePurchase id={purchase.id} isOpen={asked === 'delete'} onClose={close} onDeleted={onDeleted} />
    </section>
  );
}

function DeletePurchase({
  id,
  isOpen,
  onClose,
  onDeleted,
}: {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { purchase: words, keep } = useStaffText().adminStore;
  const describe = useErrorText();
  const remove = useDeletePurchase();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        showToast({ id: 'purchase', title: words.deleted });
        onDeleted();
      },
    });
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={close}
      title={words.deleteTitle}
      confirm={words.delete}
      keep={keep}
      busy={remove.isPending}
      failure={remove.error === null ? undefined : describe(remove.error)}
      onConfirm={confirm}
    >
      <p>{words.deleteWhy}</p>
    </ConfirmDialog>
  );
}
