import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { emptyCart } from '#shared/store/cart.ts';
import { isGranted } from '#shared/store/purchase.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useRefreshSession, useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { launchConfetti } from '../../../ui/confetti.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LanternScene } from '../../../ui/lantern-scene.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { changeCart } from '../cart/cart-store.ts';
import { endTry, readTry } from '../checkout/checkout-try.ts';
import { ProblemNote } from '../checkout/problem-note.tsx';
import { PurchaseMissing } from '../checkout/purchase-missing.tsx';
import { usePayAgain } from '../checkout/use-pay.ts';
import { isUnknownPurchase, usePurchaseOutcome } from '../checkout/use-purchase.ts';

const confettiPieces = 200;

/** /checkout/thank-you?orderId=: what the server says of the purchase, whatever brought one here [PAY-1]. */
export function ThankYouPage() {
  const [query] = useSearchParams();
  const {
    checkout: { thanks: words, toProfile },
  } = useText();
  const id = query.get('orderId') ?? '';
  const { data, error, isSlow, isDoubtful, refetch } = usePurchaseOutcome(id);
  if (data === undefined || isUnknownPurchase(error)) return <PurchaseMissing error={error} refetch={refetch} />;
  if (isGranted(data.status)) return <Arrived purchase={data} />;
  if (data.status === 'failed') return <Navigate to={`${pathTo('paymentFailed')}?orderId=${data.id}`} replace />;
  if (data.status === 'refunded') {
    return (
      <StatePanel
        level={1}
        icon="undo"
        spacing="large"
        title={words.refunded}
        action={
          <ButtonLink to={pathTo('profile')} variant="secondary" icon="account">
            {toProfile}
          </ButtonLink>
        }
      >
        {words.refundedBody}
      </StatePanel>
    );
  }
  return <Waiting purchase={data} isSlow={isSlow} isDoubtful={isDoubtful} isUnreachable={error !== null} />;
}

function Waiting({
  purchase,
  isSlow,
  isDoubtful,
  isUnreachable,
}: {
  purchase: Purchase;
  isSlow: boolean;
  isDoubtful: boolean;
  isUnreachable: boolean;
}) {
  const {
    checkout: { thanks, toProfile },
    inApp,
  } = useText();
  const words = purchase.method === 'iap' ? { ...thanks, ...inApp.thanks } : thanks;
  const { payAgain, isBusy, problem } = usePayAgain(purchase.id);
  return (
    <div className="page-width grid justify-items-center gap-5 py-[clamp(2rem,8vh,5rem)] text-center">
      <span
        className={`relative grid size-28 place-items-center text-saffron-text ${isSlow ? '' : 'animate-[pulse-dim_1.6s_ease-in-out_infinite]'}`}
        aria-hidden="true"
      >
        <span className="absolute inset-3 rotate-45 rounded-[22%] bg-well shadow-[inset_0_0_0_2px_color-mix(in_oklab,currentColor_50%,transparent)]" />
        <Icon name="clock" className="relative size-11" />
      </span>
      <div role="status" className="grid max-w-xl gap-2">
        <h1 className="text-page-title">{isSlow ? words.slow : words.checking}</h1>
        <p className="text-lg text-quiet">{isSlow ? words.slowBody : words.checkingBody}</p>
        {isUnreachable && (
          <p className="flex items-start justify-center gap-2 text-saffron-text">
            <Icon name="offline" className="mt-1" />
            {words.unreachable}
          </p>
        )}
      </div>
      <ProblemNote problem={problem} />
      {isSlow && (
        <ButtonLink to={pathTo('profile')} icon="account">
          {toProfile}
        </ButtonLink>
      )}
      {isDoubtful && purchase.method === 'online' && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-quiet">
          {words.unfinished}
          <Button variant="bare" busy={isBusy} onClick={payAgain}>
            {words.goOn}
          </Button>
        </p>
      )}
    </div>
  );
}

function Arrived({ purchase }: { purchase: Purchase }) {
  const {
    checkout: { thanks: words },
    store,
  } = useText();
  const balance = useSession().user?.gameSessionBalance ?? 0;
  useOnPaid(purchase);
  return (
    <div className="page-width grid max-w-3xl justify-items-center gap-5 py-8 text-center">
      <LanternScene wide className="h-[clamp(9rem,28vh,17rem)] w-full rounded-card bg-deep" />
      <div role="status" className="grid gap-1.5">
        <h1 className="text-[clamp(2rem,6.5vmin,3.6rem)]">{words.title}</h1>
        <p className="font-display text-[clamp(1.3rem,4vmin,2rem)] font-extrabold text-saffron-text">
          {words.added(purchase.totalSessionsGranted)}
        </p>
        <p className="text-quiet">{store.balance(balance)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={pathTo('newGame')} size="large" icon="play">
          {words.start}
        </ButtonLink>
        <ButtonLink to={pathTo('receipt', { id: purchase.id })} size="large" variant="quiet" icon="receipt">
          {words.receipt}
        </ButtonLink>
      </div>
    </div>
  );
}

/** When the purchase is paid: refetches the balance, and empties the cart if it was for this purchase. */
function useOnPaid({ id }: Purchase): void {
  const refreshSession = useRefreshSession();
  const client = useQueryClient();
  useEffect(() => {
    void refreshSession();
    void client.invalidateQueries({ queryKey: ['purchases', 'list'] });
    if (readTry()?.purchaseId !== id) return;
    endTry();
    changeCart(() => ({ cart: emptyCart, notices: [] }));
    launchConfetti(confettiPieces);
    // Once per purchase, however often the page renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
}
