/**
 * What a cart costs and grants: written from the product text alone (PKG-1, CART-1, DISC-1 to DISC-3, PUR-1), one
 * sentence after the other, and from none of the product's rules. Exact: integers in fils.
 */

/** The constants of docs/product.md. */
export const limits = { quantity: 99, lines: 20, cartSessions: 100_000, balance: 1_000_000 } as const;

export interface SoldPackage {
  readonly id: string;
  readonly sessions: number;
  readonly priceFils: number;
  readonly discountPriceFils: number | null;
  readonly isActive: boolean;
}

export interface OfferedCode {
  readonly id: string;
  readonly code: string;
  readonly discountType: 'percentage' | 'fixed';
  readonly discountValue: number;
  readonly appliesTo: 'all' | readonly string[];
  readonly endDate: number | null;
  readonly isActive: boolean;
}

export interface Cart {
  readonly lines: readonly { readonly packageId: string; readonly quantity: number }[];
  readonly code: string | null;
  /** The total that the buyer saw. */
  readonly expectedTotalFils?: number;
}

/** What is known at the moment of the order. */
export interface Store {
  readonly packages: readonly SoldPackage[];
  readonly codes: readonly OfferedCode[];
  readonly at: number;
  /** Whether the code has a limit, and all its uses are taken. */
  readonly isUsedUp: boolean;
  /** Sessions that the buyer has, and would have with the other unpaid purchases. */
  readonly sessions: number;
}

export interface ExpectedItem {
  readonly packageId: string;
  readonly quantity: number;
  readonly sessions: number;
  readonly priceFils: number;
  readonly originalPriceFils: number;
  readonly packageDiscountFils: number;
}

export interface ExpectedOrder {
  readonly kind: 'order';
  readonly items: readonly ExpectedItem[];
  readonly totalSessionsGranted: number;
  readonly originalPriceFils: number;
  readonly packageDiscountFils: number;
  readonly priceFils: number;
  readonly discountAmountFils: number;
  readonly finalPriceFils: number;
  readonly code: OfferedCode | null;
  /** What part of the covered lines the discount is, in whole percent. */
  readonly percentage: number;
  /** By line; null where the text's way gives a line less than nothing or more than it costs. */
  readonly shares: readonly number[] | null;
}

/** Any of these codes is a true reason: the text orders those of a discount code alone. */
export interface ExpectedRefusal {
  readonly kind: 'refusal';
  readonly codes: readonly string[];
}

export function expectedOf(cart: Cart, store: Store): ExpectedOrder | ExpectedRefusal {
  const lines = mergeLines(cart);
  const faults = [...faultsOfLines(cart, lines, store), ...faultsOfSessions(lines, store)];
  const items = lines.flatMap((line) => itemOf(line, store));
  const discount = discountOf(cart, items, store);
  const reasons = typeof discount === 'string' ? [...faults, discount] : faults;
  const { amount, code, coveredFils } =
    typeof discount === 'string' ? { amount: 0, code: null, coveredFils: 0 } : discount;
  const priceFils = sum(items.map((item) => item.priceFils * item.quantity));
  const finalPriceFils = priceFils - amount;
  const isOtherTotal = cart.expectedTotalFils !== undefined && cart.expectedTotalFils !== finalPriceFils;
  // A total that the buyer can't have seen is a reason beside the others.
  const codes = isOtherTotal ? [...reasons, 'store/prices-changed'] : reasons;
  if (codes.length > 0) return { kind: 'refusal', codes };
  return {
    kind: 'order',
    items,
    totalSessionsGranted: sum(items.map((item) => item.sessions * item.quantity)),
    originalPriceFils: sum(items.map((item) => item.originalPriceFils * item.quantity)),
    packageDiscountFils: sum(items.map((item) => item.packageDiscountFils * item.quantity)),
    priceFils,
    discountAmountFils: amount,
    finalPriceFils,
    code,
    percentage: code === null ? 0 : roundedPart(amount, 100, coveredFils),
    shares: sharesOf(items, code, amount),
  };
}

type Line = Cart['lines'][number];

/** A line of a cart is a package: what is named twice is one line with both quantities [CART-1]. */
function mergeLines({ lines }: Cart): readonly Line[] {
  const ids = [...new Set(lines.map(({ packageId }) => packageId))];
  return ids.map((packageId) => ({
    packageId,
    quantity: sum(lines.filter((line) => line.packageId === packageId).map(({ quantity }) => quantity)),
  }));
}

/** A quantity is wrong in what the page names as well as in what that adds up to. */
function faultsOfLines(cart: Cart, lines: readonly Line[], { packages }: Store): string[] {
  const faults: string[] = [];
  if (lines.length === 0) faults.push('store/cart-empty');
  if (lines.length > limits.lines) faults.push('store/cart-full');
  const quantities = [...cart.lines, ...lines].map(({ quantity }) => quantity);
  if (!quantities.every(isQuantity)) faults.push('store/invalid-quantity');
  for (const { packageId } of lines) {
    const found = packages.find(({ id }) => id === packageId);
    if (found === undefined) faults.push('store/package-not-found');
    else if (!found.isActive) faults.push('store/package-inactive');
  }
  return faults;
}

function faultsOfSessions(lines: readonly Line[], store: Store): string[] {
  const granted = sum(
    lines.flatMap((line) => itemOf(line, store)).map(({ sessions, quantity }) => sessions * quantity),
  );
  return [
    ...(granted > limits.cartSessions ? ['store/too-many-sessions'] : []),
    ...(store.sessions + granted > limits.balance ? ['store/balance-full'] : []),
  ];
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.quantity;
}

/** The fields of the package, for one piece; none for a line that is rejected. */
function itemOf({ packageId, quantity }: Line, { packages }: Store): readonly ExpectedItem[] {
  const found = packages.find(({ id }) => id === packageId);
  if (found === undefined || !isQuantity(quantity)) return [];
  const priceFils = found.discountPriceFils ?? found.priceFils;
  const { sessions, priceFils: originalPriceFils } = found;
  const packageDiscountFils = originalPriceFils - priceFils;
  return [{ packageId, quantity, sessions, priceFils, originalPriceFils, packageDiscountFils }];
}

interface Discount {
  readonly amount: number;
  readonly code: OfferedCode | null;
  readonly coveredFils: number;
}

/** The first reason against the code, in the order of DISC-2, or what it takes off. */
function discountOf(cart: Cart, items: readonly ExpectedItem[], { codes, at, isUsedUp }: Store): Discount | string {
  const entered = cart.code?.trim().toUpperCase() ?? '';
  if (entered === '') return { amount: 0, code: null, coveredFils: 0 };
  if (cart.lines.length === 0) return 'store/discount-empty';
  const code = codes.find((each) => each.code === entered);
  if (code === undefined || !code.isActive) return 'store/discount-unknown';
  if (isUsedUp) return 'store/discount-used-up';
  if (code.endDate !== null && code.endDate <= at) return 'store/discount-expired';
  const covered = items.filter(({ packageId }) => covers(code, packageId));
  if (covered.length === 0) return 'store/discount-no-item';
  const coveredFils = sum(covered.map(({ priceFils, quantity }) => priceFils * quantity));
  if (coveredFils <= 0) return 'store/discount-no-value';
  const { discountType, discountValue } = code;
  const amount = discountType === 'fixed' ? discountValue : roundedPart(coveredFils, discountValue, 100);
  // "Percentage of 100 or more, fixed discount equal to or above the eligible total, or a zero result".
  if (amount >= coveredFils || amount === 0) return 'store/discount-zero-total';
  return { amount, code, coveredFils };
}

function covers({ appliesTo }: OfferedCode, packageId: string): boolean {
  return appliesTo === 'all' || appliesTo.includes(packageId);
}

/** In proportion to what each covered line costs, rounded to the fils; the last one takes what remains [DISC-3]. */
function sharesOf(items: readonly ExpectedItem[], code: OfferedCode | null, amount: number): readonly number[] | null {
  const costs = items.map((item) =>
    code !== null && covers(code, item.packageId) ? item.priceFils * item.quantity : 0,
  );
  const last = costs.findLastIndex((cost) => cost > 0);
  const shares = costs.map((cost) => (amount === 0 ? 0 : roundedPart(amount, cost, sum(costs))));
  if (last !== -1) shares[last] = amount - sum(shares.filter((_, index) => index !== last));
  return shares.every((share, index) => share >= 0 && share <= (costs[index] ?? 0)) ? shares : null;
}

/** value × part / whole, to the nearest integer; a half goes up. */
function roundedPart(value: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(value) * BigInt(part) + BigInt(whole);
  return Number(doubled / (2n * BigInt(whole)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
