import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { askedInstantSchema } from '../kernel/instant.ts';
import { packageSchema } from './api.ts';
import { discountTypes } from './discount.ts';
import { purchaseSchema } from './purchase-api.ts';
import { purchaseStatuses } from './purchase.ts';
import { discountCodeInputSchema, packageInputSchema } from './schema.ts';

const id = z.string().min(1).max(64);
const nothing = z.object({});
const instant = z.number().int();
const page = { limit: z.coerce.number().int().min(1).max(100).default(20), cursor: z.string().max(200).optional() };

const storedPackageSchema = packageSchema.extend({
  isActive: z.boolean(),
  packageType: z.string(),
  revenueCatProductId: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type AdminPackage = z.infer<typeof storedPackageSchema>;

const discountCodeSchema = z.object({
  id: z.string(),
  code: z.string(),
  discountType: z.enum(discountTypes),
  discountValue: z.number().int(),
  appliesTo: z.union([z.literal('all'), z.array(z.string())]),
  usageLimit: z.number().int().nullable(),
  usageCount: z.number().int(),
  /** Uses that unpaid purchases reserve at the moment. */
  reservedCount: z.number().int(),
  endDate: instant.nullable(),
  isActive: z.boolean(),
  lastUsedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type AdminDiscountCode = z.infer<typeof discountCodeSchema>;

/** A purchase with its buyer, who is null if the account was deleted. */
const adminPurchaseSchema = purchaseSchema.extend({
  buyer: z.object({ displayName: z.string(), email: z.string() }).nullable(),
  /** Paid after its reservation of the discount code had expired, when the code had no uses left. */
  discountLate: z.boolean(),
});
export type AdminPurchase = z.infer<typeof adminPurchaseSchema>;

const purchaseEventSchema = z.object({
  at: instant,
  kind: z.string(),
  actor: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type PurchaseEvent = z.infer<typeof purchaseEventSchema>;

export const purchaseSorts = ['createdAt', 'finalPrice'] as const;

const statisticsDaySchema = z.object({
  date: z.string(),
  totalPurchases: z.number().int(),
  totalRevenueFils: z.number().int(),
  totalSessions: z.number().int(),
  totalDiscountsFils: z.number().int(),
  discountedPurchasesCount: z.number().int(),
  packageBreakdown: z.record(z.string(), z.object({ count: z.number().int(), revenueFils: z.number().int() })),
});
export type StatisticsDay = z.infer<typeof statisticsDaySchema>;

/** What the repair of a purchase's discount would change, or has changed; money paid and sessions stay as they are. */
const repairSchema = z.object({
  purchaseId: z.string(),
  before: z.array(z.number().int()),
  after: z.array(z.number().int()),
});
const usageRepairSchema = z.object({
  codeId: z.string(),
  code: z.string(),
  before: z.number().int(),
  after: z.number().int(),
});

/** Calls of the store for admins alone [ADM-4]. Every change adds a row to the audit log. */
export const adminStoreApi = {
  listAllPackages: contract({
    method: 'GET',
    path: '/api/admin/packages',
    access: 'admin',
    summary: 'All packages in their order, on sale or not.',
    input: z.strictObject({}),
    output: z.object({ items: z.array(storedPackageSchema) }),
    failed: 'store/fetch-packages-failed',
    errors: [],
  }),
  getAnyPackage: contract({
    method: 'GET',
    path: '/api/admin/packages/{id}',
    access: 'admin',
    summary: 'One package, on sale or not.',
    input: z.strictObject({ id }),
    output: z.object({ package: storedPackageSchema }),
    failed: 'store/fetch-package-failed',
    errors: ['store/package-not-found'],
  }),
  createPackage: contract({
    method: 'POST',
    path: '/api/admin/packages',
    access: 'admin',
    status: 201,
    summary: 'Adds a package, last in the order.',
    input: packageInputSchema,
    output: z.object({ package: storedPackageSchema }),
    failed: 'store/create-package-failed',
    errors: ['store/kwd-discount-above-price', 'store/usd-discount-above-price'],
  }),
  updatePackage: contract({
    method: 'PATCH',
    path: '/api/admin/packages/{id}',
    access: 'admin',
    summary: 'Replaces the fields of a package; empty discount and dollar fields become null.',
    input: packageInputSchema.extend({ id }),
    output: z.object({ package: storedPackageSchema }),
    failed: 'store/update-package-failed',
    errors: ['store/package-not-found', 'store/kwd-discount-above-price', 'store/usd-discount-above-price'],
  }),
  deletePackage: contract({
    method: 'DELETE',
    path: '/api/admin/packages/{id}',
    access: 'admin',
    summary: 'Removes a package. Purchases keep their copy of it.',
    input: z.strictObject({ id }),
    output: nothing,
    failed: 'store/delete-package-failed',
    errors: ['store/package-not-found'],
  }),
  orderPackages: contract({
    method: 'POST',
    path: '/api/admin/packages/order',
    access: 'admin',
    summary: 'Sets the order in which packages are shown.',
    input: z.strictObject({ ids: z.array(id).min(1).max(100) }),
    output: nothing,
    failed: 'store/update-package-failed',
    errors: ['store/package-not-found'],
  }),

  listDiscountCodes: contract({
    method: 'GET',
    path: '/api/admin/discount-codes',
    access: 'admin',
    summary: 'Discount codes, newest first.',
    input: z.strictObject({ ...page, search: z.string().max(40).optional() }),
    output: z.object({ items: z.array(discountCodeSchema), nextCursor: z.string().nullable(), hasMore: z.boolean() }),
    failed: 'store/fetch-discount-codes-failed',
    denied: 'store/discount-codes-denied',
    errors: [],
  }),
  createDiscountCode: contract({
    method: 'POST',
    path: '/api/admin/discount-codes',
    access: 'admin',
    status: 201,
    summary: 'Adds a discount code, in capitals.',
    input: discountCodeInputSchema,
    output: z.object({ code: discountCodeSchema }),
    failed: 'store/create-discount-code-failed',
    errors: ['store/discount-code-taken'],
  }),
  updateDiscountCode: contract({
    method: 'PATCH',
    path: '/api/admin/discount-codes/{id}',
    access: 'admin',
    summary: 'Replaces the terms of a discount code; its counts stay.',
    input: discountCodeInputSchema.safeExtend({ id }),
    output: z.object({ code: discountCodeSchema }),
    failed: 'store/update-discount-code-failed',
    errors: ['store/discount-code-not-found', 'store/discount-code-taken'],
  }),
  deleteDiscountCode: contract({
    method: 'DELETE',
    path: '/api/admin/discount-codes/{id}',
    access: 'admin',
    summary: 'Removes a discount code. Purchases keep its text.',
    input: z.strictObject({ id }),
    output: nothing,
    failed: 'store/delete-discount-code-failed',
    errors: ['store/discount-code-not-found'],
  }),

  listAllPurchases: contract({
    method: 'GET',
    path: '/api/admin/purchases',
    access: 'admin',
    summary: 'Purchases by filters, by pages.',
    input: z.strictObject({
      ...page,
      orderId: z.string().max(64).optional(),
      /** Its own id, or what its provider or the app's store calls it. */
      reference: z.string().trim().min(1).max(200).optional(),
      userId: z.string().max(64).optional(),
      status: z.enum(purchaseStatuses).optional(),
      /** Those whose last event is one that a person has to look at. */
      attention: z.literal('needed').optional(),
      startDate: askedInstantSchema.optional(),
      endDate: askedInstantSchema.optional(),
      sortBy: z.enum(purchaseSorts).default('createdAt'),
      sortDirection: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: z.object({ items: z.array(adminPurchaseSchema), nextCursor: z.string().nullable(), hasMore: z.boolean() }),
    failed: 'store/fetch-purchases-failed',
    errors: [],
  }),
  getAnyPurchase: contract({
    method: 'GET',
    path: '/api/admin/purchases/{id}',
    access: 'admin',
    summary: 'A purchase with the statuses that it may go to and everything that happened to it.',
    input: z.strictObject({ id }),
    output: z.object({
      purchase: adminPurchaseSchema,
      nextStatuses: z.array(z.enum(purchaseStatuses)),
      events: z.array(purchaseEventSchema),
    }),
    failed: 'store/fetch-purchase-failed',
    errors: ['store/purchase-not-found'],
  }),
  changePurchaseStatus: contract({
    method: 'POST',
    path: '/api/admin/purchases/{id}/status',
    access: 'admin',
    summary: "Changes a purchase's status by hand, if its state machine allows it, after asking the provider.",
    input: z.strictObject({ id, status: z.enum(purchaseStatuses), note: z.string().trim().max(500).default('') }),
    output: z.object({ purchase: adminPurchaseSchema }),
    failed: 'store/grant-failed',
    errors: [
      'store/purchase-not-found',
      'store/purchase-refunded',
      'store/only-refund-allowed',
      'store/refund-under-way',
      'store/purchase-changed',
      'accounts/balance-full',
    ],
  }),
  refundPurchase: contract({
    method: 'POST',
    path: '/api/admin/purchases/{id}/refund',
    access: 'admin',
    summary:
      'Refunds a purchase: through its provider, or in the records alone; takes back unspent sessions only on request.',
    input: z.strictObject({
      id,
      throughProvider: z.boolean().default(true),
      takesBack: z.boolean().default(false),
      note: z.string().trim().max(500).default(''),
    }),
    output: z.object({ purchase: adminPurchaseSchema }),
    errors: [
      'store/purchase-not-found',
      'store/purchase-refunded',
      'store/only-refund-allowed',
      'store/refund-failed',
      'store/refund-under-way',
      'store/refund-only-in-books',
      'store/purchase-changed',
      'store/payment-unavailable',
    ],
  }),
  deletePurchase: contract({
    method: 'DELETE',
    path: '/api/admin/purchases/{id}',
    access: 'admin',
    summary: 'Removes a purchase that is pending or has failed.',
    input: z.strictObject({ id }),
    output: nothing,
    failed: 'store/delete-purchase-failed',
    errors: ['store/purchase-not-found', 'store/purchase-not-deletable'],
  }),

  getToday: contract({
    method: 'GET',
    path: '/api/admin/store-today',
    access: 'admin',
    summary: 'Sales of today in Kuwait, and the number of purchases that need attention.',
    input: z.strictObject({}),
    output: z.object({
      date: z.string(),
      purchases: z.number().int(),
      revenueFils: z.number().int(),
      needAttention: z.number().int(),
    }),
    failed: 'store/fetch-statistics-failed',
    errors: [],
  }),
  getStatistics: contract({
    method: 'GET',
    path: '/api/admin/store-statistics',
    access: 'admin',
    summary: 'What each of the last days sold, the oldest first; days in Kuwait.',
    input: z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    output: z.object({ days: z.array(statisticsDaySchema) }),
    failed: 'store/fetch-statistics-failed',
    errors: [],
  }),
  repairDiscounts: contract({
    method: 'POST',
    path: '/api/admin/discount-repair',
    access: 'admin',
    summary:
      'Recomputes the discount shares of up to 100 purchases, and usage counts; a dry run only reports the changes.',
    input: z.strictObject({ dryRun: z.boolean().default(true), cursor: z.string().max(200).nullish() }),
    output: z.object({
      checked: z.number().int(),
      purchases: z.array(repairSchema),
      usageCounts: z.array(usageRepairSchema),
      nextCursor: z.string().nullable(),
    }),
    errors: [],
  }),
};
