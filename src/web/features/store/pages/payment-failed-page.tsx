import { Navigate, useSearchParams } from 'react-router';
import { errorText } from '#shared/i18n/error-text.ts';
import { failureReason } from '#shared/store/payment-failure.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { showCart } from '../cart/cart-drawer-state.ts';
import { useCart } from '../cart/cart-store.ts';
import { ProblemNote } from '../checkout/problem-note.tsx';
import { PurchaseMissing } from '../checkout/purchase-missing.tsx';
import { usePayAgain } from '../checkout/use-pay.ts';
import { isUnknownPurchase, usePurchaseOutcome } from '../checkout/use-purchase.ts';

/** /checkout/failure?orderId=: why the payment failed, and how to continue [PAY-1]. */
export function PaymentFailedPage() {
  const [query] = useSearchParams();
  const id = query.get('orderId') ?? '';
  const { data, error, refetch } = usePurchaseOutcome(id);
  if (data === undefined || isUnknownPurchase(error)) return <PurchaseMissing error={error} refetch={refetch} />;
  // Captured late, or opened again meanwhile.
  if (data.status !== 'failed') return <Navigate to={`${pathTo('thankYou')}?orderId=${data.id}`} replace />;
  return <Failed purchase={data} />;
}

function Failed({ purchase }: { purchase: Purchase }) {
  const {
    checkout: { failure: words },
    inApp,
    errors,
  } = useText();
  const { payAgain, isBusy, problem } = usePayAgain(purchase.id);
  const code = purchase.failure?.code ?? '';
  const hasCart = useCart().items.length > 0;
  return (
    <div className="page-width grid max-w-2xl justify-items-center gap-5 py-8">
      <StatePanel
        level={1}
        icon="error"
        tone="bad"
        spacing="above"
        isWide
        title={words.title}
        action={
          purchase.method === 'iap' ? (
            <ButtonLink to={pathTo('store')} size="large" icon="store">
              {inApp.toStore}
            </ButtonLink>
          ) : (
            <Button size="large" icon="retry" busy={isBusy} onClick={payAgain}>
              {words.tryAgain}
            </Button>
          )
        }
      >
        <p className="text-lg text-ink">
          {code.startsWith('iap/') ? errorText(errors, code) : words.reasons[failureReason(code)]}
        </p>
      </StatePanel>
      <ProblemNote problem={problem} />
      <p className="flex max-w-xl items-start gap-2.5 rounded-2xl bg-card p-4 text-quiet shadow-[inset_0_0_0_1.5px_var(--edge)]">
        <Icon name="info" className="mt-1 text-saffron-text" />
        {words.untouched}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {hasCart && (
          <Button variant="quiet" icon="cart" onClick={() => showCart(true)}>
            {words.toCart}
          </Button>
        )}
        <ButtonLink to={pathTo('contact')} variant="quiet" icon="support">
          {words.contact}
        </ButtonLink>
      </div>
      <p className="text-center text-sm text-quiet">
        {words.reference} <LtrValue className="break-all">{purchase.id}</LtrValue>
      </p>
    </div>
  );
}
