import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime, formatKwd } from '#shared/i18n/format.ts';
import type { AdminPurchase } from '#shared/store/admin-api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Sheet } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { PurchaseActions } from './purchase-actions.tsx';
import { PurchaseTimeline } from './purchase-timeline.tsx';
import { purchaseQuery } from './queries.ts';
import { StatusMark } from './status-mark.tsx';

/** One purchase in full: every field, its items, all that happened to it, and what can be done. */
export function PurchasePanel({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { purchase } = useStaffText().adminStore;
  return (
    <Sheet open={id !== null} onClose={onClose} title={purchase.title} isWide>
      {id !== null && <Opened id={id} onClose={onClose} />}
    </Sheet>
  );
}

function Opened({ id, onClose }: { id: string; onClose: () => void }) {
  const { parts } = useStaffText().adminStore.purchase;
  const read = useQuery(purchaseQuery(id));
  return (
    <Loaded read={read}>
      {({ purchase, nextStatuses, events }) => (
        <div className="grid gap-6">
          <Head purchase={purchase} />
          <PurchaseActions purchase={purchase} nextStatuses={nextStatuses} onDeleted={onClose} />
          <Part title={parts.items}>
            <Items purchase={purchase} />
          </Part>
          <Fields purchase={purchase} />
          <Part title={parts.timeline}>
            <PurchaseTimeline events={events} />
          </Part>
        </div>
      )}
    </Loaded>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

function Head({ purchase }: { purchase: AdminPurchase }) {
  const { language } = useLanguage();
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <bdi className="font-display text-3xl font-extrabold">{formatKwd(purchase.finalPriceFils, language)}</bdi>
        <StatusMark
          status={purchase.status}
          isRefundPending={purchase.refundPending}
          isLive={purchase.isLive}
          isDiscountLate={purchase.discountLate}
        />
      </p>
      <p className="text-quiet">
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {purchase.id}
        </bdi>
      </p>
    </div>
  );
}

function Items({ purchase }: { purchase: AdminPurchase }) {
  const words = useStaffText().adminStore.purchase.item;
  const { language } = useLanguage();
  const kwd = (fils: number) => <bdi>{formatKwd(fils, language)}</bdi>;
  return (
    <ul className="grid gap-2">
      {purchase.items.map((item) => (
        <li key={item.packageId} className="grid gap-1 rounded-2xl bg-well px-4 py-3">
          <p className="font-semibold">
            <UserText>{item.name[language]}</UserText>
          </p>
          <p className="text-sm text-quiet">
            <bdi dir="ltr">{item.packageId}</bdi>
          </p>
          <List
            rows={[
              [words.quantity(item.quantity), words.sessions(item.sessions)],
              [words.each, kwd(item.priceFils)],
              [words.original, kwd(item.originalPriceFils)],
              [words.packageDiscount, kwd(item.packageDiscountFils)],
              [words.share, kwd(item.discountShareFils)],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

function List({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-y-1">
      {rows.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="flex-none text-quiet">{label}</dt>
          <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Fields({ purchase }: { purchase: AdminPurchase }) {
  const {
    purchase: { parts, fields },
    purchases,
    none,
    yes,
    no,
  } = useStaffText().adminStore;
  const { language } = useLanguage();
  const kwd = (fils: number) => <bdi>{formatKwd(fils, language)}</bdi>;
  const at = (moment: number | null) => (moment === null ? none : <bdi>{formatDateTime(moment, language)}</bdi>);
  const code = (value: string | null) => (value === null ? none : <bdi dir="ltr">{value}</bdi>);
  const { buyer, failure } = purchase;
  return (
    <>
      <Part title={parts.buyer}>
        <List
          rows={[
            [
              fields.name,
              buyer === null ? purchases.deletedBuyer : <UserText key="name">{buyer.displayName}</UserText>,
            ],
            [fields.email, code(buyer?.email ?? null)],
            [fields.userId, code(purchase.userId)],
          ]}
        />
      </Part>
      <Part title={parts.money}>
        <List
          rows={[
            [fields.original, kwd(purchase.originalPriceFils)],
            [fields.packageDiscount, kwd(purchase.packageDiscountFils)],
            [fields.price, kwd(purchase.priceFils)],
            [fields.codeDiscount, kwd(purchase.discountAmountFils)],
            [fields.code, code(purchase.discountCode)],
            [fields.codeId, code(purchase.discountCodeId)],
            [fields.final, kwd(purchase.finalPriceFils)],
            [fields.sessions, <NumberValue key="sessions" value={purchase.totalSessionsGranted} />],
            [fields.packageId, code(purchase.packageId)],
          ]}
        />
      </Part>
      <Part title={parts.payment}>
        <List
          rows={[
            [fields.method, purchases.methods[purchase.method]],
            [fields.paymentMethod, code(purchase.paymentMethod)],
            [fields.reference, code(purchase.paymentReference)],
            [fields.receipt, code(purchase.receiptNumber === null ? null : String(purchase.receiptNumber))],
            [fields.live, purchase.isLive ? yes : no],
            [
              fields.failure,
              failure === null ? (
                none
              ) : (
                <bdi key="failure" dir="auto">
                  {failure.message === '' ? failure.code : `${failure.code}: ${failure.message}`}
                </bdi>
              ),
            ],
          ]}
        />
      </Part>
      <Part title={parts.record}>
        <List
          rows={[
            [fields.createdAt, at(purchase.createdAt)],
            [fields.paidAt, at(purchase.date)],
            [fields.updatedAt, at(purchase.updatedAt)],
            [fields.wasRefunded, purchase.wasRefunded ? yes : no],
            [fields.refundedFrom, purchase.refundedFrom === null ? none : purchases.statuses[purchase.refundedFrom]],
            [fields.refundedAt, at(purchase.refundedAt)],
            [fields.refundPending, purchase.refundPending ? yes : no],
          ]}
        />
      </Part>
    </>
  );
}
