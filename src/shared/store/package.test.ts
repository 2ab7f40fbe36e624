import { expect, it } from 'vitest';
import { allErrors } from '../i18n/all-errors.ts';
import { checkPackage, packageDiscountPercentage, unitPriceFils } from './package.ts';
import { packageInputSchema } from './schema.ts';

const { en } = allErrors;

const prices = { priceFils: 6000, priceUsdCents: 1999, discountPriceFils: null, discountPriceUsdCents: null };

it('uses the discount price if there is one, and shows the discount in whole percent [PKG-1] [DISC-3]', () => {
  expect(unitPriceFils(prices)).toBe(6000);
  expect(packageDiscountPercentage(prices)).toBe(0);
  expect(unitPriceFils({ priceFils: 6000, discountPriceFils: 4000 })).toBe(4000);
  expect(packageDiscountPercentage({ priceFils: 6000, discountPriceFils: 4000 })).toBe(33);
  expect(packageDiscountPercentage({ priceFils: 0, discountPriceFils: null })).toBe(0);
});

it('refuses a discount price above the price in either currency, with its message [PKG-1]', () => {
  expect(checkPackage({ ...prices, discountPriceFils: 6000, discountPriceUsdCents: 1999 })).toMatchObject({ ok: true });
  expect(checkPackage({ ...prices, discountPriceFils: 6001 })).toEqual({
    ok: false,
    refusal: { code: 'store/kwd-discount-above-price' },
  });
  expect(checkPackage({ ...prices, discountPriceUsdCents: 2000 })).toEqual({
    ok: false,
    refusal: { code: 'store/usd-discount-above-price' },
  });
  expect(checkPackage({ ...prices, priceUsdCents: null, discountPriceUsdCents: 1 })).toMatchObject({ ok: false });
  expect(en['store/kwd-discount-above-price']).toBe('KWD discount price cannot be higher than the original KWD price');
  expect(en['store/usd-discount-above-price']).toBe('USD discount price cannot be higher than the original USD price');
});

it('reads an emptied price field as none [PKG-1]', () => {
  const text = { ar: 'خمس جلسات', en: 'Five sessions' };
  const written = {
    name: text,
    description: text,
    sessions: 5,
    priceFils: 6000,
    priceUsdCents: '',
    discountPriceFils: '',
  };
  expect(packageInputSchema.parse(written)).toMatchObject({
    priceUsdCents: null,
    discountPriceFils: null,
    discountPriceUsdCents: null,
    revenueCatProductId: null,
    isActive: true,
    packageType: 'sessions',
  });
  expect(packageInputSchema.safeParse({ ...written, priceFils: 0 }).success).toBe(false);
  expect(packageInputSchema.safeParse({ ...written, priceFils: 1.5 }).success).toBe(false);
});
