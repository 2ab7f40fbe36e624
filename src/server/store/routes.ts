import type { z } from 'zod';
import { defaultFunctionsRegion } from '#shared/kernel/callable.ts';
import { storeApi } from '#shared/store/api.ts';
import { inAppApi, purchaseStatusPath } from '#shared/store/in-app-api.ts';
import { purchaseApi, purchaseCallables } from '#shared/store/purchase-api.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import { webhookApi } from '#shared/store/webhook-api.ts';
import { AppError } from '../platform/app-error.ts';
import { mount, mountCallable, mountWebhook } from '../platform/http/index.ts';
import type { Call, HttpServer } from '../platform/http/index.ts';
import { checkPurchase, openPurchase, payAgain } from './checkout.ts';
import { checkDiscount } from './discount-codes.ts';
import type { InAppDeps } from './deps.ts';
import { reportInAppFailure } from './in-app/report-failure.ts';
import { takeInAppWebhook } from './in-app/webhook.ts';
import { limitCodeGuesses } from './limit-code-guesses.ts';
import type { GuessDeps } from './limit-code-guesses.ts';
import type { Sandbox } from './payment/sandbox-provider.ts';
import { findOwnPurchase, listOwnPurchases } from './purchase-queries.ts';
import { listPackagesOnSale } from './queries.ts';
import { takeWebhook } from './webhooks.ts';

export function mountStore(server: HttpServer, deps: InAppDeps & GuessDeps, sandbox: Sandbox): void {
  const { query } = deps.database;
  mount(server, storeApi.listPackages, async () => ({ items: await listPackagesOnSale(query) }));
  const checkCode = ({
    input,
    caller,
    limitSubject,
    language,
  }: Call<z.output<typeof purchaseApi.validateDiscount.input>, 'signed-in'>) =>
    limitCodeGuesses(deps, { caller, limitSubject }, input.code, () => checkDiscount(deps, input, language));
  mount(server, purchaseApi.validateDiscount, checkCode);
  mountCallable(server, purchaseCallables.validateDiscountCode, checkCode);
  mount(server, purchaseApi.createPurchase, ({ caller, limitSubject, input, idempotencyKey, language }) => {
    const discountCode = input.discountCode ?? null;
    const expectedTotalFils = input.expectedTotalFils ?? null;
    return limitCodeGuesses(deps, { caller, limitSubject }, discountCode, () =>
      openPurchase(deps, caller, { ...input, discountCode, expectedTotalFils }, idempotencyKey, language),
    );
  });
  mount(server, purchaseApi.payAgain, ({ caller, input, language }) => payAgain(deps, caller, input.id, language));
  mount(server, purchaseApi.checkPurchase, async ({ caller, input }) => ({
    purchase: await checkPurchase(deps, caller.user.uid, input.id),
  }));
  mount(server, purchaseApi.getPurchase, async ({ caller, input }) => ({
    purchase: await findOwnPurchase(query, caller.user.uid, input.id),
  }));
  mount(server, purchaseApi.listPurchases, ({ caller, input }) => listOwnPurchases(query, caller.user.uid, input));
  mountWebhook(server, webhookApi.takeWebhook, (webhook) => takeWebhook(deps, webhook));
  // Where real money is taken nothing may be paid for without it.
  if (deps.payments.active.id === 'sandbox') mountSandbox(server, sandbox);
  mountInApp(server, deps);
}

function mountInApp(server: HttpServer, deps: InAppDeps): void {
  // Pages know the default region alone, apps the one that is set.
  const regions = new Set([defaultFunctionsRegion, server.options.functionsRegion ?? defaultFunctionsRegion]);
  for (const path of [...regions].map(purchaseStatusPath)) {
    mount(server, { ...inAppApi.updatePurchaseStatus, path }, ({ caller, input }) =>
      reportInAppFailure(deps, caller.user.uid, input),
    );
  }
  mountWebhook(server, inAppApi.takeWebhook, (webhook) => takeInAppWebhook(deps, webhook));
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
