import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { purchaseApi, purchaseCallables } from '#shared/store/purchase-api.ts';
import { rateLimits } from '#shared/kernel/rate-limit.ts';
import { addDiscountCode } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createRateLimits } from '../platform/rate-limits/index.ts';

let app: TestApp;
let buyer: TestUser;
beforeEach(async () => {
  app = await createTestApp({ rateLimits: createRateLimits({ redis: null, secret: 'secret' }) });
  buyer = await app.verified();
  await addDiscountCode(app, { code: 'EID', value: 15 });
});

const { max } = rateLimits.sign_in;
const items = [{ packageId: 'one-session', quantity: 1 }];
const callable = (code: string) =>
  buyer.request({
    method: 'POST',
    path: `/functions/me-central1/${purchaseCallables.validateDiscountCode.name}`,
    body: { data: { code, items } },
  });
const buyWith = (discountCode: string) =>
  buyer.errorOf(purchaseApi.createPurchase, { items, discountCode }, { 'idempotency-key': `order-${discountCode}` });

it('ends guessing discount codes after ten that do not exist, wherever they are tried [DISC-2] [LIMIT-1]', async () => {
  for (let count = 0; count < max; count += 3) {
    expect((await callable(`GUESS-${count}`)).status).toBe(200);
    if (count + 1 < max)
      expect(await buyer.call(purchaseApi.validateDiscount, { code: `GUESS-${count}`, items })).toMatchObject({
        reason: 'store/discount-unknown',
      });
    if (count + 2 < max) expect(await buyWith(`GUESS-${count}`)).toMatchObject({ code: 'store/discount-unknown' });
  }
  expect(await callable('EID')).toMatchObject({ status: 429, json: { error: { status: 'RESOURCE_EXHAUSTED' } } });
  expect(await buyer.errorOf(purchaseApi.validateDiscount, { code: 'EID', items })).toMatchObject({
    status: 429,
    code: 'rate-limited',
  });
  expect(await buyWith('EID')).toMatchObject({ status: 429, code: 'rate-limited' });
  // Neither buying without a code nor signing in is any of it.
  await buyer.call(purchaseApi.createPurchase, { items });
  await app.visitor().call(accountsApi.signIn, { email: buyer.user.email, password: buyer.password });
});

it('counts neither a code that exists nor an empty one [DISC-2]', async () => {
  for (let count = 0; count < max * 2; count += 1) {
    expect(await buyer.call(purchaseApi.validateDiscount, { code: 'EID', items })).toMatchObject({ valid: true });
    expect(await buyer.call(purchaseApi.validateDiscount, { code: ' ', items })).toMatchObject({
      reason: 'store/discount-empty',
    });
  }
});

it('lets no more through where many are tried at once [DISC-2]', async () => {
  const answers = await Promise.all(Array.from({ length: max * 3 }, (_, count) => callable(`GUESS-${count}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(max);
});
