import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allErrors } from '../i18n/all-errors.ts';
import { seededRandom, randomIndex, shuffle } from '../kernel/random.ts';
import { calculateDiscount, normalizeCode, validateDiscount } from './discount.ts';
import type { DiscountCode, PricedLine } from './discount.ts';
import { discountCodeInputSchema } from './schema.ts';

const { ar, en } = allErrors;

const now = 1_800_000_000_000;
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
const line = (packageId: string, unitPriceFils: number, quantity = 1): PricedLine => ({
  packageId,
  unitPriceFils,
  quantity,
});
const lines = [line('one', 1500, 2), line('five', 6000)];

it('takes a percentage off, shared among the lines [DISC-3]', () => {
  expect(validateDiscount('eid20', code, lines, now)).toEqual({
    ok: true,
    value: { eligibleTotalFils: 9000, discountFils: 1800, percentage: 20, sharesFils: [600, 1200] },
  });
});

it('takes a fixed sum off the packages it is for, and shows it in whole percent [DISC-3]', () => {
  const fixed = { ...code, discountType: 'fixed', discountValue: 1000, appliesTo: ['one'] } as const;
  expect(calculateDiscount(fixed, lines)).toEqual({
    eligibleTotalFils: 3000,
    discountFils: 1000,
    percentage: 33,
    sharesFils: [1000, 0],
  });
  expect(calculateDiscount({ ...fixed, discountValue: 5000 }, lines).discountFils).toBe(3000);
});

it('puts the rounding remainder on the last covered line, and walks back if that has no room [DISC-3]', () => {
  const fixed = (discountValue: number) =>
    ({ discountType: 'fixed', discountValue, appliesTo: ['a', 'b', 'c'] }) as const;
  expect(
    calculateDiscount(fixed(100), [line('a', 1000), line('b', 1000), line('c', 1000), line('x', 1000)]).sharesFils,
  ).toEqual([33, 33, 34, 0]);
  expect(calculateDiscount(fixed(2), [line('a', 1), line('b', 1), line('c', 1)]).sharesFils).toEqual([1, 1, 0]);
  expect(calculateDiscount(fixed(1), [line('a', 1), line('b', 1), line('c', 1)]).sharesFils).toEqual([0, 0, 1]);
  expect(
    calculateDiscount({ ...fixed(2), appliesTo: 'all' }, [line('a', 1), line('b', 1), line('c', 1), line('d', 1)])
      .sharesFils,
  ).toEqual([1, 1, 0, 0]);
  expect(calculateDiscount(fixed(5), [line('a', 9), line('b', 9), line('c', 0)]).sharesFils).toEqual([3, 2, 0]);
});

it('stays exact where the numbers are the largest there are [DISC-3]', () => {
  const most = Array.from({ length: 20 }, (_, index) => line(String(index), 10_000_000, 99));
  const { sharesFils, discountFils } = calculateDiscount(
    { discountType: 'fixed', discountValue: 19_799_999_999, appliesTo: 'all' },
    most,
  );
  expect(sharesFils.reduce((sum, share) => sum + share, 0)).toBe(discountFils);
});

it('refuses in their order [DISC-2]', () => {
  const bad: DiscountCode = {
    ...code,
    usageLimit: 5,
    usageCount: 5,
    endDate: now - 1,
    appliesTo: ['gone'],
    discountValue: 100,
  };
  const ways: readonly (readonly [string, ReturnType<typeof validateDiscount>])[] = [
    ['store/discount-empty', validateDiscount('  ', null, lines, now)],
    ['store/discount-empty', validateDiscount('EID20', null, [], now)],
    ['store/discount-unknown', validateDiscount('EID20', null, lines, now)],
    ['store/discount-unknown', validateDiscount('EID20', { ...bad, isActive: false }, lines, now)],
    ['store/discount-used-up', validateDiscount('EID20', bad, lines, now)],
    ['store/discount-used-up', validateDiscount('EID20', { ...bad, usageCount: 3, reservedCount: 2 }, lines, now)],
    ['store/discount-expired', validateDiscount('EID20', { ...bad, usageCount: 3, reservedCount: 1 }, lines, now)],
    ['store/discount-expired', validateDiscount('EID20', { ...bad, usageCount: 4 }, lines, now)],
    ['store/discount-no-item', validateDiscount('EID20', { ...bad, usageLimit: null, endDate: now }, lines, now)],
    ['store/discount-no-value', validateDiscount('EID20', { ...code, discountValue: 100 }, [line('free', 0)], now)],
    ['store/discount-zero-total', validateDiscount('EID20', { ...code, discountValue: 100 }, lines, now)],
    [
      'store/discount-zero-total',
      validateDiscount('EID20', { ...code, discountType: 'fixed', discountValue: 9000 }, lines, now),
    ],
    [
      'store/discount-zero-total',
      validateDiscount(
        'EID20',
        { ...code, discountType: 'fixed', discountValue: 3000, appliesTo: ['one'] },
        lines,
        now,
      ),
    ],
    ['store/discount-zero-total', validateDiscount('EID20', { ...code, discountValue: 99 }, [line('one', 10)], now)],
    ['store/discount-zero-total', validateDiscount('EID20', { ...code, discountValue: 1 }, [line('one', 10)], now)],
  ];
  for (const [expected, result] of ways) expect(result).toEqual({ ok: false, refusal: { code: expected } });
});

it('refuses with their exact texts [DISC-2]', () => {
  expect(en['store/discount-empty']).toBe('Discount code or cart empty.');
  expect(en['store/discount-unknown']).toBe('Code not found or inactive.');
  expect(ar['store/discount-used-up']).toBe('تم استخدام هذا الرمز بالكامل.');
  expect(ar['store/discount-expired']).toBe('انتهت صلاحية الرمز.');
  expect(ar['store/discount-no-item']).toBe('الرمز غير مطبق على أي منتجات في سلة التسوق.');
  expect(en['store/discount-no-value']).toBe('No value in eligible items.');
  expect(ar['store/discount-zero-total']).toBe(
    'لا يمكن تطبيق الخصم لأنه سيجعل المبلغ الإجمالي صفراً. يرجى إضافة المزيد من العناصر إلى سلة التسوق الخاصة بك.',
  );
  expect(en['store/discount-code-taken']).toBe('A discount code with this code already exists');
  expect(ar['store/discount-check-failed']).toBe('فشل في التحقق من رمز الخصم');
});

it('stores a code in upper case, without surrounding spaces [DISC-2]', () => {
  expect(normalizeCode(' eid20 ')).toBe('EID20');
  const written = { code: ' eid20 ', discountType: 'percentage', discountValue: 20 };
  expect(discountCodeInputSchema.parse(written)).toMatchObject({
    code: 'EID20',
    appliesTo: 'all',
    usageLimit: null,
    endDate: null,
    isActive: true,
  });
  expect(discountCodeInputSchema.safeParse({ ...written, discountValue: 100 }).success).toBe(false);
  expect(discountCodeInputSchema.safeParse({ ...written, discountType: 'fixed', discountValue: 100 }).success).toBe(
    true,
  );
});

const anyLines = fc.array(
  fc.record({
    packageId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    unitPriceFils: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 20 },
);
const anyCode = fc
  .record({
    appliesTo: fc.oneof(fc.constant('all' as const), fc.subarray(['a', 'b', 'c', 'd', 'e'])),
    terms: fc.oneof(
      fc.record({ discountType: fc.constant('percentage' as const), discountValue: fc.integer({ min: 1, max: 120 }) }),
      fc.record({
        discountType: fc.constant('fixed' as const),
        discountValue: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 100_000_000 })),
      }),
    ),
  })
  .map(({ appliesTo, terms }) => ({ appliesTo, ...terms }));

it('shares so that the shares are the discount, none below zero and none above its line, whatever the cart [DISC-3]', () => {
  fc.assert(
    fc.property(anyCode, anyLines, (each, cart) => {
      const { discountFils, eligibleTotalFils, sharesFils } = calculateDiscount(each, cart);
      expect(sharesFils.reduce((sum, share) => sum + share, 0)).toBe(discountFils);
      expect(discountFils).toBeLessThanOrEqual(eligibleTotalFils);
      for (const [index, share] of sharesFils.entries()) {
        const { packageId, unitPriceFils, quantity } = cart[index]!;
        const isCovered = each.appliesTo === 'all' || each.appliesTo.includes(packageId);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(isCovered ? unitPriceFils * quantity : 0);
      }
    }),
    { seed: 5, numRuns: 2000 },
  );
});

it('gives the same discount for any order of lines [DISC-3]', () => {
  fc.assert(
    fc.property(anyCode, anyLines, fc.string(), (each, cart, seed) => {
      const one = calculateDiscount(each, cart);
      const other = calculateDiscount(each, shuffle(cart, seededRandom(seed)));
      expect({ ...other, sharesFils: [] }).toEqual({ ...one, sharesFils: [] });
    }),
    { seed: 6, numRuns: 1000 },
  );
});

it('agrees with a slow second way of counting on 100,000 carts [DISC-3]', () => {
  const random = seededRandom('two ways of counting');
  for (let round = 0; round < 100_000; round += 1) {
    const priceLimit = [3, 50, 10_000][randomIndex(random, 3)]!;
    const cart = Array.from({ length: 1 + randomIndex(random, 6) }, () =>
      line('abc'.charAt(randomIndex(random, 3)), randomIndex(random, priceLimit), 1 + randomIndex(random, 4)),
    );
    const discountType = random() < 0.5 ? 'percentage' : 'fixed';
    const each = {
      discountType,
      discountValue: 1 + randomIndex(random, discountType === 'fixed' ? priceLimit * 3 : 105),
      appliesTo: random() < 0.5 ? 'all' : ['a', 'b'],
    } as const;
    const counted = calculateDiscount(each, cart);
    const slow = countSlowly(each, cart);
    if (
      counted.discountFils !== slow.discount ||
      counted.sharesFils.some((share, index) => share !== slow.shares[index])
    ) {
      expect({ each, cart, counted }).toEqual(slow);
    }
  }
});

/** A literal implementation of DISC-3: divides by counting remainders, and distributes the rest fils by fils. */
function countSlowly(
  each: Pick<DiscountCode, 'discountType' | 'discountValue' | 'appliesTo'>,
  cart: readonly PricedLine[],
) {
  const rounded = (above: number, below: number) => {
    const rest = above % below;
    return (above - rest) / below + (rest + rest >= below ? 1 : 0);
  };
  const covered: number[] = [];
  let eligible = 0;
  cart.forEach(({ packageId, unitPriceFils, quantity }, index) => {
    if (each.appliesTo !== 'all' && !each.appliesTo.includes(packageId)) return;
    covered.push(index);
    for (let piece = 0; piece < quantity; piece += 1) eligible += unitPriceFils;
  });
  let discount = each.discountType === 'fixed' ? each.discountValue : rounded(eligible * each.discountValue, 100);
  if (discount > eligible) discount = eligible;
  const shares = cart.map(() => 0);
  const room = (index: number) => cart[index]!.unitPriceFils * cart[index]!.quantity;
  let given = 0;
  for (const index of covered) {
    shares[index] = eligible === 0 ? 0 : rounded(discount * room(index), eligible);
    given += shares[index];
  }
  const backwards = covered.reverse();
  for (; given < discount; given += 1) shares[backwards.find((index) => shares[index]! < room(index))!]! += 1;
  for (; given > discount; given -= 1) shares[backwards.find((index) => shares[index]! > 0)!]! -= 1;
  return { discount, shares };
}
