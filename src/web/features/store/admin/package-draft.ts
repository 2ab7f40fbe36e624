import { z } from 'zod';
import type { AdminPackage } from '#shared/store/admin-api.ts';
import { kwdPlaces, usdPlaces, writeDecimal } from '#shared/store/decimal.ts';
import { checkPackage } from '#shared/store/package.ts';
import { optionally, requiredText, typedMoney, typedWhole } from './draft-fields.ts';

const kwd = typedMoney(kwdPlaces, 'amount-kwd');
const usd = typedMoney(usdPlaces, 'amount-usd');
const feature = z.string().trim().min(1, { error: 'features' }).max(120, { error: 'features' });

/** A package as typed; parsing it gives the request's input. */
export const packageDraftSchema = z
  .object({
    nameAr: requiredText(80),
    nameEn: requiredText(80),
    descriptionAr: requiredText(400),
    descriptionEn: requiredText(400),
    sessions: typedWhole(1000, 'sessions'),
    priceFils: kwd,
    discountPriceFils: optionally(kwd),
    priceUsdCents: optionally(usd),
    discountPriceUsdCents: optionally(usd),
    features: z.array(z.object({ ar: feature, en: feature })).max(12),
    isActive: z.boolean(),
    isPopular: z.boolean(),
    packageType: z.string(),
    revenueCatProductId: z.string().trim().max(100, { error: 'product-id' }),
  })
  .transform(({ nameAr, nameEn, descriptionAr, descriptionEn, revenueCatProductId, ...rest }, context) => {
    const checked = checkPackage(rest);
    if (!checked.ok) {
      const field =
        checked.refusal.code === 'store/kwd-discount-above-price' ? 'discountPriceFils' : 'discountPriceUsdCents';
      context.issues.push({ code: 'custom', message: checked.refusal.code, path: [field], input: rest });
    }
    return {
      ...rest,
      name: { ar: nameAr, en: nameEn },
      description: { ar: descriptionAr, en: descriptionEn },
      revenueCatProductId: revenueCatProductId === '' ? null : revenueCatProductId,
    };
  });

export type PackageDraft = z.input<typeof packageDraftSchema>;

export const emptyPackageDraft: PackageDraft = {
  nameAr: '',
  nameEn: '',
  descriptionAr: '',
  descriptionEn: '',
  sessions: '',
  priceFils: '',
  discountPriceFils: '',
  priceUsdCents: '',
  discountPriceUsdCents: '',
  features: [],
  isActive: true,
  isPopular: false,
  packageType: 'sessions',
  revenueCatProductId: '',
};

export function packageDraftOf(item: AdminPackage): PackageDraft {
  const typed = (amount: number | null, places: number) => (amount === null ? '' : writeDecimal(amount, places));
  return {
    nameAr: item.name.ar,
    nameEn: item.name.en,
    descriptionAr: item.description.ar,
    descriptionEn: item.description.en,
    sessions: String(item.sessions),
    priceFils: typed(item.priceFils, kwdPlaces),
    discountPriceFils: typed(item.discountPriceFils, kwdPlaces),
    priceUsdCents: typed(item.priceUsdCents, usdPlaces),
    discountPriceUsdCents: typed(item.discountPriceUsdCents, usdPlaces),
    features: item.features,
    isActive: item.isActive,
    isPopular: item.isPopular,
    packageType: item.packageType,
    revenueCatProductId: item.revenueCatProductId ?? '',
  };
}
