import { z } from 'zod';
import { cartTotals, type Cart } from '#shared/store/cart.ts';
import { newId } from '../../../lib/new-id.ts';
import { stored } from '../../../lib/storage.ts';

/** One try to pay one order: pressed again, also after a reload, it is the same purchase at the server. */
export interface CheckoutTry {
  readonly key: string;
  /** The order, its user and its total; a different order is a new attempt. */
  readonly order: string;
  /** Known once the server has answered. */
  readonly purchaseId: string | null;
}

const checkoutTrySchema = z.object({ key: z.string(), order: z.string(), purchaseId: z.string().nullable() });

export function tryFor(uid: string, cart: Cart): CheckoutTry {
  const lines = cart.items.map(({ packageId, quantity }) => [packageId, quantity]);
  const order = JSON.stringify([uid, lines, cart.codeDetails?.code ?? null, cartTotals(cart).totalFils]);
  const kept = readTry();
  if (kept?.order === order) return kept;
  const fresh = { key: newId(), order, purchaseId: null };
  keepTry(fresh);
  return fresh;
}

export function readTry(): CheckoutTry | null {
  return checkoutTrySchema.safeParse(stored.checkoutTry.read()).data ?? null;
}

export function keepTry(checkoutTry: CheckoutTry): void {
  stored.checkoutTry.write(checkoutTry);
}

export function endTry(): void {
  stored.checkoutTry.clear();
}
