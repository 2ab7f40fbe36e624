import '../../platform/audit.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminStoreApi as api } from '#shared/store/admin-api.ts';
import { addDiscountCode, buy } from '#testing/shop.ts';
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
