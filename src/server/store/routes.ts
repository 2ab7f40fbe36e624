import { storeApi } from '#shared/store/api.ts';
import { purchaseApi, purchaseCallables } from '#shared/store/purchase-api.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import { webhookApi } from '#shared/store/webhook-api.ts';
import { AppError } from '../platform/app-error.ts';
import { mount, mountCallable, mountWebhook } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { checkPurchase, openPurchase, payAgain } from './checkout.ts';
import { checkDiscount } from './discount-codes.ts';
import type { Sandbox } from './payment/sandbox-provider.ts';
import { findOwnPurchase, listOwnPurchases } from './purchase-queries.ts';
import { listPackagesOnSale } from './queries.ts';
import type { PayingDeps } from './store-deps.ts';
import { takeWebhook } from './webhooks.ts';

export function mountStore(server: HttpServer, deps: PayingDeps, sandbox: Sandbox): void {
  const { query } = deps.database;
  mount(server, storeApi.listPackages, async () => ({ items: await listPackagesOnSale(query) }));
  mount(server, purchaseApi.validateDiscount, ({ input, language }) => checkDiscount(deps, input, language));
  mountCallable(server, purchaseCallables.validateDiscountCode, ({ input, language }) => checkDiscount(deps, input, language));
  mount(server, purchaseApi.createPurchase, ({ caller, input, idempotencyKey, language }) =>
    openPurchase(deps, caller, { ...input, discountCode: input.discountCode ?? null }, idempotencyKey, language));
  mount(server, purchaseApi.payAgain, ({ caller, input, language }) => payAgain(deps, caller, input.id, language));
  mount(server, purchaseApi.checkPurchase, async ({ caller, input }) => ({ purchase: await checkPurchase(deps, caller.user.uid, input.id) }));
  mount(server, purchaseApi.getPurchase, async ({ caller, input }) => ({ purchase: await findOwnPurchase(query, caller.user.uid, input.id) }));
  mount(server, purchaseApi.listPurchases, ({ caller, input }) => listOwnPurchases(query, caller.user.uid, input));
  mountWebhook(server, webhookApi.takeWebhook, (webhook) => takeWebhook(deps, webhook));
  mountSandbox(server, sandbox);
}

function mountSandbox(server: HttpServer, sandbox: Sandbox): void {
  mount(server, sandboxApi.getPayment, async ({ input }) => {
    const payment = await sandbox.show(input.id);
    if (payment === null) throw new AppError('system/not-found');
    return payment;
  });
  mount(server, sandboxApi.choose, async ({ input }) => {
    const next = await sandbox.choose(input.id, input.choice);
    if (next === null) throw new AppError('system/not-found');
    return next;
  });
}
