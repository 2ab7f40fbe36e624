import { z } from 'zod';
import { instantSchema } from '../kernel/instant.ts';
import { localizedText } from '../kernel/text.ts';
import { maxCartLines, maxQuantity } from './cart.ts';
import { discountTypes, normalizeCode } from './discount.ts';
import { maxPackageSessions } from './package.ts';
import { overrideAudiences, overrideDefaults, paymentMethods } from './payment-method.ts';

// In fils or US cents, or the percentage of a discount code. A full cart of the most expensive packages stays below the maximum of its integer column.
const money = z.number().int().min(1).max(1_000_000);
/** An emptied field of a form is none [PKG-1]. */
const optionalMoney = z.preprocess((value) => (value === '' || value === undefined ? null : value), money.nullable());
const id = z.string().min(1).max(64);

/** The fields of a package that an admin enters. `checkPackage` rejects a discount price above the price. */
export const packageInputSchema = z.strictObject({
  name: localizedText(80),
  description: localizedText(400),
  sessions: z.number().int().min(1).max(maxPackageSessions),
  priceFils: money,
  priceUsdCents: optionalMoney,
  discountPriceFils: optionalMoney,
  discountPriceUsdCents: optionalMoney,
  features: z.array(localizedText(120)).max(12).default([]),
  isActive: z.boolean().default(true),
  isPopular: z.boolean().default(false),
  packageType: z.string().min(1).max(40).default('sessions'),
  revenueCatProductId: z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.string().max(100).nullable(),
  ),
});

/** A discount code as an admin enters it. A percentage is below 100, so that something is left to pay. */
export const discountCodeInputSchema = z
  .strictObject({
    code: z.string().transform(normalizeCode).pipe(z.string().min(1).max(40)),
    discountType: z.enum(discountTypes),
    discountValue: money,
    appliesTo: z.union([z.literal('all'), z.array(id).min(1).max(100)]).default('all'),
    usageLimit: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
    endDate: instantSchema.nullable().default(null),
    isActive: z.boolean().default(true),
  })
  .refine(({ discountType, discountValue }) => discountType === 'fixed' || discountValue < 100, {
    path: ['discountValue'],
  });

/** The lines of an order, as a page sends them. Other fields, such as prices or sessions, are dropped. */
export const requestedLinesSchema = z
  .array(
    z.object({
      packageId: id,
      quantity: z
        .number({ error: 'store/invalid-quantity' })
        .int({ error: 'store/invalid-quantity' })
        .min(1, { error: 'store/invalid-quantity' })
        .max(maxQuantity, { error: 'store/invalid-quantity' }),
    }),
  )
  .max(maxCartLines, { error: 'store/cart-full' });

/** What an admin sets of the way people pay in the app [PAY-3]. */
export const paymentMethodOverrideSchema = z
  .strictObject({
    enabled: z.boolean(),
    appliesTo: z.enum(overrideAudiences).default(overrideDefaults.appliesTo),
    forceMethod: z.enum(paymentMethods),
    reason: z.string().trim().max(200).default(overrideDefaults.reason),
    scheduledStart: instantSchema.nullable().default(null),
    scheduledEnd: instantSchema.nullable().default(null),
  })
  .refine(
    ({ scheduledStart, scheduledEnd }) =>
      scheduledStart === null || scheduledEnd === null || scheduledStart < scheduledEnd,
    { path: ['scheduledEnd'] },
  );
