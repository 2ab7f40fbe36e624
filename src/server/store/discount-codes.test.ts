import { beforeEach, describe, expect, it } from 'vitest';
import { purchaseApi, purchaseCallables } from '#shared/store/purchase-api.ts';
import { addDiscountCode, choose, order } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let buyer: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  buyer = await app.verified();
});

const english = { 'accept-language': 'en' };
const create = (input: unknown) =>
  buyer.errorOf(purchaseApi.createPurchase, input, { 'idempotency-key': 'an-order-of-mine', ...english });
const one = [{ packageId: 'one-session', quantity: 1 }];
const codeRow = (code: string) =>
  app.database.query.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

describe('a discount code', () => {
  const validate = (code: string, items: { packageId: string; quantity: number }[] = one) =>
    buyer.call(purchaseApi.validateDiscount, { code, items });

  it('answers each error with its text, in its order [DISC-2]', async () => {
    await addDiscountCode(app, { code: 'OFF', value: 10, isActive: false });
    await addDiscountCode(app, { code: 'FULL', value: 10, usageLimit: 1, endDate: new Date(1) });
    await app.database.query.updateTable('discount_codes').set({ usage_count: 1 }).where('code', '=', 'FULL').execute();
    await addDiscountCode(app, {
      code: 'OLD',
      value: 10,
      endDate: new Date(app.clock.now() - 1),
      packageIds: ['none'],
    });
    await addDiscountCode(app, { code: 'OTHER', value: 10, packageIds: ['twelve-sessions'] });
    await addDiscountCode(app, { code: 'ALL', value: 1500, type: 'fixed' });
    const refused = async (code: string, language: 'ar' | 'en', items = one) =>
      await buyer.call(purchaseApi.validateDiscount, { code, items }, { 'accept-language': language });
    const inArabic = {
      FULL: 'تم استخدام هذا الرمز بالكامل.',
      OLD: 'انتهت صلاحية الرمز.',
      OTHER: 'الرمز غير مطبق على أي منتجات في سلة التسوق.',
      ALL: 'لا يمكن تطبيق الخصم لأنه سيجعل المبلغ الإجمالي صفراً. يرجى إضافة المزيد من العناصر إلى سلة التسوق الخاصة بك.',
    };
    for (const [code, message] of Object.entries(inArabic)) {
      expect(await refused(code, 'ar'), code).toMatchObject({
        valid: false,
        message,
        codeDetails: null,
        discountAmountFils: 0,
      });
    }
    const inEnglish = {
      ' ': 'Discount code or cart empty.',
      NONE: 'Code not found or inactive.',
      OFF: 'Code not found or inactive.',
    };
    for (const [code, message] of Object.entries(inEnglish))
      expect(await refused(code, 'en'), code).toMatchObject({ valid: false, message });
    expect(await refused('ALL', 'en', [])).toMatchObject({ valid: false, message: 'Discount code or cart empty.' });
  });

  it('takes off what it says, by its contract and by its callable [DISC-2] [DISC-3]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 15 });
    const expected = {
      valid: true,
      reason: null,
      discountAmountFils: 225,
      discountAmount: 0.225,
      percentage: 15,
      message: 'تم تطبيق الخصم بنجاح.',
      codeDetails: { id: 'id of EID', code: 'EID', discountType: 'percentage', discountValue: 15, appliesTo: 'all' },
    };
    expect(await validate(' eid ')).toEqual(expected);
    const { json } = await buyer.request({
      method: 'POST',
      path: `/functions/me-central1/${purchaseCallables.validateDiscountCode.name}`,
      body: { data: { code: 'eid', items: one } },
    });
    expect(json).toEqual({ result: expected });
  });

  it('is counted when the purchase is paid, found by its id [PUR-3] [DISC-1]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 50 });
    const { purchase, paymentId } = await order(buyer, { discountCode: 'eid' });
    expect(purchase).toMatchObject({
      discountCode: 'EID',
      discountCodeId: 'id of EID',
      discountAmountFils: 3000,
      finalPriceFils: 3000,
    });
    expect(await codeRow('EID')).toMatchObject({ usage_count: 0, last_used_at: null });
    await choose(app, paymentId, 'pay');
    expect(await codeRow('EID')).toMatchObject({ usage_count: 1, last_used_at: new Date(app.clock.now()) });
  });

  it('is found by its text if a purchase stored no id [PUR-3]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 50 });
    const { purchase, paymentId } = await order(buyer, { discountCode: 'EID' });
    await app.database.query
      .updateTable('purchases')
      .set({ discount_code_id: null })
      .where('id', '=', purchase.id)
      .execute();
    await choose(app, paymentId, 'pay');
    expect(await codeRow('EID')).toMatchObject({ usage_count: 1 });
  });

  it('that is refused opens nothing [DISC-2]', async () => {
    expect(await create({ items: one, discountCode: 'NONE' })).toMatchObject({
      code: 'store/discount-unknown',
      message: 'Code not found or inactive.',
    });
    expect(await app.database.query.selectFrom('purchases').select('id').execute()).toEqual([]);
  });
});
