import { useState } from 'react';
import type { AdminPurchase } from '#shared/store/admin-api.ts';
import { isGranted } from '#shared/store/purchase.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useDeletePurchase } from './queries.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

type Action = 'status' | 'refund' | 'delete';

/** The possible actions of a purchase in its state; each asks first, and explains its effects. */
export function PurchaseActions({ purchase, onDeleted }: { purchase: AdminPurchase; onDeleted: () => void }) {
  const { purchase: words } = useText().adminStore;
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
      {asked === 'status' && <StatusDialog purchase={purchase} onClose={close} />}
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
  const { purchase: words, keep } = useText().adminStore;
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
