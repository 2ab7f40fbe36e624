import '../../platform/audit.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminStoreApi as api } from '#shared/store/admin-api.ts';
import { addDiscountCode, balanceOf, buy, read } from '#testing/shop.ts';
import { findDisagreements } from '../../consistency.ts';
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
const audited = () => app.database.query.selectFrom('audit_log').selectAll().orderBy('id').execute();

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
    expect(await findDisagreements(app.database)).toEqual([]);
    await admin.call(api.repairDiscounts, { dryRun: false });
    await app.outbox.drain();
    expect(await findDisagreements(app.database)).toEqual([]);
  });
});
