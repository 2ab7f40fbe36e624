import type { PackageOnSale } from '../../src/shared/store/api.ts';

const text = { ar: 'باقة', en: 'Package' };
const plain: PackageOnSale = {
  id: 'plain',
  name: text,
  description: text,
  sessions: 1,
  priceFils: 1000,
  priceUsdCents: null,
  discountPriceFils: null,
  discountPriceUsdCents: null,
  features: [text],
  isPopular: false,
  isSoldInApp: false,
  order: 1,
};

/** Packages that show everything a package can show: the page's styles are those that occur in them. */
export const samplePackages: readonly PackageOnSale[] = [
  plain,
  {
    ...plain,
    id: 'reduced',
    sessions: 10,
    priceUsdCents: 999,
    discountPriceFils: 700,
    discountPriceUsdCents: 699,
    isPopular: true,
    order: 2,
  },
];
