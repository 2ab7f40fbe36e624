import '../../platform/audit.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminStoreApi as api } from '#shared/store/admin-api.ts';
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
