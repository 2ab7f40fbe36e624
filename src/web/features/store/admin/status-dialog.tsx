import { useState } from 'react';
import { errorText } from '#shared/i18n/error-text.ts';
import type { AdminPurchase } from '#shared/store/admin-api.ts';
import { isGranted, purchaseStatuses, refusalOfMove, type PurchaseStatus } from '#shared/store/purchase.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useChangeStatus } from './queries.ts';

/** Moves a purchase by hand: says what a move does, or why the server allows none to that status. */
export function StatusDialog({
  purchase,
  nextStatuses,
  onClose,
}: {
  purchase: AdminPurchase;
  nextStatuses: readonly PurchaseStatus[];
  onClose: () => void;
}) {
  const { errors } = useText();
  const { purchase: words, purchases, keep } = useStaffText().adminStore;
  const describe = useErrorText();
  const change = useChangeStatus();
  const others = purchaseStatuses.filter((status) => status !== purchase.status);
  const [to, setTo] = useState<PurchaseStatus>(isGranted(purchase.status) ? 'refunded' : 'failed');
  const status = others.includes(to) ? to : (others[0] ?? to);
  const [note, setNote] = useState('');
  const refusal = nextStatuses.includes(status) ? null : refusalOfMove(purchase.status, status);
  const confirm = () =>
    change.mutate(
      { id: purchase.id, status, note },
      {
        onSuccess: () => {
          showToast({ id: 'purchase', title: words.changed });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.changeTitle}
      confirm={words.changeNow(purchases.statuses[status])}
      keep={keep}
      busy={change.isPending}
      isBarred={refusal !== null}
      failure={change.error === null ? undefined : describe(change.error)}
      onConfirm={confirm}
    >
      <RadioCards
        label={words.changeTo}
        value={status}
        onChange={setTo}
        options={others.map((value) => ({ value, label: purchases.statuses[value] }))}
      />
      {refusal === null ? (
        <Effects purchase={purchase} to={status} />
      ) : (
        <Alert message={errorText(errors, refusal.code, refusal.params)} />
      )}
      <TextArea
        label={words.note}
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}

function Effects({ purchase, to }: { purchase: AdminPurchase; to: PurchaseStatus }) {
  const { changeNoAsking, effects: words } = useStaffText().adminStore.purchase;
  const told = isGranted(to)
    ? [
        words.grant(purchase.totalSessionsGranted),
        ...(purchase.discountCode === null ? [] : [words.use(purchase.discountCode)]),
      ]
    : [];
  const lasting = to === 'refunded' ? words.final : isGranted(to) ? words.granted : null;
  return (
    <ul className="grid gap-1 ps-5 [list-style:disc]">
      {told.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {told.length === 0 && (
        <li>{to === 'refunded' && isGranted(purchase.status) ? words.keepsSessions : words.nothing}</li>
      )}
      {lasting !== null && <li>{lasting}</li>}
      <li className="text-quiet">{changeNoAsking}</li>
    </ul>
  );
}
