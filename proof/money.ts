/**
 * Money: seeded carts at odd prices, compared to the fils with a reference that was written from the product text, and
 * every order in which payments, webhooks, refunds, staff and kills can meet at one purchase.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { randomIndex, seededRandom, type Random } from '#shared/kernel/random.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { purchaseApi, type Purchase } from '#shared/store/purchase-api.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres } from '../bench/servers.ts';
import { createCaller, doneOf, type Caller } from '#testing/caller.ts';
import { isOne, newBuyer, payLast, shownOf, startingSessions, tryCart, type Buyer } from './money-carts.ts';
import { runRaces } from './money-races.ts';
import { limits } from './money-reference.ts';
import { stockShelf, type Shelf } from './money-store.ts';
import { enterAsVerified } from './people.ts';
import { report, seed, times } from './report.ts';
import { createSite } from './site.ts';
import { createTally } from './tally.ts';

const id = 'money';
const { createPurchase } = purchaseApi;
const adminEmail = 'admin@proof.test';
const buyersAShelf = 8;
const cartsABuyer = 64;

const tally = createTally();
const postgres = process.env['TEST_DATABASE_URL'] === undefined ? null : await createPostgres();
const site = createSite({
  port: await freePort(),
  databaseUrl: postgres?.url ?? '',
  // Unpaid carts reserve uses of their codes until the end.
  env: { ADMIN_EMAIL: adminEmail, DISCOUNT_RESERVATION_MINUTES: '1440' },
});
await site.start();
const admin = createCaller(site.origin);
await enterAsVerified(site, admin, adminEmail);
const carts = await tryCarts();
await tryTogether();
const { races, kills } = await runRaces(site, admin, tally);
await site.stop();
const books = await site.checkBooks();
tally.note('the books agree afterwards', books.agree, books.said);
await postgres?.drop();
report({
  id,
  conditions:
    `${carts} carts and ${races} races on ${postgres === null ? 'PGlite' : 'PostgreSQL'}, ` +
    `${kills} kills among the races; the books: ${books.said}`,
  columns: ['promise', 'tried', 'kept', 'found'],
  rows: tally.rows(),
  broken: tally.broken(),
});

/** Each shelf has its own prices and codes, and its own buyers. */
async function tryCarts(): Promise<number> {
  const total = times(10_000);
  const shelves = Math.ceil(total / (buyersAShelf * cartsABuyer));
  const each = Math.ceil(total / (shelves * buyersAShelf));
  for (let number = 0; number < shelves; number += 1) {
    const shelf = await stockShelf(admin, seededRandom(`${seed}/money/shelf-${number}`), `SHELF-${number}`);
    const buyers = await Promise.all(
      Array.from({ length: buyersAShelf }, async (_, index) => {
        const caller = await enter(`buyer-${number}-${index}@proof.test`);
        return newBuyer(caller, seededRandom(`${seed}/money/buyer-${number}-${index}`), index === 0);
      }),
    );
    const buying = buyers.map(async (buyer) => {
      for (let cart = 0; cart < each; cart += 1) await tryCart(buyer, shelf, tally);
    });
    await Promise.all(buying);
    await compareCodes(shelf, buyers);
  }
  return shelves * buyersAShelf * each;
}

async function enter(email: string): Promise<Caller> {
  const caller = createCaller(site.origin);
  await enterAsVerified(site, caller, email);
  return caller;
}

/** One cart of each buyer is paid. Every code then counts what was paid with it, and reserves the rest. */
async function compareCodes({ codes }: Shelf, buyers: readonly Buyer[]): Promise<void> {
  const paid: Purchase[] = [];
  for (const buyer of buyers) {
    const purchase = await payLast(buyer, tally);
    if (purchase !== null) paid.push(purchase);
  }
  for (const { code, id: codeId, taken, usageLimit } of codes) {
    const { items } = doneOf(await admin.call(adminStoreApi.listDiscountCodes, { search: code, limit: 100 }));
    const found = items.find((each) => each.id === codeId);
    const uses = paid.filter(({ discountCodeId }) => discountCodeId === codeId).length;
    const isRight = found?.usageCount === uses && found.reservedCount === taken - uses;
    const shown = `${code}: ${found?.usageCount} used, ${found?.reservedCount} reserved; ${uses} of ${taken} were paid`;
    tally.note('a code counts what was paid, and reserves the rest', isRight, shown);
    if (usageLimit === null) continue;
    const isWithin = taken <= usageLimit;
    tally.note('a code opens no more carts than its limit', isWithin, `${code}: ${taken} of ${usageLimit}`);
  }
}

/** Carts that are opened at one moment share a code's last uses, and the room in a balance. */
async function tryTogether(): Promise<void> {
  const text = { ar: 'باقة كبيرة', en: 'Large' };
  const terms = { name: text, description: text, sessions: 1000, priceFils: 1, revenueCatProductId: null };
  const prices = { priceUsdCents: null, discountPriceFils: null, discountPriceUsdCents: null };
  const large = doneOf(await admin.call(adminStoreApi.createPackage, { ...terms, ...prices })).package;
  for (let round = 0; round < Math.max(5, times(40)); round += 1) {
    const random = seededRandom(`${seed}/money/together-${round}`);
    const buyer = await enter(`crowd-${round}-0@proof.test`);
    await shareCode(`SHARED-${round}`, 1 + randomIndex(random, 5), [buyer, await enter(`crowd-${round}-1@proof.test`)]);
    await repeatOrder(`REPEATED-${round}`, random, await enter(`crowd-${round}-2@proof.test`));
    await fillBalance(large.id, random, await enter(`crowd-${round}-3@proof.test`));
  }
}

async function addHalfPrice(code: string, usageLimit: number): Promise<void> {
  const terms = { code, discountType: 'percentage' as const, discountValue: 50, usageLimit };
  doneOf(await admin.call(adminStoreApi.createDiscountCode, terms));
}

/** More carts than a code has uses, at one moment. */
async function shareCode(discountCode: string, usageLimit: number, buyers: readonly Caller[]): Promise<void> {
  await addHalfPrice(discountCode, usageLimit);
  const order = { items: [{ packageId: 'one-session', quantity: 1 }], discountCode };
  const copies = [...buyers, ...buyers, ...buyers, ...buyers].map((buyer) => buyer.call(createPurchase, order));
  const answers = await Promise.all(copies);
  const opened = answers.filter(({ kind }) => kind === 'done').length;
  const shown = `${opened} of ${usageLimit}: ${shownOf(answers)}`;
  tally.note('a code opens as many carts at once as it has uses', opened === usageLimit, shown);
}

/** Copies of one order, a little apart: the first of them takes the last use of its code. */
async function repeatOrder(discountCode: string, random: Random, buyer: Caller): Promise<void> {
  await addHalfPrice(discountCode, 1);
  const order = { items: [{ packageId: 'one-session', quantity: 1 }], discountCode };
  const key = crypto.randomUUID();
  const copies = Array.from({ length: 12 }, async () => {
    await wait(randomIndex(random, 12));
    return buyer.call(createPurchase, order, key);
  });
  const answers = await Promise.all(copies);
  tally.note('a repeated order opens one purchase', isOne(answers), `${discountCode}: ${shownOf(answers)}`);
}

async function fillBalance(packageId: string, random: Random, buyer: Caller): Promise<void> {
  const quantity = 50 + randomIndex(random, 50);
  const order = { items: [{ packageId, quantity }] };
  const answers = await Promise.all(Array.from({ length: 24 }, () => buyer.call(createPurchase, order)));
  const opened = answers.filter(({ kind }) => kind === 'done').length;
  const room = Math.floor((limits.balance - startingSessions) / (quantity * 1000));
  const shown = `${opened} carts of ${quantity * 1000} sessions, not ${room}: ${shownOf(answers)}`;
  tally.note('carts opened at once fill a balance, and no more', opened === room, shown);
}
