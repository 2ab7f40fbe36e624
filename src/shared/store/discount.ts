import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

export const discountTypes = ['percentage', 'fixed'] as const;
export type DiscountType = (typeof discountTypes)[number];

/** Which packages a code is for. */
export type AppliesTo = 'all' | readonly string[];

/** What the rules read of a discount code [DISC-1]. */
export interface DiscountCode {
  readonly id: string;
  /** Upper-cased. */
  readonly code: string;
  readonly discountType: DiscountType;
  /** Percent, or fils. */
  readonly discountValue: number;
  readonly appliesTo: AppliesTo;
  /** None: unlimited. */
  readonly usageLimit: number | null;
  readonly usageCount: number;
  /** Uses that open purchases reserve, apart from those that were paid. */
  readonly reservedCount: number;
  readonly endDate: number | null;
  readonly isActive: boolean;
}

/** A line of a cart or an order: the unit price is the package's, its own discount taken off. */
export interface PricedLine {
  readonly packageId: string;
  readonly quantity: number;
  readonly unitPriceFils: number;
}

export interface Discount {
  readonly eligibleTotalFils: number;
  readonly discountFils: number;
  /** What part of the eligible total that is, in whole percent. */
  readonly percentage: number;
  /** What each line carries of it, in the order of the lines; 0 for those that aren't covered. */
  readonly sharesFils: readonly number[];
}

/** Why a code can't be used at all, whatever is in the cart. */
export type DiscountUseRefusal = 'store/discount-unknown' | 'store/discount-used-up' | 'store/discount-expired';

export type DiscountRefusal =
  | 'store/discount-empty'
  | DiscountUseRefusal
  | 'store/discount-no-item'
  | 'store/discount-no-value'
  | 'store/discount-zero-total';

/** As a code is stored and looked up. */
export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase();
}

export function coversPackage(appliesTo: AppliesTo, packageId: string): boolean {
  return appliesTo === 'all' || appliesTo.includes(packageId);
}

/**
 * Whether a code applies to these lines. Checks in the order of DISC-2. A result of zero is rejected both ways: nothing
 * left to pay, or no discount.
 */
export function validateDiscount(
  typed: string,
  found: DiscountCode | null,
  lines: readonly PricedLine[],
  at: number,
): Result<Discount, DiscountRefusal> {
  if (normalizeCode(typed) === '' || lines.length === 0) return refuse('store/discount-empty');
  const usable = checkDiscountUse(found, at);
  if (!usable.ok) return usable;
  return discountOf(usable.value, lines);
}

/** Whether a code has a use left; those that open purchases reserve are not left. */
export function checkDiscountUse(found: DiscountCode | null, at: number): Result<DiscountCode, DiscountUseRefusal> {
  if (!found?.isActive) return refuse('store/discount-unknown');
  if (found.usageLimit !== null && found.usageCount + found.reservedCount >= found.usageLimit)
    return refuse('store/discount-used-up');
  if (found.endDate !== null && at > found.endDate) return refuse('store/discount-expired');
  return ok(found);
}

function discountOf(found: DiscountCode, lines: readonly PricedLine[]): Result<Discount, DiscountRefusal> {
  if (!lines.some(({ packageId }) => coversPackage(found.appliesTo, packageId)))
    return refuse('store/discount-no-item');
  const discount = calculateDiscount(found, lines);
  if (discount.eligibleTotalFils <= 0) return refuse('store/discount-no-value');
  const isWhole = found.discountType === 'percentage' && found.discountValue >= 100;
  if (isWhole || discount.discountFils <= 0 || discount.discountFils >= discount.eligibleTotalFils)
    return refuse('store/discount-zero-total');
  return ok(discount);
}

/** What a code takes off, whether or not it may be used; never more than the lines it covers [DISC-3]. */
export function calculateDiscount(
  code: Pick<DiscountCode, 'discountType' | 'discountValue' | 'appliesTo'>,
  lines: readonly PricedLine[],
): Discount {
  const totals = lines.map((line) =>
    coversPackage(code.appliesTo, line.packageId) ? line.unitPriceFils * line.quantity : 0,
  );
  const eligibleTotalFils = totals.reduce((sum, total) => sum + total, 0);
  const wanted =
    code.discountType === 'percentage' ? portion(eligibleTotalFils, code.discountValue, 100) : code.discountValue;
  const discountFils = Math.max(0, Math.min(wanted, eligibleTotalFils));
  return {
    eligibleTotalFils,
    discountFils,
    percentage: eligibleTotalFils === 0 ? 0 : portion(100, discountFils, eligibleTotalFils),
    sharesFils: shareDiscount(discountFils, totals, eligibleTotalFils),
  };
}

/**
 * Each line's part in proportion, rounded to the fils and never above the line. What rounding leaves goes to the last
 * line, or is taken from it; what that one has no room for, to the one before.
 */
function shareDiscount(discountFils: number, totals: readonly number[], eligibleTotalFils: number): number[] {
  if (discountFils === 0) return totals.map(() => 0);
  const shares = totals.map((total) => Math.min(total, portion(discountFils, total, eligibleTotalFils)));
  let left = discountFils - shares.reduce((sum, share) => sum + share, 0);
  for (let index = shares.length - 1; index >= 0 && left !== 0; index -= 1) {
    const share = shares[index] ?? 0;
    const mended = Math.max(0, Math.min(totals[index] ?? 0, share + left));
    left -= mended - share;
    shares[index] = mended;
  }
  return shares;
}

/** `amount × part / whole`, half a fils rounded up. In BigInt: the product exceeds a number's exact range. */
function portion(amount: number, part: number, whole: number): number {
  const double = 2n * BigInt(whole);
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / double);
}
