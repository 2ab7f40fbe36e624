import { useState } from 'react';
import { formatKwd } from '#shared/i18n/format.ts';
import type { AdminPurchase } from '#shared/store/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { RadioCards, Switch } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useRefund } from './queries.ts';

/** Refunds a purchase: through its provider, or only in the records, if an app store returned the money. */
export function RefundDialog({ purchase, onClose }: { purchase: AdminPurchase; onClose: () => void }) {
  const { purchase: words, keep } = useStaffText().adminStore;
  const { language } = useLanguage();
  const describe = useErrorText();
  const refund = useRefund();
  const isInApp = purchase.method === 'iap';
  const [way, setWay] = useState<'provider' | 'recordOnly'>('provider');
  const [takesBack, setTakesBack] = useState(false);
  const [note, setNote] = useState('');
  const throughProvider = !isInApp && way === 'provider';
  const amount = formatKwd(purchase.finalPriceFils, language);
  const confirm = () =>
    refund.mutate(
      { id: purchase.id, throughProvider, takesBack, note },
      {
        onSuccess: ({ purchase: { status } }) => {
          showToast({ id: 'purchase', title: status === 'refunded' ? words.refunded : words.refundAsked });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.refundTitle}
      confirm={words.refundNow}
      keep={keep}
      busy={refund.isPending}
      failure={refund.error === null ? undefined : describe(refund.error)}
      onConfirm={confirm}
    >
      {isInApp ? (
        <p className="flex items-start gap-3">
          <Icon name="info" className="mt-1 text-saffron-text" />
          {words.refundInApp}
        </p>
      ) : (
        <RadioCards
          label={words.refundHow}
          value={way}
          onChange={setWay}
          options={(['provider', 'recordOnly'] as const).map((value) => ({
            value,
            label: words.refundWays[value],
            hint: words.refundWayHints[value],
          }))}
        />
      )}
      <Switch
        label={words.takesBack}
        hint={words.takesBackHint(purchase.totalSessionsGranted)}
        checked={takesBack}
        onChange={setTakesBack}
      />
      <TextArea
        label={words.note}
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ul className="grid gap-1 ps-5 [list-style:disc]">
        <li>{throughProvider ? words.refundWill.provider(amount) : words.refundWill.recordOnly}</li>
        <li>{takesBack ? words.takesBackHint(purchase.totalSessionsGranted) : words.keepsSessions}</li>
        <li>{words.refundFinal}</li>
      </ul>
    </ConfirmDialog>
  );
}
