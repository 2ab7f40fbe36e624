import '../../platform/audit.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { adminStoreApi as api } from '#shared/store/admin-api.ts';
import { storeApi } from '#shared/store/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { purchaseStatuses } from '#shared/store/purchase.ts';
import { addDiscountCode, balanceOf, buy, choose, order, read } from '#testing/shop.ts';
import { checkBooks } from '../../books.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let admin: TestUser;
let buyer: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.admin();
  buyer = await app.verified({ displayName: 'أم سالم' });
});

const english = { 'accept-language': 'en' };
const audited = () => app.database.query.selectFrom('audit_log').selectAll().orderBy('id').execute();
const text = (ar: string) => ({ ar, en: 'Evening' });
const tea = {
  name: text('شاي الضحى'),
  description: text('جلستان مع الأهل'),
  sessions: 2,
  priceFils: 2500,
  priceUsdCents: 799,
  discountPriceFils: 2000,
  discountPriceUsdCents: null,
  features: [],
  isPopular: false,
  isActive: true,
  revenueCatProductId: null,
};

describe('packages', () => {
  it('are added last, changed, ordered and removed, and each change is written down [PKG-1] [ADM-4]', async () => {
    const { package: created } = await admin.call(api.createPackage, tea);
    expect(created).toMatchObject({ ...tea, order: 4, packageType: 'sessions' });
    const changed = await admin.call(api.updatePackage, {
      ...tea,
      id: created.id,
      discountPriceFils: '',
      priceUsdCents: '',
      discountPriceUsdCents: '',
    });
    expect((await admin.call(api.getAnyPackage, { id: created.id })).package).toEqual(changed.package);
    expect(changed.package).toMatchObject({
      discountPriceFils: null,
      priceUsdCents: null,
      discountPriceUsdCents: null,
    });
    await admin.call(api.orderPackages, { ids: [created.id, 'twelve-sessions'] });
    const { items } = await buyer.call(storeApi.listPackages, {});
    expect(items.map(({ id }) => id)).toEqual([created.id, 'twelve-sessions', 'one-session', 'five-sessions']);
    await admin.call(api.orderPackages, { ids: ['one-session', 'five-sessions', 'twelve-sessions'] });
    await admin.call(api.deletePackage, { id: created.id });
    expect(await admin.errorOf(api.updatePackage, { ...tea, id: created.id })).toMatchObject({
      code: 'store/package-not-found',
    });
    const actions = (await audited()).map(({ action, actor_id: actor }) => [action, actor]);
    expect(actions).toEqual(
      [
        'store/package-created',
        'store/package-updated',
        'store/packages-ordered',
        'store/packages-ordered',
        'store/package-deleted',
      ].map((action) => [action, admin.user.uid]),
    );
    expect((await audited())[1]).toMatchObject({
      before: { discountPriceFils: 2000 },
      after: { discountPriceFils: null },
    });
  });

  it.each([
    [{ discountPriceFils: 2501 }, 'KWD discount price cannot be higher than the original KWD price'],
    [{ discountPriceUsdCents: 800 }, 'USD discount price cannot be higher than the original USD price'],
    [
      { priceUsdCents: null, discountPriceUsdCents: 1 },
      'USD discount price cannot be higher than the original USD price',
    ],
  ])('never cost more reduced than whole: %j [PKG-1]', async (change, message) => {
    expect(await admin.errorOf(api.createPackage, { ...tea, ...change }, english)).toMatchObject({
      status: 400,
      message,
    });
    expect(await audited()).toEqual([]);
  });
});

describe('discount codes', () => {
  it('are kept in capitals, once each, newest first [DISC-1]', async () => {
    const first = await admin.call(api.createDiscountCode, {
      code: ' eid20 ',
      discountType: 'percentage',
      discountValue: 20,
    });
    expect(first.code).toMatchObject({
      code: 'EID20',
      appliesTo: 'all',
      usageCount: 0,
      usageLimit: null,
      endDate: null,
      isActive: true,
    });
    expect(
      await admin.errorOf(
        api.createDiscountCode,
        { code: 'Eid20', discountType: 'fixed', discountValue: 500 },
        english,
      ),
    ).toMatchObject({
      status: 409,
      message: 'A discount code with this code already exists',
      fields: { code: 'store/discount-code-taken' },
    });
    app.clock.moveBy(1000);
    const second = await admin.call(api.createDiscountCode, {
      code: 'HALA',
      discountType: 'fixed',
      discountValue: 500,
      appliesTo: ['five-sessions'],
    });
    expect(
      await admin.errorOf(api.updateDiscountCode, {
        id: second.code.id,
        code: 'EID20',
        discountType: 'fixed',
        discountValue: 500,
      }),
    ).toMatchObject({ code: 'store/discount-code-taken' });
    const page = await admin.call(api.listDiscountCodes, { limit: 1 });
    expect(page).toMatchObject({ items: [{ code: 'HALA', appliesTo: ['five-sessions'] }], hasMore: true });
    expect(await admin.call(api.listDiscountCodes, { limit: 1, cursor: page.nextCursor ?? '' })).toMatchObject({
      items: [{ code: 'EID20' }],
      hasMore: false,
    });
    await admin.call(api.updateDiscountCode, {
      id: first.code.id,
      code: 'EID25',
      discountType: 'percentage',
      discountValue: 25,
      isActive: false,
    });
    await admin.call(api.deleteDiscountCode, { id: second.code.id });
    expect((await admin.call(api.listDiscountCodes, { search: 'eid' })).items).toMatchObject([
      { code: 'EID25', discountValue: 25, isActive: false },
    ]);
    expect(await admin.errorOf(api.deleteDiscountCode, { id: second.code.id })).toMatchObject({
      code: 'store/discount-code-not-found',
    });
    expect((await audited()).map(({ action }) => action)).toEqual([
      'store/discount-code-created',
      'store/discount-code-created',
      'store/discount-code-updated',
      'store/discount-code-deleted',
    ]);
  });

  it.each([
    { discountValue: 100 },
    { discountValue: 0 },
    { discountValue: 1.5 },
    { code: '  ' },
    { usageLimit: 0 },
    { appliesTo: [] },
  ])('refuse %j [DISC-1]', async (change) => {
    expect(
      (
        await admin.errorOf(api.createDiscountCode, {
          code: 'EID',
          discountType: 'percentage',
          discountValue: 20,
          ...change,
        })
      ).status,
    ).toBe(400);
  });

  it('are denied to every caller except admins, with their own texts [DISC-1] [ERR-2]', async () => {
    expect(await buyer.errorOf(api.listDiscountCodes, {}, english)).toMatchObject({
      status: 403,
      message: 'Permission denied: Unable to access discount codes. Please contact support.',
    });
  });
});

describe('purchases', () => {
  it('are found by their filters, by pages of 20 [PUR-5]', async () => {
    const other = await app.verified();
    const ids: string[] = [];
    for (const [index, person] of [buyer, other, buyer, buyer].entries()) {
      app.clock.moveBy(60_000);
      const { purchase, paymentId } = await order(person, {
        items: [{ packageId: 'one-session', quantity: index + 1 }],
      });
      await choose(app, paymentId, index === 3 ? 'decline' : 'pay');
      ids.push(purchase.id);
    }
    const found = async (wish: object) =>
      (await admin.call(api.listAllPurchases, wish)).items.map(({ id }) => ids.indexOf(id));
    expect(await found({})).toEqual([3, 2, 1, 0]);
    expect(await found({ sortDirection: 'asc' })).toEqual([0, 1, 2, 3]);
    expect(await found({ sortBy: 'finalPrice' })).toEqual([3, 2, 1, 0]);
    expect(await found({ userId: buyer.user.uid })).toEqual([3, 2, 0]);
    expect(await found({ status: 'failed' })).toEqual([3]);
    expect(await found({ orderId: ids[1] })).toEqual([1]);
    const at = (await read(buyer, present(ids[2], 'the third'))).createdAt;
    expect(await found({ startDate: at })).toEqual([3, 2]);
    expect(await found({ endDate: at })).toEqual([2, 1, 0]);
    for (const sortBy of ['createdAt', 'finalPrice'] as const) {
      const first = await admin.call(api.listAllPurchases, { limit: 3, sortBy });
      const rest = await admin.call(api.listAllPurchases, { limit: 3, sortBy, cursor: first.nextCursor ?? '' });
      expect([...first.items, ...rest.items].map(({ id }) => ids.indexOf(id))).toEqual([3, 2, 1, 0]);
    }
    expect((await admin.call(api.listAllPurchases, {})).items[0]?.buyer).toEqual({
      displayName: 'أم سالم',
      email: buyer.user.email,
    });
  });

  it('show all their events [PUR-5]', async () => {
    const { id } = await buy(app, buyer);
    const { purchase, events } = await admin.call(api.getAnyPurchase, { id });
    expect(purchase).toMatchObject({ id, status: 'paid' });
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['opened', 'buyer'],
      ['paid', 'provider'],
    ]);
    expect(await admin.errorOf(api.getAnyPurchase, { id: 'none' }, english)).toMatchObject({
      status: 404,
      message: 'Purchase not found',
    });
  });

  it('go by hand where their machine lets them, and nowhere else [PUR-2] [PUR-4] [PUR-5]', async () => {
    const {
      purchase: { id },
    } = await order(buyer);
    const before = await balanceOf(buyer);
    const move = (status: (typeof purchaseStatuses)[number]) =>
      admin.call(api.changePurchaseStatus, { id, status, note: 'اتصل بنا' });
    expect((await move('failed')).purchase.status).toBe('failed');
    expect((await move('pending')).purchase.status).toBe('pending');
    expect((await move('completed')).purchase.status).toBe('completed');
    expect(await balanceOf(buyer)).toBe(before + 5);
    for (const status of ['pending', 'completed', 'paid', 'failed'] as const) {
      expect(await admin.errorOf(api.changePurchaseStatus, { id, status }, english)).toMatchObject({
        status: 409,
        message: `Cannot change status from completed to ${status}. Only refund is allowed.`,
      });
    }
    expect((await move('refunded')).purchase).toMatchObject({
      status: 'refunded',
      wasRefunded: true,
      refundedFrom: 'completed',
      refundedAt: app.clock.now(),
    });
    for (const status of purchaseStatuses) {
      expect(await admin.errorOf(api.changePurchaseStatus, { id, status }, english)).toMatchObject({
        status: 409,
        message: 'This purchase has been refunded and its status cannot be changed.',
      });
    }
    expect(await balanceOf(buyer)).toBe(before + 5);
    expect(
      (await audited()).map(({ before: was, after: is, note }) => [was?.['status'], is?.['status'], note]),
    ).toEqual([
      ['pending', 'failed', 'اتصل بنا'],
      ['failed', 'pending', 'اتصل بنا'],
      ['pending', 'completed', 'اتصل بنا'],
      ['completed', 'refunded', 'اتصل بنا'],
    ]);
  });

  it('ask the provider before they are moved by hand, so that late money pays for them and does not go back [PUR-2] [PUR-5]', async () => {
    const before = await balanceOf(buyer);
    const {
      purchase: { id },
      paymentId,
    } = await order(buyer);
    await choose(app, paymentId, 'webhook-lost');
    expect((await admin.call(api.changePurchaseStatus, { id, status: 'paid' })).purchase).toMatchObject({
      status: 'paid',
      paymentMethod: 'sandbox',
    });
    app.clock.moveBy(25 * 60 * 60_000);
    await app.store.checkDuePayments();
    await app.outbox.drain();
    expect(await app.database.query.selectFrom('sandbox_payments').select('state').executeTakeFirstOrThrow()).toEqual({
      state: 'captured',
    });
    expect(await balanceOf(buyer)).toBe(before + 5);
    const late = await order(buyer);
    await choose(app, late.paymentId, 'webhook-lost');
    expect(await admin.errorOf(api.changePurchaseStatus, { id: late.purchase.id, status: 'failed' })).toMatchObject({
      code: 'store/only-refund-allowed',
    });
  });

  it('wait for a running refund [PUR-4] [PUR-5]', async () => {
    const { id } = await buy(app, buyer);
    await app.database.query.updateTable('purchases').set({ refund_pending: true }).execute();
    expect(await admin.errorOf(api.changePurchaseStatus, { id, status: 'refunded' })).toMatchObject({
      status: 409,
      code: 'store/refund-under-way',
    });
  });

  it('are refunded through their provider, sessions kept unless asked for [PUR-4]', async () => {
    const { id } = await buy(app, buyer);
    const before = await balanceOf(buyer);
    const { purchase } = await admin.call(api.refundPurchase, { id, note: 'لم تعجبهم' });
    expect(purchase).toMatchObject({
      status: 'refunded',
      wasRefunded: true,
      refundedFrom: 'paid',
      refundedAt: app.clock.now(),
      refundPending: false,
    });
    expect(await balanceOf(buyer)).toBe(before);
    expect(await app.database.query.selectFrom('sandbox_payments').select('state').executeTakeFirstOrThrow()).toEqual({
      state: 'refunded',
    });
    expect(await admin.errorOf(api.refundPurchase, { id }, english)).toMatchObject({
      message: 'This purchase has been refunded and its status cannot be changed.',
    });
    expect(await audited()).toHaveLength(1);
  });

  it('give back no more sessions than are left [PUR-4] [USER-3]', async () => {
    const { id } = await buy(app, buyer);
    await app.database.query
      .transaction()
      .execute((tx) =>
        sql`select * from book_sessions(${buyer.user.uid}, -6, 'game', 'spent in between', now())`.execute(tx),
      );
    expect(await balanceOf(buyer)).toBe(2);
    await admin.call(api.refundPurchase, { id, takesBack: true });
    expect(await balanceOf(buyer)).toBe(0);
    const rows = await app.database.query
      .selectFrom('session_ledger')
      .select(['delta', 'reason'])
      .where('source_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { delta: 5, reason: 'purchase' },
      { delta: -2, reason: 'refund' },
    ]);
  });

  it('are deleted only if nothing was paid and no payment is in progress [PUR-5]', async () => {
    const { purchase, paymentId } = await order(buyer);
    expect(await admin.errorOf(api.deletePurchase, { id: purchase.id })).toMatchObject({
      code: 'store/purchase-not-deletable',
    });
    await choose(app, paymentId, 'decline');
    // Until it is no longer looked for, money may still have moved.
    expect(await admin.errorOf(api.deletePurchase, { id: purchase.id })).toMatchObject({
      code: 'store/purchase-not-deletable',
    });
    app.clock.moveBy(26 * 60 * 60_000);
    await app.store.checkDuePayments();
    await admin.call(api.deletePurchase, { id: purchase.id });
    expect(await buyer.errorOf(purchaseApi.getPurchase, { id: purchase.id })).toMatchObject({ status: 404 });
    const paid = await buy(app, buyer);
    expect(await admin.errorOf(api.deletePurchase, { id: paid.id })).toMatchObject({
      status: 409,
      code: 'store/purchase-not-deletable',
    });
    expect(await admin.errorOf(api.deletePurchase, { id: 'none' })).toMatchObject({ code: 'store/purchase-not-found' });
  });
});

it('reopened by hand can be paid again, though no page was left to pay it on [PUR-4]', async () => {
  const {
    purchase: { id },
    paymentId,
  } = await order(buyer);
  await choose(app, paymentId, 'decline');
  await admin.call(api.changePurchaseStatus, { id, status: 'pending' });
  const { payment } = await buyer.call(purchaseApi.payAgain, { id });
  expect(payment.kind).toBe('redirect');
  await choose(app, payment.kind === 'redirect' ? payment.url.slice(payment.url.lastIndexOf('/') + 1) : '', 'pay');
  expect(await read(buyer, id)).toMatchObject({ status: 'paid' });
});

it.each([
  ['refunded', 'refunded', 3],
  ['paid', 'paid', 8],
  ['failed', 'paid', 8],
] as const)(
  'moved to %s by hand during a payment, it ends as %s, and an extra payment is refunded [PUR-4]',
  async (to, end, balance) => {
    const {
      purchase: { id },
      paymentId,
    } = await order(buyer);
    await admin.call(api.changePurchaseStatus, { id, status: to });
    await choose(app, paymentId, 'pay');
    expect(await read(buyer, id)).toMatchObject({ status: end });
    expect(await balanceOf(buyer)).toBe(balance);
    expect(await app.database.query.selectFrom('sandbox_payments').select('state').executeTakeFirstOrThrow()).toEqual({
      state: to === 'failed' ? 'captured' : 'refunded',
    });
    expect(await checkBooks(app.database)).toEqual([]);
  },
);

it.each([{ usageLimit: 1e12 }, { endDate: 9e15 }, { discountValue: 10_000_001 }])(
  'rejects %j of a discount code, which no column can store [DISC-1]',
  async (change) => {
    expect(
      (
        await admin.errorOf(api.createDiscountCode, {
          code: 'EID',
          discountType: 'fixed',
          discountValue: 20,
          ...change,
        })
      ).status,
    ).toBe(400);
  },
);

it('takes a cart of the dearest packages, and bounds of a list that are no dates for what they are [PUR-1] [PUR-5]', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () =>
      admin.call(api.createPackage, { ...tea, priceFils: 1_000_000, discountPriceFils: null }),
    ),
  );
  const { purchase } = await order(buyer, {
    items: made.map((each) => ({ packageId: each.package.id, quantity: 99 })),
  });
  for (const each of made) await admin.call(api.deletePackage, { id: each.package.id });
  expect(purchase.finalPriceFils).toBe(1_980_000_000);
  expect((await admin.errorOf(api.createPackage, { ...tea, priceFils: 1_000_001 })).status).toBe(400);
  expect((await admin.errorOf(api.listAllPurchases, { startDate: 9e15 })).status).toBe(400);
});

describe('statistics', () => {
  it('are what the purchases add up to, day by day in Kuwait [PUR-7]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 50 });
    await buy(app, buyer, { discountCode: 'EID' });
    await buy(app, buyer, { items: [{ packageId: 'one-session', quantity: 2 }] });
    // 20:00 in Kuwait; five hours on it is the next day there, and not yet in Greenwich.
    app.clock.moveBy(5 * 60 * 60_000);
    const { id } = await buy(app, buyer, { items: [{ packageId: 'one-session', quantity: 1 }] });
    const { days } = await admin.call(api.getStatistics, {});
    expect(days).toHaveLength(30);
    expect(days.slice(-2)).toEqual([
      {
        date: '2026-11-20',
        totalPurchases: 2,
        totalRevenueFils: 6000,
        totalSessions: 7,
        totalDiscountsFils: 3000,
        discountedPurchasesCount: 1,
        packageBreakdown: {
          'five-sessions': { count: 1, revenueFils: 3000 },
          'one-session': { count: 2, revenueFils: 3000 },
        },
      },
      {
        date: '2026-11-21',
        totalPurchases: 1,
        totalRevenueFils: 1500,
        totalSessions: 1,
        totalDiscountsFils: 0,
        discountedPurchasesCount: 0,
        packageBreakdown: { 'one-session': { count: 1, revenueFils: 1500 } },
      },
    ]);
    await admin.call(api.refundPurchase, { id });
    await app.outbox.drain();
    expect((await admin.call(api.getStatistics, { days: 1 })).days).toMatchObject([
      { date: '2026-11-21', totalPurchases: 0, totalRevenueFils: 0, packageBreakdown: {} },
    ]);
  });
});

describe('the repair of discounts', () => {
  it('shows what it would change, changes shares and counts, and never money or sessions [PUR-8]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 10 });
    const items = [
      { packageId: 'one-session', quantity: 1 },
      { packageId: 'five-sessions', quantity: 1 },
    ];
    const bought = await buy(app, buyer, { items, discountCode: 'EID' });
    const balance = await balanceOf(buyer);
    const shares = bought.items.map(({ discountShareFils }) => discountShareFils);
    expect(shares).toEqual([150, 600]);
    await app.database.query
      .updateTable('purchases')
      .set({ items: JSON.stringify(bought.items.map((item) => ({ ...item, discountShareFils: 0 }))) })
      .execute();
    await app.database.query.updateTable('discount_codes').set({ usage_count: 7 }).execute();
    const expected = {
      checked: 1,
      nextCursor: null,
      purchases: [{ purchaseId: bought.id, before: [0, 0], after: shares }],
      usageCounts: [{ codeId: 'id of EID', code: 'EID', before: 7, after: 1 }],
    };
    expect(await admin.call(api.repairDiscounts, {})).toEqual(expected);
    expect(await admin.call(api.repairDiscounts, { dryRun: true })).toEqual(expected);
    expect(await admin.call(api.repairDiscounts, { dryRun: false })).toEqual(expected);
    expect(await read(buyer, bought.id)).toEqual(bought);
    expect(await balanceOf(buyer)).toBe(balance);
    expect(await admin.call(api.repairDiscounts, {})).toEqual({
      checked: 1,
      nextCursor: null,
      purchases: [],
      usageCounts: [],
    });
    expect((await audited()).map(({ action }) => action)).toEqual(['store/discounts-repaired']);
  });

  it('keeps the accounts in agreement, even if a day was counted with wrong shares [PUR-7] [PUR-8]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 10 });
    const bought = await buy(app, buyer, {
      items: [
        { packageId: 'one-session', quantity: 1 },
        { packageId: 'five-sessions', quantity: 1 },
      ],
      discountCode: 'EID',
    });
    const items = JSON.stringify(
      bought.items.map((item, index) => ({ ...item, discountShareFils: index === 0 ? 750 : 0 })),
    );
    await app.database.query.updateTable('purchases').set({ items }).execute();
    await app.database.query
      .updateTable('store_daily_stats')
      .set({
        package_breakdown: JSON.stringify({
          'one-session': { count: 1, revenueFils: 750 },
          'five-sessions': { count: 1, revenueFils: 6000 },
        }),
      })
      .execute();
    expect(await checkBooks(app.database)).toEqual([]);
    await admin.call(api.repairDiscounts, { dryRun: false });
    await app.outbox.drain();
    expect(await checkBooks(app.database)).toEqual([]);
  });
});

describe('what the store cannot do', () => {
  // A dropped table simulates a failing database.
  it.each([
    ['game_packages', storeApi.listPackages, {}, 'Failed to fetch active game packages'],
    ['game_packages', api.listAllPackages, {}, 'Failed to fetch game packages'],
    ['game_packages', api.getAnyPackage, { id: 'one-session' }, 'Failed to fetch game package'],
    ['site_settings', siteSettingsApi.getSettings, {}, 'Failed to load site settings'],
    [
      'site_settings',
      siteSettingsApi.setPaymentOverride,
      { enabled: true, forceMethod: 'iap' },
      'Failed to update payment method override',
    ],
    ['game_packages', api.createPackage, tea, 'Failed to create game package'],
    ['game_packages', api.deletePackage, { id: 'one-session' }, 'Failed to delete game package'],
    ['discount_codes', api.listDiscountCodes, {}, 'Failed to fetch discount codes'],
    [
      'discount_codes',
      api.createDiscountCode,
      { code: 'A', discountType: 'fixed', discountValue: 1 },
      'Failed to create discount code',
    ],
    [
      'discount_codes',
      api.updateDiscountCode,
      { id: 'a', code: 'A', discountType: 'fixed', discountValue: 1 },
      'Failed to update discount code',
    ],
    ['discount_codes', api.deleteDiscountCode, { id: 'a' }, 'Failed to delete discount code'],
    [
      'purchases',
      purchaseApi.createPurchase,
      { items: [{ packageId: 'one-session', quantity: 1 }] },
      'Failed to record purchase',
    ],
    ['store_daily_stats', api.getStatistics, {}, 'Failed to get purchase statistics'],
    ['purchases', api.listAllPurchases, {}, 'Failed to get purchases'],
    ['purchases', api.getAnyPurchase, { id: 'x' }, 'Failed to get purchase'],
    ['purchases', api.deletePurchase, { id: 'x' }, 'Failed to delete purchase'],
    ['purchases', purchaseApi.listPurchases, {}, 'Failed to fetch user purchase history'],
    ['purchase_events', api.changePurchaseStatus, { status: 'paid' }, 'Failed to grant sessions for purchase'],
  ])('without %s it says so: $message [ERR-2]', async (table, contract, input, message) => {
    const { purchase } = await order(buyer);
    await sql.raw(`alter table ${table} rename to gone_for_a_test`).execute(app.database.query);
    try {
      const withId = 'status' in input ? { ...input, id: purchase.id } : input;
      expect(await admin.errorOf(contract, withId, { ...english, 'idempotency-key': 'a-failing-order' })).toMatchObject(
        { message },
      );
    } finally {
      await sql.raw(`alter table gone_for_a_test rename to ${table}`).execute(app.database.query);
    }
  });
});
