import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DiscountCode } from './discount.ts';
import type { StoredPackage } from './package.ts';
import { pricePurchase } from './price-purchase.ts';
import { requestedLinesSchema } from './schema.ts';

const now = 1_800_000_000_000;
const text = { ar: 'باقة', en: 'Package' };
const stored = (id: string, sessions: number, priceFils: number, more: Partial<StoredPackage> = {}): StoredPackage => ({
  id,
  name: text,
  description: text,
  sessions,
  priceFils,
  priceUsdCents: null,
  discountPriceFils: null,
  discountPriceUsdCents: null,
  features: [],
  isPopular: false,
  order: 0,
  isActive: true,
  packageType: 'sessions',
  revenueCatProductId: null,
  ...more,
});
const packages = [
  stored('one', 1, 1500),
  stored('five', 5, 6000, { discountPriceFils: 5000 }),
  stored('off', 12, 12_000, { isActive: false }),
];
const code: DiscountCode = {
  id: 'c1',
  code: 'EID20',
  discountType: 'percentage',
  discountValue: 20,
  appliesTo: 'all',
  usageLimit: null,
  usageCount: 0,
  reservedCount: 0,
  endDate: null,
  isActive: true,
};
const order = [
  { packageId: 'five', quantity: 1 },
  { packageId: 'one', quantity: 3 },
];

it("prices an order from the server's own packages and code [PUR-1]", () => {
  expect(pricePurchase(packages, order, { typed: 'eid20', found: code }, now)).toEqual({
    ok: true,
    value: {
      items: [
        {
          packageId: 'five',
          name: text,
          quantity: 1,
          sessions: 5,
          priceFils: 5000,
          originalPriceFils: 6000,
          packageDiscountFils: 1000,
          discountShareFils: 1000,
        },
        {
          packageId: 'one',
          name: text,
          quantity: 3,
          sessions: 1,
          priceFils: 1500,
          originalPriceFils: 1500,
          packageDiscountFils: 0,
          discountShareFils: 900,
        },
      ],
      originalPriceFils: 10_500,
      packageDiscountFils: 1000,
      priceFils: 9500,
      discountAmountFils: 1900,
      finalPriceFils: 7600,
      totalSessionsGranted: 8,
      discountCode: 'EID20',
      discountCodeId: 'c1',
    },
  });
  expect(pricePurchase(packages, order, null, now)).toMatchObject({
    value: { finalPriceFils: 9500, discountCode: null, discountCodeId: null },
  });
});

it('rejects unavailable packages, and an invalid code [PUR-1]', () => {
  const refusal = (
    ...[requested, asked = null]: [Parameters<typeof pricePurchase>[1], Parameters<typeof pricePurchase>[2]?]
  ) => {
    const priced = pricePurchase(packages, requested, asked, now);
    return priced.ok ? null : priced.refusal.code;
  };
  expect(refusal([])).toBe('store/cart-empty');
  expect(refusal([{ packageId: 'gone', quantity: 1 }])).toBe('store/package-not-found');
  expect(refusal([{ packageId: 'off', quantity: 1 }])).toBe('store/package-inactive');
  for (const quantity of [0, -1, 1.5, 1e9, NaN])
    expect(refusal([{ packageId: 'one', quantity }])).toBe('store/invalid-quantity');
  expect(
    refusal([
      { packageId: 'one', quantity: 60 },
      { packageId: 'one', quantity: 60 },
    ]),
  ).toBe('store/invalid-quantity');
  expect(refusal(Array.from({ length: 21 }, (_, index) => ({ packageId: String(index), quantity: 1 })))).toBe(
    'store/cart-full',
  );
  expect(refusal(order, { typed: 'EID20', found: null })).toBe('store/discount-unknown');
  expect(refusal(order, { typed: '', found: null })).toBe('store/discount-empty');
});

it('bounds how many sessions one order may grant [PUR-1]', () => {
  const large = [stored('large', 1000, 1500), stored('other', 1000, 1500)];
  const ordered = (quantity: number) =>
    pricePurchase(
      large,
      [
        { packageId: 'large', quantity: 99 },
        { packageId: 'other', quantity },
      ],
      null,
      now,
    );
  expect(ordered(1)).toMatchObject({ value: { totalSessionsGranted: 100_000 } });
  expect(ordered(2)).toEqual({ ok: false, refusal: { code: 'store/too-many-sessions', params: { most: 100_000 } } });
});

it('doesn’t read a price or sessions that a page sends along [PUR-1]', () => {
  expect(requestedLinesSchema.parse([{ packageId: 'one', quantity: 2, priceFils: 1, sessions: 900 }])).toEqual([
    { packageId: 'one', quantity: 2 },
  ]);
  for (const quantity of [0, -1, 1.5, 1e9]) {
    expect(requestedLinesSchema.safeParse([{ packageId: 'one', quantity }]).error?.issues[0]?.message).toBe(
      'store/invalid-quantity',
    );
  }
});

it('has totals that its items add up to, whatever is bought [PUR-1]', () => {
  const anyOrder = fc.array(
    fc.record({ packageId: fc.constantFrom('one', 'five'), quantity: fc.integer({ min: 1, max: 20 }) }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(anyOrder, fc.integer({ min: 1, max: 99 }), (requested, discountValue) => {
      const priced = pricePurchase(packages, requested, { typed: 'EID20', found: { ...code, discountValue } }, now);
      if (!priced.ok) throw new Error(priced.refusal.code);
      const { items, originalPriceFils, packageDiscountFils, priceFils, discountAmountFils, finalPriceFils } =
        priced.value;
      expect(items.reduce((sum, item) => sum + item.priceFils * item.quantity - item.discountShareFils, 0)).toBe(
        finalPriceFils,
      );
      expect([originalPriceFils - packageDiscountFils, priceFils - discountAmountFils]).toEqual([
        priceFils,
        finalPriceFils,
      ]);
      expect(finalPriceFils).toBeGreaterThan(0);
    }),
    { seed: 3, numRuns: 500 },
  );
});
