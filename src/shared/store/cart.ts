import { z } from 'zod';
import type { LocalizedText } from '../kernel/text.ts';
import { coversPackage } from './discount.ts';
import type { AppliesTo, PricedLine } from './discount.ts';
import { unitPriceFils } from './package.ts';
import type { StoredPackage } from './package.ts';

/** Of one package. */
export const maxQuantity = 99;
export const maxCartLines = 20;
/** Of all lines together; far below the maximum balance. */
export const maxCartSessions = 100_000;

/** What a cart keeps of a package, to be shown before the store has answered [CART-1]. */
export interface CartPackage {
  readonly id: string;
  readonly name: LocalizedText;
  readonly priceFils: number;
  readonly discountPriceFils: number | null;
}

export interface CartItem {
  readonly packageId: string;
  readonly package: CartPackage;
  readonly quantity: number;
}

export interface CartCode {
  readonly id: string;
  readonly code: string;
  readonly appliesTo: AppliesTo;
}

/** Plain data, stored on the device as it is. `cartTotals` computes its price. */
export interface Cart {
  readonly items: readonly CartItem[];
  readonly codeDetails: CartCode | null;
  readonly discountAmountFils: number;
}

/** What the page says after a change. */
export type CartNotice =
  | { readonly type: 'code-removed-cart-changed' }
  /** None of the packages that the code is for is left. */
  | { readonly type: 'code-removed-no-package' }
  | { readonly type: 'quantity-at-most'; readonly most: number }
  | { readonly type: 'lines-at-most'; readonly most: number }
  | { readonly type: 'package-gone'; readonly name: LocalizedText }
  | {
      readonly type: 'price-changed';
      readonly name: LocalizedText;
      readonly fromFils: number;
      readonly toFils: number;
    };

export interface CartChange {
  readonly cart: Cart;
  readonly notices: readonly CartNotice[];
}

export interface CartTotals {
  /** Pieces, for the badge. */
  readonly count: number;
  /** With the packages' own discounts. */
  readonly subtotalFils: number;
  readonly discountFils: number;
  readonly totalFils: number;
}

export const emptyCart: Cart = { items: [], codeDetails: null, discountAmountFils: 0 };

export function addToCart(cart: Cart, added: CartPackage, quantity = 1): CartChange {
  if (!Number.isInteger(quantity) || quantity < 1) return { cart, notices: [] };
  const held = cart.items.find(({ packageId }) => packageId === added.id);
  if (held !== undefined) return setQuantity(cart, added.id, held.quantity + quantity);
  if (cart.items.length >= maxCartLines) return { cart, notices: [{ type: 'lines-at-most', most: maxCartLines }] };
  const item: CartItem = { packageId: added.id, package: snapshot(added), quantity: Math.min(quantity, maxQuantity) };
  const change = changedTo(cart, [...cart.items, item]);
  return { cart: change.cart, notices: [...limitNotice(quantity), ...change.notices] };
}

export function removeFromCart(cart: Cart, packageId: string): CartChange {
  const items = cart.items.filter((item) => item.packageId !== packageId);
  return items.length === cart.items.length ? { cart, notices: [] } : changedTo(cart, items);
}

/** Below 1 takes the package out; a broken number changes nothing, one above the most gives the most. */
export function setQuantity(cart: Cart, packageId: string, wanted: number): CartChange {
  if (wanted < 1) return removeFromCart(cart, packageId);
  if (!Number.isInteger(wanted)) return { cart, notices: [] };
  const quantity = Math.min(wanted, maxQuantity);
  const held = cart.items.find((item) => item.packageId === packageId);
  if (held === undefined || held.quantity === quantity) return { cart, notices: limitNotice(wanted) };
  const change = changedTo(
    cart,
    cart.items.map((item) => (item.packageId === packageId ? { ...item, quantity } : item)),
  );
  return { cart: change.cart, notices: [...limitNotice(wanted), ...change.notices] };
}

/** Keeps a code that the server has found valid for this cart. */
export function applyCode(cart: Cart, codeDetails: CartCode, discountAmountFils: number): Cart {
  return { ...cart, codeDetails, discountAmountFils };
}

export function clearCode(cart: Cart): Cart {
  return { ...cart, codeDetails: null, discountAmountFils: 0 };
}

/** Updates the cart to the store's current offer: unavailable packages are removed, prices are current. */
export function refreshCart(
  cart: Cart,
  packages: readonly (CartPackage & Partial<Pick<StoredPackage, 'isActive'>>)[],
): CartChange {
  const notices: CartNotice[] = [];
  const items = cart.items.flatMap((item): CartItem[] => {
    const current = packages.find(({ id, isActive }) => id === item.packageId && isActive !== false);
    if (current === undefined) {
      notices.push({ type: 'package-gone', name: item.package.name });
      return [];
    }
    const [fromFils, toFils] = [unitPriceFils(item.package), unitPriceFils(current)];
    if (fromFils !== toFils) notices.push({ type: 'price-changed', name: current.name, fromFils, toFils });
    return [{ ...item, package: snapshot(current) }];
  });
  // A notice means another sum, and with it a discount that is no longer right.
  if (notices.length === 0) return { cart: { ...cart, items }, notices };
  const change = changedTo(cart, items);
  return { cart: change.cart, notices: [...notices, ...change.notices] };
}

export function cartLines(cart: Cart): PricedLine[] {
  return cart.items.map((item) => ({
    packageId: item.packageId,
    quantity: item.quantity,
    unitPriceFils: unitPriceFils(item.package),
  }));
}

export function cartTotals(cart: Cart): CartTotals {
  const lines = cartLines(cart);
  const subtotalFils = lines.reduce((sum, line) => sum + line.unitPriceFils * line.quantity, 0);
  const discountFils = cart.codeDetails === null ? 0 : Math.min(cart.discountAmountFils, subtotalFils);
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotalFils,
    discountFils,
    totalFils: subtotalFils - discountFils,
  };
}

const fils = z.number().int().min(0);
const storedItem = z
  .object({
    packageId: z.string().min(1),
    package: z.object({
      id: z.string(),
      name: z.object({ ar: z.string(), en: z.string() }),
      priceFils: fils,
      discountPriceFils: fils.nullable(),
    }),
    quantity: z.number().int().min(1),
  })
  .refine((item) => item.package.id === item.packageId);
const storedCode = z.object({
  id: z.string().min(1),
  code: z.string().min(1),
  appliesTo: z.union([z.literal('all'), z.array(z.string())]),
});
const storedCart = z.object({
  items: z.array(z.unknown()),
  codeDetails: z.unknown(),
  discountAmountFils: fils.catch(0),
});

/** Reads a stored cart without its invalid entries; a cart that lost a line loses its code too [CART-2]. */
export function restoreCart(kept: string | null): CartChange {
  const read = storedCart.safeParse(parseJson(kept));
  if (!read.success) return { cart: emptyCart, notices: [] };
  const items = new Map<string, CartItem>();
  for (const entry of read.data.items) {
    const item = storedItem.safeParse(entry);
    if (!item.success || items.has(item.data.packageId) || items.size >= maxCartLines) continue;
    items.set(item.data.packageId, { ...item.data, quantity: Math.min(item.data.quantity, maxQuantity) });
  }
  const code = storedCode.safeParse(read.data.codeDetails);
  const cart: Cart = code.success
    ? { items: [...items.values()], codeDetails: code.data, discountAmountFils: read.data.discountAmountFils }
    : { items: [...items.values()], codeDetails: null, discountAmountFils: 0 };
  const isWhole = items.size === read.data.items.length && isCodeUsable(cart.codeDetails, cart.items);
  return isWhole ? { cart, notices: [] } : changedTo(cart, cart.items);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function snapshot({ id, name, priceFils, discountPriceFils }: CartPackage): CartPackage {
  return { id, name, priceFils, discountPriceFils };
}

function limitNotice(wanted: number): CartNotice[] {
  return wanted > maxQuantity ? [{ type: 'quantity-at-most', most: maxQuantity }] : [];
}

/** Any change takes an applied code off; the notice says the nearer reason. */
function changedTo(cart: Cart, items: readonly CartItem[]): CartChange {
  if (cart.codeDetails === null) return { cart: { ...cart, items }, notices: [] };
  const type = isCodeUsable(cart.codeDetails, items) ? 'code-removed-cart-changed' : 'code-removed-no-package';
  return { cart: { ...clearCode(cart), items }, notices: [{ type }] };
}

function isCodeUsable(code: CartCode | null, items: readonly CartItem[]): boolean {
  return (
    code === null || code.appliesTo === 'all' || items.some(({ packageId }) => coversPackage(code.appliesTo, packageId))
  );
}
