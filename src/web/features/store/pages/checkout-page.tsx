import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { formatKwd } from '#shared/i18n/format.ts';
import { cartTotals } from '#shared/store/cart.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { siteSettingsQuery } from '../../../lib/site-settings.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/state-panel.tsx';
import { showCart } from '../cart/cart-drawer-state.ts';
import { useCart } from '../cart/cart-store.ts';
import { OrderLines } from '../checkout/order-lines.tsx';
import { ProblemNote } from '../checkout/problem-note.tsx';
import { TermsConsent } from '../checkout/terms-consent.tsx';
import { usePay } from '../checkout/use-pay.ts';
import { CodeForm } from '../components/code-form.tsx';
import { Totals } from '../components/totals.tsx';
import { useHasCart } from '../payment-method-in-use.ts';
import { usePackages } from '../queries.ts';

/** /checkout: the order, the payment method, the terms, and the way to the provider's page [PAY-1]. */
export function CheckoutPage() {
  const { checkout: words, cart: cartWords, store } = useText();
  const describe = useErrorText();
  const cart = useCart();
  const packages = usePackages();
  const hasCart = useHasCart();
  if (hasCart === null) return <PageLoader />;
  if (!hasCart) return <Navigate to={pathTo('store')} replace />;
  if (cart.items.length === 0) {
    return (
      <EmptyState
        level={1}
        icon="cart"
        spacing="large"
        title={words.empty}
        action={
          <ButtonLink to={pathTo('store')} icon="store">
            {cartWords.toStore}
          </ButtonLink>
        }
      >
        {words.emptyBody}
      </EmptyState>
    );
  }
  if (packages.error !== null && packages.data === undefined) {
    return (
      <FailedState
        className="py-16"
        title={store.loadFailed}
        message={describe(packages.error)}
        onRetry={() => void packages.refetch()}
      />
    );
  }
  return (
    <div className="page-width grid gap-6 py-8">
      <header className="grid gap-1">
        <h1 className="text-page-title">{words.title}</h1>
        <p className="text-lg text-quiet">{words.lead}</p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_minmax(20rem,26rem)]">
        <div className="grid gap-5">
          <section className="card grid gap-4 p-[clamp(1.1rem,3vw,1.8rem)]">
            <div className="flex items-center justify-between gap-3">
              <h2 className="text-2xl">{words.order}</h2>
              <Button variant="bare" icon="edit" className="-me-3 whitespace-nowrap" onClick={() => showCart(true)}>
                {words.change}
              </Button>
            </div>
            {packages.data === undefined ? (
              <Skeleton className="h-16" />
            ) : (
              <OrderLines cart={cart} packages={packages.data} />
            )}
          </section>
          <PaymentMethod />
        </div>
        <Payment />
      </div>
    </div>
  );
}

function PaymentMethod() {
  const { checkout: words } = useText();
  const { data, error } = useQuery(siteSettingsQuery);
  const payment = data?.payment;
  return (
    <section className="card grid gap-3 p-[clamp(1.1rem,3vw,1.8rem)]">
      <h2 className="text-2xl">{words.method}</h2>
      {payment === undefined ? (
        error === null ? (
          <Skeleton className="h-16" />
        ) : (
          <p className="text-quiet">{words.methodFailed}</p>
        )
      ) : (
        <div className="flex items-start gap-4 rounded-2xl bg-raised p-4 shadow-[inset_0_0_0_2.5px_var(--saffron-text)]">
          <Icon name={payment.isLive ? 'card' : 'info'} className="mt-1 size-7 text-saffron-text" />
          <div className="grid">
            <strong className="font-display text-xl">
              <bdi>{words.providers[payment.provider].name}</bdi>
            </strong>
            <span className="text-quiet">{words.providers[payment.provider].body}</span>
          </div>
        </div>
      )}
    </section>
  );
}

/** The total, the terms and the only press before the provider's page. */
function Payment() {
  const { checkout: words } = useText();
  const { language } = useLanguage();
  const cart = useCart();
  const packages = usePackages().data ?? [];
  const { pay, isBusy, problem } = usePay();
  const [agreed, setAgreed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const total = formatKwd(cartTotals(cart).totalFils, language);
  const sessions = cart.items.reduce(
    (sum, item) => sum + item.quantity * (packages.find(({ id }) => id === item.packageId)?.sessions ?? 0),
    0,
  );
  const submit = () => {
    setChecked(true);
    if (agreed) pay();
  };
  return (
    <section aria-label={words.summary} className="card grid gap-5 p-[clamp(1.1rem,3vw,1.8rem)] lg:sticky lg:top-4">
      <CodeForm />
      <Totals cart={cart} />
      <TermsConsent agreed={agreed} onChange={setAgreed} isMissing={isChecked && !agreed} />
      <div className="grid gap-3">
        <Button size="large" icon="card" busy={isBusy} className="w-full" onClick={submit}>
          {isBusy ? words.redirecting : words.pay(total)}
        </Button>
        <ProblemNote problem={problem} />
        <p className="text-quiet">
          {words.grantNote(words.sessions(sessions))} {words.leaveNote}
        </p>
      </div>
    </section>
  );
}
