/** What staff put on sale for the proof of money: packages at odd prices and discount codes of every kind and limit. */
import { randomIndex, type Random } from '#shared/kernel/random.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { doneOf, type Caller } from '#testing/caller.ts';
import type { OfferedCode, SoldPackage } from './money-reference.ts';

const packageCount = 24;
const codeCount = 20;
const maxFils = 1_000_000;
const dayMs = 86_400_000;

export interface LimitedCode extends OfferedCode {
  readonly usageLimit: number | null;
  /** Carts that were sent with it and not rejected, or have no answer yet. */
  open: number;
  /** Carts that it was granted to. */
  taken: number;
}

export interface Shelf {
  readonly packages: readonly SoldPackage[];
  readonly codes: readonly LimitedCode[];
  /** Ids and codes that staff deleted. */
  readonly deletedPackages: readonly string[];
  readonly deletedCodes: readonly string[];
}

/** `name` tells the codes of one shelf from those of another. */
export async function stockShelf(admin: Caller, random: Random, name: string): Promise<Shelf> {
  const made: SoldPackage[] = [];
  for (let number = 0; number < packageCount; number += 1) made.push(await addPackage(admin, random, number));
  const [deleted, ...packages] = made;
  if (deleted === undefined) throw new Error('the shelf is empty');
  const codes: LimitedCode[] = [];
  for (let number = 0; number < codeCount; number += 1)
    codes.push(await addCode(admin, random, `${name}-${number}`, made));
  const [deletedCode, ...kept] = codes;
  doneOf(await admin.call(adminStoreApi.deletePackage, { id: deleted.id }));
  doneOf(await admin.call(adminStoreApi.deleteDiscountCode, { id: deletedCode?.id ?? '' }));
  return { packages, codes: kept, deletedPackages: [deleted.id], deletedCodes: [deletedCode?.code ?? ''] };
}

/** Some change after they were created: the price of today counts. */
async function addPackage(admin: Caller, random: Random, number: number): Promise<SoldPackage> {
  const first = doneOf(await admin.call(adminStoreApi.createPackage, termsOfPackage(random, number))).package;
  if (number % 4 !== 1) return first;
  const terms = termsOfPackage(random, number);
  return doneOf(await admin.call(adminStoreApi.updatePackage, { id: first.id, ...terms })).package;
}

function termsOfPackage(random: Random, number: number) {
  const text = { ar: `باقة ${number}`, en: `Package ${number}` };
  const priceFils = oddPrice(random);
  const lower = [null, null, priceFils, Math.max(1, priceFils - 1), 1 + randomIndex(random, priceFils)];
  return {
    name: text,
    description: text,
    // Two of them fill carts and balances up to their limits.
    sessions: [pick(random, [1, 2, 3, 5, 7, 12, 13, 30, 40]), 1000, 300][[2, 4].indexOf(number) + 1] ?? 1,
    priceFils,
    priceUsdCents: pick(random, [null, 499]),
    discountPriceFils: pick(random, lower),
    discountPriceUsdCents: null,
    isActive: number % 8 !== 3,
    revenueCatProductId: null,
  };
}

/** Prices of one fils, prices that divide badly, and the highest. */
function oddPrice(random: Random): number {
  return pick(random, [
    1 + randomIndex(random, 3),
    1 + randomIndex(random, 200),
    149,
    1 + randomIndex(random, 5000),
    6667,
    33_333,
    1 + randomIndex(random, maxFils),
    maxFils - randomIndex(random, 2),
  ]);
}

async function addCode(
  admin: Caller,
  random: Random,
  code: string,
  packages: readonly SoldPackage[],
): Promise<LimitedCode> {
  const isChanged = random() < 0.2;
  const first = doneOf(await admin.call(adminStoreApi.createDiscountCode, termsOfCode(random, code, packages))).code;
  if (!isChanged) return { ...first, open: 0, taken: 0 };
  const terms = termsOfCode(random, code, packages);
  const { code: changed } = doneOf(await admin.call(adminStoreApi.updateDiscountCode, { id: first.id, ...terms }));
  return { ...changed, open: 0, taken: 0 };
}

function termsOfCode(random: Random, code: string, packages: readonly SoldPackage[]) {
  const isFixed = random() < 0.4;
  const some = packages.filter(() => random() < 0.3).map(({ id }) => id);
  const now = Date.now();
  return {
    code,
    discountType: isFixed ? ('fixed' as const) : ('percentage' as const),
    discountValue: isFixed
      ? pick(random, [1, 2, 250, 1000, 1 + randomIndex(random, 10_000), maxFils])
      : pick(random, [1, 7, 33, 50, 67, 99, 1 + randomIndex(random, 99)]),
    appliesTo: random() < 0.5 && some.length > 0 ? some : ('all' as const),
    usageLimit: pick(random, [null, null, null, null, null, 1, 3, 20]),
    // Some end while the carts are sent.
    endDate: pick(random, [null, null, null, null, now + dayMs, now + dayMs, now - 1, now + randomIndex(random, 6000)]),
    isActive: random() < 0.95,
  };
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[randomIndex(random, items.length)];
  if (item === undefined) throw new Error('there is nothing to pick');
  return item;
}
