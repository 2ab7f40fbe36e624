import { z } from 'zod';
import { contract } from '../kernel/contract.ts';

const text = z.object({ ar: z.string(), en: z.string() });

/** What the store offers [PKG-1]; money in fils and US cents. */
export const packageSchema = z.object({
  id: z.string(),
  name: text,
  description: text,
  sessions: z.number().int(),
  priceFils: z.number().int(),
  priceUsdCents: z.number().int().nullable(),
  discountPriceFils: z.number().int().nullable(),
  discountPriceUsdCents: z.number().int().nullable(),
  features: z.array(text),
  isPopular: z.boolean(),
  order: z.number().int(),
});
export type GamePackage = z.infer<typeof packageSchema>;

const packageOnSaleSchema = packageSchema.extend({
  /** Whether the app's store has it too. */
  isSoldInApp: z.boolean().default(false),
});
export type PackageOnSale = z.infer<typeof packageOnSaleSchema>;

export const storeApi = {
  listPackages: contract({
    method: 'GET',
    path: '/api/packages',
    access: 'anyone',
    summary: 'The packages on sale, in their order.',
    input: z.strictObject({}),
    output: z.object({ items: z.array(packageOnSaleSchema) }),
    failed: 'store/fetch-active-packages-failed',
    errors: [],
  }),
};
