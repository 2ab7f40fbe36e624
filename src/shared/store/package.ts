import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { GamePackage } from './api.ts';

/** A package as stored; buyers see active ones, without the last three fields [PKG-1]. */
export interface StoredPackage extends GamePackage {
  readonly isActive: boolean;
  readonly packageType: string;
  readonly revenueCatProductId: string | null;
}

/** Of one package. */
export const maxPackageSessions = 1000;

export type PackagePrices = Pick<GamePackage, 'priceFils' | 'discountPriceFils'>;
type AllPrices = Pick<GamePackage, 'priceFils' | 'priceUsdCents' | 'discountPriceFils' | 'discountPriceUsdCents'>;

/** The price of one: the discount price if there is one. */
export function unitPriceFils({ priceFils, discountPriceFils }: PackagePrices): number {
  return discountPriceFils ?? priceFils;
}

/** How much is off, in whole percent. */
export function packageDiscountPercentage(prices: PackagePrices): number {
  if (prices.priceFils === 0) return 0;
  return Math.round(((prices.priceFils - unitPriceFils(prices)) * 100) / prices.priceFils);
}

/**
 * Rejects a discount price above the price in its currency, dinars first. A discount price in dollars without a price
 * in dollars is rejected with the same code.
 */
export function checkPackage<Prices extends AllPrices>(
  prices: Prices,
): Result<Prices, 'store/kwd-discount-above-price' | 'store/usd-discount-above-price'> {
  if (prices.discountPriceFils !== null && prices.discountPriceFils > prices.priceFils)
    return refuse('store/kwd-discount-above-price');
  if (prices.discountPriceUsdCents !== null && prices.discountPriceUsdCents > (prices.priceUsdCents ?? 0)) {
    return refuse('store/usd-discount-above-price');
  }
  return ok(prices);
}
