import { useState } from 'react';
import { errorText } from '#shared/i18n/error-text.ts';
import type { AdminPurchase } from '#shared/store/admin-api.ts';
import {
  isGranted,
  purchaseStatuses,
  transitionPurchase,
  type PurchaseEffect,
  type PurchaseStatus,
} from '#shared/store/purchase.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { Alert } from '../../../ui/alert.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useChangeStatus } from './queries.ts';

/**
 * Changes a purchase's status by hand. Applies the status rules here too: shows the effects, or why it isn't allowed.
 */
export function StatusDialog({ purchase, onClose }: { purchase: AdminPurchase; onClose: () => void }) {
  const {
    adminStore: { purchase: words, purchases, keep },
    errors,
  } = useText();
  const describe = useErrorText();
  const change = useChangeStatus();
  const others = purchaseStatuses.filter((status) => status !== purchase.status);
  const [to, setTo] = useState<PurchaseStatus>(isGranted(purchase.status) ? 'refunded' : 'failed');
  const status = others.includes(to) ? to : (others[0] ?? to);
  const [note, setNote] = useState('');
  const rule = transitionPurchase(
    { ...purchase, sessions: purchase.totalSessionsGranted, refundedFrom: null },
    status,
    serverNow(),
  );
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
      isBarred={!rule.ok}
      failure={change.error === null ? undefined : describe(change.error)}
      onConfirm={confirm}
    >
      <RadioCards
        label={words.changeTo}
        value={status}
        onChange={setTo}
        options={others.map((value) => ({ value, label: purchases.statuses[value] }))}
      />
      {rule.ok ? (
        <Effects purchase={purchase} to={status} effects={rule.value.effects} />
      ) : (
        <Alert message={errorText(errors, rule.refusal.code, rule.refusal.params)} />
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

function Effects({
  purchase,
  to,
  effects,
}: {
  purchase: AdminPurchase;
  to: PurchaseStatus;
  effects: readonly PurchaseEffect[];
}) {
  const { changeNoAsking, effects: words } = useText().adminStore.purchase;
  const told = effects.map((effect) =>
    effect.type === 'grant-sessions' ? words.grant(effect.sessions) : words.use(effect.discountCode ?? ''),
  );
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
