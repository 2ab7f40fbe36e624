import { expect } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import type { SandboxChoice } from '#shared/store/sandbox-api.ts';
import type { TestApp, TestUser } from './test-app.ts';

let orders = 0;

export interface Order {
  readonly items?: readonly { readonly packageId: string; readonly quantity: number }[];
  readonly discountCode?: string;
  readonly key?: string;
}

/** Opens an online purchase, five sessions by default; returns it with its sandbox payment. */
export async function order(buyer: TestUser, wish: Order = {}): Promise<{ purchase: Purchase; paymentId: string }> {
  orders += 1;
  const { purchase, payment } = await buyer.call(
    purchaseApi.createPurchase,
    {
      items: [...(wish.items ?? [{ packageId: 'five-sessions', quantity: 1 }])],
      discountCode: wish.discountCode ?? null,
    },
    { 'idempotency-key': wish.key ?? `order-number-${orders}` },
  );
  expect(payment.kind).toBe('redirect');
  const url = payment.kind === 'redirect' ? payment.url : '';
  return { purchase, paymentId: url.slice(url.lastIndexOf('/') + 1) };
}

/** Acts on the sandbox's page, and waits for the effects. */
export async function choose(app: TestApp, paymentId: string, choice: SandboxChoice): Promise<void> {
  await app.visitor().call(sandboxApi.choose, { id: paymentId, choice });
  await app.outbox.drain();
}

/** A purchase that was paid in the sandbox. */
export async function buy(app: TestApp, buyer: TestUser, wish: Order = {}): Promise<Purchase> {
  const { purchase, paymentId } = await order(buyer, wish);
  await choose(app, paymentId, 'pay');
  return read(buyer, purchase.id);
}

export async function read(buyer: TestUser, id: string): Promise<Purchase> {
  return (await buyer.call(purchaseApi.getPurchase, { id })).purchase;
}

export async function balanceOf(buyer: TestUser): Promise<number> {
  return (await buyer.call(accountsApi.getMe, {})).user.gameSessionBalance;
}

export async function addDiscountCode(
  app: TestApp,
  code: {
    readonly code: string;
    readonly type?: 'percentage' | 'fixed';
    readonly value: number;
    readonly packageIds?: string[];
    readonly usageLimit?: number;
    readonly endDate?: Date;
    readonly isActive?: boolean;
  },
): Promise<void> {
  const now = new Date(app.clock.now());
  await app.database.query
    .insertInto('discount_codes')
    .values({
      id: `id of ${code.code}`,
      code: code.code,
      discount_type: code.type ?? 'percentage',
      discount_value: code.value,
      package_ids: code.packageIds ?? null,
      usage_limit: code.usageLimit ?? null,
      end_date: code.endDate ?? null,
      is_active: code.isActive ?? true,
      last_used_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** A package as the staff create it. */
export const tea = {
  name: { ar: 'شاي الضحى', en: 'Evening' },
  description: { ar: 'جلستان مع الأهل', en: 'Evening' },
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
