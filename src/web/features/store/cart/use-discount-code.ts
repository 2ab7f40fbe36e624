import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { applyCode, clearCode, type Cart } from '#shared/store/cart.ts';
import { normalizeCode } from '#shared/store/discount.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { call } from '../../../lib/api-client.ts';
import { useText } from '../../../lib/language.ts';
import { changeCart, currentCart } from './cart-store.ts';

interface CodeProblem {
  readonly title: string;
  readonly message: string;
}

class CodeRejected extends Error {}

/**
 * Has the server check a code for the current cart; a valid one is stored with it, any other result removes the stored
 * one [CART-1, DISC-2].
 */
export function useDiscountCode() {
  const { storeMessages: words, errors } = useText();
  const check = useMutation({
    mutationFn: async (typed: string) => {
      if (normalizeCode(typed) === '' || currentCart().items.length === 0) throw new CodeRejected();
      return checkForCart(typed);
    },
    onSuccess: storeChecked,
    onError: (error) => {
      if (!(error instanceof CodeRejected)) setCart(clearCode);
    },
  });
  const { data, error } = check;
  const problem: CodeProblem | null =
    error instanceof CodeRejected
      ? { title: words.requestInvalid, message: String(errors['store/discount-not-applicable']) }
      : error !== null
        ? { title: words.discountError, message: String(errors['store/discount-check-failed']) }
        : data?.valid === false
          ? { title: words.discountInvalid, message: data.message }
          : null;
  return {
    check: check.mutate,
    isChecking: check.isPending,
    success: data?.valid === true ? data.message : null,
    problem,
    forget: check.reset,
  };
}

export function takeCodeOff(): void {
  setCart(clearCode);
}

/** Checks the stored code again: staff may have changed its discount since. Without an answer the code is removed. */
export async function recheckCode(): Promise<void> {
  const code = currentCart().codeDetails?.code;
  if (code !== undefined) storeChecked(await checkForCart(code).catch(() => null));
}

type Checked = z.output<typeof purchaseApi.validateDiscount.output>;

function storeChecked(checked: Checked | null): void {
  setCart((cart) =>
    checked?.valid === true && checked.codeDetails !== null
      ? applyCode(cart, checked.codeDetails, checked.discountAmountFils)
      : clearCode(cart),
  );
}

function setCart(change: (cart: Cart) => Cart): void {
  changeCart((cart) => ({ cart: change(cart), notices: [] }));
}

/** If the cart changes meanwhile, the code is checked for the new content. */
async function checkForCart(code: string) {
  for (;;) {
    const { items } = currentCart();
    const answer = await call(purchaseApi.validateDiscount, {
      code,
      items: items.map(({ packageId, quantity }) => ({ packageId, quantity })),
    });
    if (currentCart().items === items) return answer;
  }
}
