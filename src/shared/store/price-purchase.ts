import type { LocalizedText } from '../kernel/text.ts';
import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { maxCartSessions, maxCartLines, maxQuantity } from './cart.ts';
import { validateDiscount } from './discount.ts';
import type { DiscountCode, DiscountRefusal, PricedLine } from './discount.ts';
import { unitPriceFils } from './package.ts';
import type { StoredPackage } from './package.ts';

/** A page's order. Contains no prices or sessions: those come from the database. */
export interface RequestedLine {
  readonly packageId: string;
  readonly quantity: number;
}

/** A line of a purchase; its prices are those of one piece, its share of the code's discount that of the line. */
export interface PurchaseItem {
  readonly packageId: string;
  readonly name: LocalizedText;
  readonly quantity: number;
  readonly sessions: number;
  readonly priceFils: number;
  readonly originalPriceFils: number;
  readonly packageDiscountFils: number;
  readonly discountShareFils: number;
}

export interface PurchasePrice {
  readonly items: readonly PurchaseItem[];
  /** At list price. */
  readonly originalPriceFils: number;
  readonly packageDiscountFils: number;
  /** List price less the packages' own discounts. */
  readonly priceFils: number;
  /** What the code takes off. */
  readonly discountAmountFils: number;
  /** The amount to pay. */
  readonly finalPriceFils: number;
  readonly totalSessionsGranted: number;
  readonly discountCode: string | null;
  readonly discountCodeId: string | null;
}

/** The typed discount code, and the stored code if found. */
export interface AskedDiscount {
  readonly typed: string;
  readonly found: DiscountCode | null;
}

export type LineRefusal =
  | 'store/cart-empty'
  | 'store/cart-full'
  | 'store/invalid-quantity'
  | 'store/package-not-found'
  | 'store/package-inactive';
export type PriceRefusal = LineRefusal | 'store/too-many-sessions' | DiscountRefusal;

/** Prices an order from stored packages and code. Merges lines of the same package. */
export function pricePurchase(
  packages: readonly StoredPackage[],
  requested: readonly RequestedLine[],
  asked: AskedDiscount | null,
  at: number,
): Result<PurchasePrice, PriceRefusal> {
  const lines = sellLines(packages, requested);
  if (!lines.ok) return lines;
  const totalSessionsGranted = sumOf(lines.value, ({ sold, quantity }) => sold.sessions * quantity);
  if (totalSessionsGranted > maxCartSessions) return refuse('store/too-many-sessions', { most: maxCartSessions });
  const discount = asked === null ? null : validateDiscount(asked.typed, asked.found, lines.value.map(pricedLine), at);
  if (discount?.ok === false) return discount;
  const items = lines.value.map((line, index) => purchaseItem(line, discount?.value.sharesFils[index] ?? 0));
  const discountAmountFils = discount?.value.discountFils ?? 0;
  const priceFils = sumOf(items, (item) => item.priceFils * item.quantity);
  return ok({
    items,
    originalPriceFils: sumOf(items, (item) => item.originalPriceFils * item.quantity),
    packageDiscountFils: sumOf(items, (item) => item.packageDiscountFils * item.quantity),
    priceFils,
    discountAmountFils,
    finalPriceFils: priceFils - discountAmountFils,
    totalSessionsGranted,
    discountCode: asked?.found?.code ?? null,
    discountCodeId: asked?.found?.id ?? null,
  });
}

interface SoldLine {
  readonly sold: StoredPackage;
  readonly quantity: number;
}

function sellLines(
  packages: readonly StoredPackage[],
  requested: readonly RequestedLine[],
): Result<readonly SoldLine[], LineRefusal> {
  if (requested.length === 0) return refuse('store/cart-empty');
  const quantities = new Map<string, number>();
  for (const { packageId, quantity } of requested) {
    if (!Number.isInteger(quantity) || quantity < 1) return refuse('store/invalid-quantity', { most: maxQuantity });
    quantities.set(packageId, (quantities.get(packageId) ?? 0) + quantity);
  }
  if (quantities.size > maxCartLines) return refuse('store/cart-full', { most: maxCartLines });
  const lines: SoldLine[] = [];
  for (const [packageId, quantity] of quantities) {
    if (quantity > maxQuantity) return refuse('store/invalid-quantity', { most: maxQuantity });
    const sold = packages.find(({ id }) => id === packageId);
    if (sold === undefined) return refuse('store/package-not-found');
    if (!sold.isActive) return refuse('store/package-inactive');
    lines.push({ sold, quantity });
  }
  return ok(lines);
}

/** The lines of an order as input of a discount, with stored prices. */
export function pricedLines(
  packages: readonly StoredPackage[],
  requested: readonly RequestedLine[],
): Result<readonly PricedLine[], LineRefusal> {
  const lines = sellLines(packages, requested);
  return lines.ok ? ok(lines.value.map(pricedLine)) : lines;
}

function pricedLine({ sold, quantity }: SoldLine): PricedLine {
  return { packageId: sold.id, quantity, unitPriceFils: unitPriceFils(sold) };
}

function purchaseItem({ sold, quantity }: SoldLine, discountShareFils: number): PurchaseItem {
  const priceFils = unitPriceFils(sold);
  return {
    packageId: sold.id,
    name: sold.name,
    quantity,
    sessions: sold.sessions,
    priceFils,
    originalPriceFils: sold.priceFils,
    packageDiscountFils: sold.priceFils - priceFils,
    discountShareFils,
  };
}

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
