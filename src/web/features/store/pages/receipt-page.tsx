import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { formatDate, formatDateTime } from '#shared/i18n/format.ts';
import { purchaseApi, type Purchase } from '#shared/store/purchase-api.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { siteSettingsQuery } from '../../../lib/site-settings.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { SaduBand } from '../../../ui/sadu-band.tsx';
import { EmptyState, FailedState } from '../../../ui/state-panel.tsx';
import { LtrValue, NumberValue, UserText } from '../../../ui/value.tsx';
import { isUnknownPurchase } from '../checkout/use-purchase.ts';
import { Money } from '../components/money.tsx';
import styles from './receipt-page.module.css';
import { classNames } from '../../../ui/class-names.ts';

/** /profile/receipts/:id: who sold what to whom, to be kept or printed [PUR-6]. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const { page: words } = useText().purchases;
  const describe = useErrorText();
  const { data, error, refetch } = useQuery({
    queryKey: ['purchases', 'receipt', id],
    queryFn: async ({ signal }) => (await call(purchaseApi.getPurchase, { id }, { signal })).purchase,
  });
  const toProfile = (
    <ButtonLink to={pathTo('profile')} variant="secondary" icon="account">
      {words.back}
    </ButtonLink>
  );
  if (isUnknownPurchase(error))
    return <EmptyState level={1} icon="search" spacing="large" title={words.unknown} action={toProfile} />;
  if (data === undefined) {
    return error === null ? (
      <PageLoader />
    ) : (
      <FailedState
        className="py-16"
        title={words.loadFailed}
        message={describe(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.date === null)
    return (
      <EmptyState level={1} icon="receipt" spacing="large" title={words.none} action={toProfile}>
        {words.noneBody}
      </EmptyState>
    );
  return (
    <div className="page-width grid max-w-3xl gap-5 py-8">
      <Receipt purchase={data} paidAt={data.date} />
      <div className="flex flex-wrap justify-center gap-3 print:hidden">
        <Button icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
        <ButtonLink to={pathTo('profile')} variant="quiet" icon="account">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  );
}

function Receipt({ purchase, paidAt }: { purchase: Purchase; paidAt: number }) {
  const {
    purchases: { page: words, sessions },
  } = useText();
  const { language } = useLanguage();
  const { user } = useSession();
  return (
    <article className={classNames('card grid gap-6 overflow-hidden p-[clamp(1.2rem,4vw,2.6rem)] pt-10', styles.sheet)}>
      <SaduBand className="absolute inset-x-0 top-0 text-saffron light:text-saffron-deep" />
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-3xl">{words.title}</h1>
          {purchase.receiptNumber !== null && (
            <p className="text-quiet">
              {words.number}{' '}
              <LtrValue className="font-bold text-ink">{String(purchase.receiptNumber).padStart(6, '0')}</LtrValue>
            </p>
          )}
        </div>
        <Logo className="text-3xl" />
      </header>
      {!purchase.isLive && (
        <p className="rounded-2xl px-4 py-3 font-semibold shadow-[inset_0_0_0_2px_var(--saffron-text)]">{words.test}</p>
      )}
      {purchase.refundedAt !== null && (
        <p className="rounded-2xl px-4 py-3 font-semibold shadow-[inset_0_0_0_2px_var(--danger)]">
          {words.refunded(formatDate(purchase.refundedAt, language))}
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <dl className="grid content-start gap-x-4 gap-y-1.5">
          <Fact label={words.date}>
            <time dateTime={new Date(paidAt).toISOString()}>{formatDateTime(paidAt, language)}</time>
          </Fact>
          {user !== null && (
            <Fact label={words.buyer}>
              <UserText>{user.displayName}</UserText>{' '}
              <LtrValue className="block text-quiet rtl:text-end">{user.email}</LtrValue>
            </Fact>
          )}
          <Fact label={words.added}>{sessions(purchase.totalSessionsGranted)}</Fact>
        </dl>
        <dl className="grid content-start gap-x-4 gap-y-1.5">
          <Fact label={words.method}>
            <PaidBy purchase={purchase} />
          </Fact>
          {purchase.paymentReference !== null && (
            <Fact label={words.reference}>
              <LtrValue className="break-all">{purchase.paymentReference}</LtrValue>
            </Fact>
          )}
          <Fact label={words.order}>
            <LtrValue className="break-all">{purchase.id}</LtrValue>
          </Fact>
        </dl>
      </div>
      <Items purchase={purchase} />
      <Sums purchase={purchase} />
      <footer className="grid gap-4 border-t border-line pt-5 text-quiet">
        <SellerFacts />
        <p>{words.thanks}</p>
      </footer>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function PaidBy({ purchase: { method, paymentMethod } }: { purchase: Purchase }) {
  const { methods } = useText().purchases.page;
  if (paymentMethod === null) return methods[method];
  return paymentMethod === 'sandbox' ? methods.sandbox : <bdi>{paymentMethod}</bdi>;
}

function Items({ purchase }: { purchase: Purchase }) {
  const { page: words } = useText().purchases;
  const { language } = useLanguage();
  return (
    <table className="w-full border-collapse text-start">
      <thead>
        <tr className="border-b-2 border-line text-sm text-quiet">
          <th scope="col" className="py-2 pe-2 text-start font-semibold">
            {words.item}
          </th>
          <th scope="col" className="px-2 py-2 text-center font-semibold">
            {words.quantity}
          </th>
          <th scope="col" className="px-2 py-2 text-end font-semibold max-sm:hidden">
            {words.unitPrice}
          </th>
          <th scope="col" className="py-2 ps-2 text-end font-semibold">
            {words.lineTotal}
          </th>
        </tr>
      </thead>
      <tbody>
        {purchase.items.map((item) => (
          <tr key={item.packageId} className="border-b border-line">
            <td className="py-2.5 pe-2 font-semibold">
              <UserText>{item.name[language]}</UserText>
            </td>
            <td className="px-2 py-2.5 text-center">
              <NumberValue value={item.quantity} />
            </td>
            <td className="px-2 py-2.5 text-end max-sm:hidden">
              <Money fils={item.originalPriceFils} />
            </td>
            <td className="py-2.5 ps-2 text-end">
              <Money fils={item.originalPriceFils * item.quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ purchase }: { purchase: Purchase }) {
  const { page: words } = useText().purchases;
  const hasDiscount = purchase.finalPriceFils !== purchase.originalPriceFils;
  return (
    <dl className="grid w-full max-w-sm gap-1.5 justify-self-end">
      {hasDiscount && <Sum label={words.listPrice} fils={purchase.originalPriceFils} />}
      {purchase.packageDiscountFils > 0 && <Sum label={words.packageDiscount} fils={-purchase.packageDiscountFils} />}
      {purchase.discountAmountFils > 0 && (
        <Sum label={words.codeDiscount(purchase.discountCode ?? '')} fils={-purchase.discountAmountFils} />
      )}
      <div className="flex items-baseline justify-between gap-4 border-t-2 border-line pt-2">
        <dt className="font-semibold">{words.total}</dt>
        <dd>
          <Money fils={purchase.finalPriceFils} className="font-display text-3xl font-extrabold text-saffron-text" />
        </dd>
      </div>
    </dl>
  );
}

function Sum({ label, fils }: { label: string; fils: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-quiet">{label}</dt>
      <dd>
        <Money fils={fils} />
      </dd>
    </div>
  );
}

/** The seller's configured details. */
function SellerFacts() {
  const { seller: words } = useText().site;
  const { data } = useQuery(siteSettingsQuery);
  const seller = data?.seller;
  if (seller === undefined || Object.values(seller).every((fact) => fact === null)) return null;
  return (
    <address className="grid gap-0.5 not-italic">
      {seller.name !== null && (
        <strong className="text-ink">
          <UserText>{seller.name}</UserText>
        </strong>
      )}
      {seller.registration !== null && (
        <span>
          {words.registration}: <LtrValue>{seller.registration}</LtrValue>
        </span>
      )}
      {seller.address !== null && <UserText>{seller.address}</UserText>}
      {seller.phone !== null && (
        <span>
          {words.phone}: <LtrValue>{seller.phone}</LtrValue>
        </span>
      )}
      {seller.email !== null && (
        <span>
          {words.email}: <LtrValue>{seller.email}</LtrValue>
        </span>
      )}
    </address>
  );
}
