import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { cartTotals, clearCode } from '#shared/store/cart.ts';
import { purchaseApi, type Payment, type Purchase } from '#shared/store/purchase-api.ts';
import { ApiError, call, codeOf } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { changeCart, currentCart } from '../cart/cart-store.ts';
import { recheckCode } from '../cart/use-discount-code.ts';
import { packagesQuery } from '../queries.ts';
import { endTry, keepTry, tryFor } from './checkout-try.ts';
import { useLeaving } from './use-leaving.ts';

interface Opened {
  readonly purchase: Purchase;
  readonly payment: Payment;
}

/** Opens the cart's purchase, or continues it, and redirects to the provider's page [PAY-1]. */
export function usePay() {
  const uid = useSession().user?.uid ?? '';
  const client = useQueryClient();
  const { checkout, storeMessages } = useText();
  const describe = useErrorText();
  const goOn = useGoOn();
  const pay = useMutation({
    mutationFn: () => openOrGoOn(uid),
    onSuccess: goOn.follow,
    onError: (error) => {
      const isRejected = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isRejected) endTry();
      const code = codeOf(purchaseApi.createPurchase, error);
      if (isOfDiscount(error)) changeCart((cart) => ({ cart: clearCode(cart), notices: [] }));
      if (code === 'store/prices-changed') void recheckCode();
      if (isRejected) void client.invalidateQueries({ queryKey: packagesQuery.queryKey });
    },
  });
  const { error } = pay;
  const failed = codeOf(purchaseApi.createPurchase, error);
  const problem =
    error === null
      ? null
      : failed === 'store/prices-changed'
        ? { title: checkout.failed, message: checkout.priceMoved }
        : isOfDiscount(error)
          ? { title: storeMessages.discountInvalid, message: describe(error) }
          : { title: checkout.failed, message: describe(error) };
  return { pay: pay.mutate, isBusy: pay.isPending || goOn.isLeaving, problem };
}

const isOfDiscount = (error: Error) => error instanceof ApiError && error.hasPrefix('store/discount-');

async function openOrGoOn(uid: string): Promise<Opened> {
  const cart = currentCart();
  const checkoutTry = tryFor(uid, cart);
  const opened =
    checkoutTry.purchaseId === null
      ? await call(
          purchaseApi.createPurchase,
          {
            items: cart.items.map(({ packageId, quantity }) => ({ packageId, quantity })),
            discountCode: cart.codeDetails?.code ?? null,
            method: 'online',
            expectedTotalFils: cartTotals(cart).totalFils,
          },
          { idempotencyKey: checkoutTry.key },
        )
      : await call(purchaseApi.payAgain, { id: checkoutTry.purchaseId });
  const { purchase } = opened;
  keepTry({ ...checkoutTry, purchaseId: purchase.id });
  // Its answer was lost, and it has failed since.
  return purchase.status === 'failed' ? call(purchaseApi.payAgain, { id: purchase.id }) : opened;
}

/** Takes up a purchase that was left or has failed. */
export function usePayAgain(id: string) {
  const { checkout } = useText();
  const describe = useErrorText();
  const goOn = useGoOn();
  const again = useMutation({ mutationFn: () => call(purchaseApi.payAgain, { id }), onSuccess: goOn.follow });
  const problem = again.error === null ? null : { title: checkout.failed, message: describe(again.error) };
  return { payAgain: () => again.mutate(), isBusy: again.isPending || goOn.isLeaving, problem };
}

function useGoOn() {
  const navigate = useNavigate();
  const { isLeaving, leaveFor } = useLeaving();
  const follow = ({ purchase, payment }: Opened) => {
    if (payment.kind === 'redirect') leaveFor(payment.url);
    else void navigate(`${pathTo('thankYou')}?orderId=${purchase.id}`);
  };
  return { isLeaving, follow };
}
