import { z } from 'zod';
import { defaultFunctionsRegion } from '../kernel/callable.ts';
import { contract } from '../kernel/contract.ts';

/** The callable's path; the region is a setting. */
export const purchaseStatusPath = (region: string) => `/functions/${region}/updatePurchaseStatus` as const;

const missing = { error: 'iap/missing-purchase-id' };

export const inAppApi = {
  /** A call by name without the envelope of the others [PAY-4]. */
  updatePurchaseStatus: contract({
    method: 'POST',
    path: purchaseStatusPath(defaultFunctionsRegion),
    access: 'signed-in',
    summary:
      "Reports that a pending in-app purchase of the caller failed, and returns the purchase's status. Grants nothing.",
    input: z.object({
      customPurchaseId: z.string(missing).trim().min(1, missing).max(64),
      status: z.literal('failed'),
      errorType: z.string().max(100).nullish(),
      errorMessage: z
        .string()
        .transform((text) => text.slice(0, 500))
        .nullish(),
      technicalDetails: z.unknown(),
      timestamp: z.union([z.string().max(64), z.number()]).nullish(),
    }),
    output: z.object({ success: z.literal(true), status: z.string() }),
    errors: ['iap/missing-purchase-id', 'store/purchase-not-found'],
  }),
  takeWebhook: contract({
    method: 'POST',
    path: '/api/webhooks/revenuecat',
    access: 'anyone',
    inMaintenance: 'open',
    summary: 'A webhook of RevenueCat, authenticated by its authorization, and by its signature if one is configured.',
    input: z.object({}),
    output: z.object({}),
    errors: ['store/webhook-refused', 'store/payment-unavailable'],
  }),
};
