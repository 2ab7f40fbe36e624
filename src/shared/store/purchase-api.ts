import { z } from 'zod';
import { callable } from '../kernel/callable.ts';
import { contract } from '../kernel/contract.ts';
import { discountTypes } from './discount.ts';
import { purchaseStatuses } from './purchase.ts';

const fils = z.number().int();
const instant = z.number().int();
const text = z.object({ ar: z.string(), en: z.string() });

const purchaseItemSchema = z.object({
  packageId: z.string(),
  name: text,
  quantity: z.number().int(),
  sessions: z.number().int(),
  priceFils: fils,
  originalPriceFils: fils,
  packageDiscountFils: fils,
  discountShareFils: fils,
});

/** In-app purchases end in `completed`, online payment in `paid` (docs/product.md, "Purchase status"). */
export const purchaseMethods = ['online', 'iap'] as const;
export type PurchaseMethod = (typeof purchaseMethods)[number];

/** A purchase as its buyer sees it [PUR-1]. Money in fils, instants in ms since 1970. */
export const purchaseSchema = z.object({
  id: z.string(),
  userId: z.string(),
  packageId: z.string(),
  items: z.array(purchaseItemSchema),
  totalSessionsGranted: z.number().int(),
  originalPriceFils: fils,
  packageDiscountFils: fils,
  discountAmountFils: fils,
  /** After the packages' own discounts; `finalPriceFils` after the code too. */
  priceFils: fils,
  finalPriceFils: fils,
  status: z.enum(purchaseStatuses),
  method: z.enum(purchaseMethods),
  wasRefunded: z.boolean(),
  refundedFrom: z.enum(purchaseStatuses).nullable(),
  refundedAt: instant.nullable(),
  /** Asked of the provider, which may take days. */
  refundPending: z.boolean(),
  discountCode: z.string().nullable(),
  discountCodeId: z.string().nullable(),
  /** Why the last try failed: a code of ours or of the provider's. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  paymentMethod: z.string().nullable(),
  /** What a bank asks for. */
  paymentReference: z.string().nullable(),
  receiptNumber: z.number().int().nullable(),
  /** False if no real money moved. */
  isLive: z.boolean(),
  /** When it was paid. */
  date: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** What the page does next: go to the provider's page, or hand over to the app's store. */
const paymentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('in-app'), productId: z.string(), customPurchaseId: z.string(), appUserId: z.string() }),
  /** Nothing left to pay. */
  z.object({ kind: z.literal('settled') }),
]);
export type Payment = z.infer<typeof paymentSchema>;

// Limits against oversized input; the rules check the rest and have their own error codes.
const lines = z.array(z.object({ packageId: z.string().max(64), quantity: z.number() })).max(100);
const code = z.string().max(64);
const id = z.uuid({ error: 'store/purchase-not-found' });
const onePurchase = z.object({ purchase: purchaseSchema });

const discountErrors = [
  'store/discount-empty',
  'store/discount-unknown',
  'store/discount-used-up',
  'store/discount-expired',
  'store/discount-no-item',
  'store/discount-no-value',
  'store/discount-zero-total',
] as const;
const priceErrors = [
  'store/cart-empty',
  'store/cart-full',
  'store/invalid-quantity',
  'store/package-not-found',
  'store/package-inactive',
  'store/too-many-sessions',
  'store/balance-full',
  ...discountErrors,
] as const;

const discountAnswer = z.object({
  valid: z.boolean(),
  /** Our error code; null if valid. */
  reason: z
    .enum([
      ...discountErrors,
      'store/cart-full',
      'store/invalid-quantity',
      'store/package-not-found',
      'store/package-inactive',
      'store/cart-empty',
    ])
    .nullable(),
  codeDetails: z
    .object({
      id: z.string(),
      code: z.string(),
      discountType: z.enum(discountTypes),
      discountValue: z.number().int(),
      appliesTo: z.union([z.literal('all'), z.array(z.string())]),
    })
    .nullable(),
  discountAmountFils: fils,
  /** The same in dinars, under the name that older clients read. */
  discountAmount: z.number(),
  /** What part of the covered lines that is, in whole percent. */
  percentage: z.number().int(),
  message: z.string(),
});
const discountQuestion = z.object({ code, items: lines });

export const purchaseApi = {
  validateDiscount: contract({
    method: 'POST',
    path: '/api/discount-codes/validate',
    access: 'signed-in',
    summary:
      'Whether a discount code applies to these lines, at stored prices; the message is one of the exact texts of docs/product.md.',
    input: discountQuestion,
    output: discountAnswer,
    failed: 'store/discount-check-failed',
    errors: [],
  }),
  createPurchase: contract({
    method: 'POST',
    path: '/api/purchases',
    access: 'verified',
    status: 201,
    idempotent: true,
    summary:
      'Opens a purchase at stored prices, and returns the payment address. The same key returns the same purchase. ' +
      'Rejects an order whose total is not `expectedTotalFils` before anything is written.',
    input: z.object({
      items: lines,
      discountCode: code.nullish(),
      method: z.enum(purchaseMethods).default('online'),
      /** Optional, so that a page that was loaded before this field existed can still buy. */
      expectedTotalFils: fils
        .optional()
        .describe('The total that the buyer saw, in fils. Without it any total is accepted.'),
    }),
    output: z.object({ purchase: purchaseSchema, payment: paymentSchema }),
    failed: 'store/record-purchase-failed',
    errors: [
      ...priceErrors,
      'store/prices-changed',
      'store/payment-unavailable',
      'store/in-app-one-package',
      'store/in-app-no-product',
      'system/idempotency-key-reused',
    ],
  }),
  payAgain: contract({
    method: 'POST',
    path: '/api/purchases/{id}/payment',
    access: 'verified',
    summary: 'Continues an open or failed purchase: on its open payment page, or on a new one.',
    input: z.object({ id }),
    output: z.object({ purchase: purchaseSchema, payment: paymentSchema }),
    errors: ['store/purchase-not-found', 'store/prices-changed', 'store/payment-unavailable', ...priceErrors],
  }),
  checkPurchase: contract({
    method: 'POST',
    path: '/api/purchases/{id}/check',
    access: 'signed-in',
    summary: "Asks the provider for the payment's state, and returns the updated purchase.",
    input: z.object({ id }),
    output: onePurchase,
    errors: ['store/purchase-not-found'],
  }),
  getPurchase: contract({
    method: 'GET',
    path: '/api/purchases/{id}',
    access: 'signed-in',
    summary: 'A purchase of the caller.',
    input: z.object({ id }),
    output: onePurchase,
    failed: 'store/fetch-purchase-failed',
    errors: ['store/purchase-not-found'],
  }),
  listPurchases: contract({
    method: 'GET',
    path: '/api/purchases',
    access: 'signed-in',
    summary: "The caller's paid purchases, newest first; lastVisible is the cursor of the next page.",
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({ purchases: z.array(purchaseSchema), lastVisible: z.string().nullable(), hasMore: z.boolean() }),
    failed: 'store/fetch-history-failed',
    errors: [],
  }),
};

export const purchaseCallables = {
  validateDiscountCode: callable({
    name: 'validateDiscountCode',
    rules: purchaseApi.validateDiscount,
    summary: 'The same as POST /api/discount-codes/validate.',
    input: discountQuestion,
    output: discountAnswer,
    errors: [],
  }),
};
