/** Seeded carts of one shelf, each compared with the reference, to the fils and to the session. */
import { accountsApi } from '#shared/accounts/api.ts';
import { randomIndex, type Random } from '#shared/kernel/random.ts';
import { purchaseApi, type Payment, type Purchase } from '#shared/store/purchase-api.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import { doneOf, type Caller, type Outcome } from '#testing/caller.ts';
import { expectedOf, limits, type Cart, type ExpectedOrder, type ExpectedRefusal } from './money-reference.ts';
import { pick, type LimitedCode, type Shelf } from './money-store.ts';
import type { Tally } from './tally.ts';

/** What every account has at its start [USER-3]. */
export const startingSessions = 3;
const lateForCode: ExpectedRefusal = { kind: 'refusal', codes: ['store/discount-used-up'] };
const unknownId = '00000000-0000-4000-8000-000000000000';

type Opened = Outcome<{ readonly purchase: Purchase; readonly payment: Payment }>;

export interface Buyer {
  readonly caller: Caller;
  readonly random: Random;
  /** Buys thousands of sessions, up to what a cart and a balance can have. */
  readonly isWholesale: boolean;
  /** What it has, and would have with its unpaid purchases. */
  sessions: number;
  last: { readonly purchase: Purchase; readonly paymentId: string } | null;
}

export function newBuyer(caller: Caller, random: Random, isWholesale: boolean): Buyer {
  return { caller, random, isWholesale, sessions: startingSessions, last: null };
}

/** Sends one cart, and compares each answer with the reference. */
export async function tryCart(buyer: Buyer, shelf: Shelf, tally: Tally): Promise<void> {
  const { random } = buyer;
  const drawn = randomCart(buyer, shelf);
  const cart = withTotal(drawn, random, expect(drawn, buyer, shelf));
  const name = JSON.stringify(cart);
  const code = codeOf(cart, shelf);
  if (cart.code !== null && random() < 0.3) await tryCheck(buyer, cart, shelf, tally);

  const before = expect(cart, buyer, shelf);
  // A code that ends between two calls answers each of them in its own way.
  const isRepeated = random() < 0.05 && typeof code?.endDate !== 'number';
  if (code !== undefined) code.open += 1;
  const answers = await sendCopies(buyer.caller, cart, isRepeated ? 2 : 1);
  const outcome = outcomeOf(answers);
  const expected = [before, expect(cart, buyer, shelf), ...(isUsedUpNow(code) ? [lateForCode] : [])];
  if (code !== undefined) countOutcome(code, outcome);
  const difference = differenceOfAll(outcome, expected);
  const promised = before.kind === 'order' ? 'costs and grants what the text says' : 'is rejected for a true reason';
  tally.note(`a cart ${promised}`, difference === null, `${name}: ${difference ?? ''}`);
  if (isRepeated) tally.note('a repeated order opens one purchase', isOne(answers), `${name}: ${shownOf(answers)}`);
  if (outcome.kind === 'done') await keep(buyer, outcome.value, name, tally);
}

/** With one key. */
function sendCopies(caller: Caller, cart: Cart, count: number): Promise<readonly Opened[]> {
  const order = { items: [...cart.lines], discountCode: cart.code, expectedTotalFils: cart.expectedTotalFils };
  const key = crypto.randomUUID();
  return Promise.all(Array.from({ length: count }, () => caller.call(purchaseApi.createPurchase, order, key)));
}

/** Copies that were answered differently opened a purchase if one of them did. */
function outcomeOf(answers: readonly Opened[]): Opened {
  const outcome = answers.find(({ kind }) => kind === 'done') ?? answers[0];
  if (outcome === undefined) throw new Error('the cart was not sent');
  return outcome;
}

function countOutcome(code: LimitedCode, { kind }: Opened): void {
  if (kind === 'done') code.taken += 1;
  else code.open -= 1;
}

/** What the reference says at this moment. */
function expect(cart: Cart, { sessions }: Pick<Buyer, 'sessions'>, { packages, codes }: Shelf) {
  return expectedOf(cart, { packages, codes, at: Date.now(), isUsedUp: false, sessions });
}

function codeOf({ code }: Cart, { codes }: Shelf): LimitedCode | undefined {
  const entered = code?.trim().toUpperCase();
  return codes.find((each) => each.code === entered);
}

/** Whether all its uses may be taken by other carts: then this one may be rejected for it. */
function isUsedUpNow(code: LimitedCode | undefined, own = 1): boolean {
  return code?.isActive === true && code.usageLimit !== null && code.open - own >= code.usageLimit;
}

async function keep(
  buyer: Buyer,
  { purchase, payment }: { readonly purchase: Purchase; readonly payment: Payment },
  name: string,
  tally: Tally,
): Promise<void> {
  buyer.sessions += purchase.totalSessionsGranted;
  const paymentId = payment.kind === 'redirect' ? payment.url.slice(payment.url.lastIndexOf('/') + 1) : '';
  buyer.last = { purchase, paymentId };
  if (buyer.random() > 0.1) return;
  const { amountFils } = doneOf(await buyer.caller.call(sandboxApi.getPayment, { id: paymentId }));
  tally.note('the bank is asked for the total', amountFils === purchase.finalPriceFils, `${name}: ${amountFils}`);
}

/** The buyer's last cart is paid: the balance grows by its sessions, to the session. */
export async function payLast({ caller, last }: Buyer, tally: Tally): Promise<Purchase | null> {
  if (last === null) return null;
  const { purchase, paymentId } = last;
  doneOf(await caller.call(sandboxApi.choose, { id: paymentId, choice: 'webhook-lost' }));
  const paid = doneOf(await caller.call(purchaseApi.checkPurchase, { id: purchase.id })).purchase;
  const { user } = doneOf(await caller.call(accountsApi.getMe, {}));
  const isGranted = user.gameSessionBalance === startingSessions + purchase.totalSessionsGranted;
  const shown = `${purchase.id} is ${paid.status}, balance ${user.gameSessionBalance}`;
  tally.note('a paid cart grants the sessions of its lines', paid.status === 'paid' && isGranted, shown);
  return paid;
}

/** The check of a code says what the order costs, or the first reason against the code. */
async function tryCheck(buyer: Buyer, cart: Cart, shelf: Shelf, tally: Tally): Promise<void> {
  const bare = { lines: cart.lines, code: cart.code };
  const nothing = { sessions: Number.MIN_SAFE_INTEGER };
  const before = expect(bare, nothing, shelf);
  const outcome = await buyer.caller.call(purchaseApi.validateDiscount, {
    code: cart.code ?? '',
    items: [...cart.lines],
  });
  const expected = [before, expect(bare, nothing, shelf)];
  // The check doesn't know how many sessions a cart may have.
  if (expected.some((each) => each.kind === 'refusal' && each.codes.includes('store/too-many-sessions'))) return;
  if (cart.code?.trim() === '') expected.push({ kind: 'refusal', codes: ['store/discount-empty'] });
  if (isUsedUpNow(codeOf(cart, shelf), 0)) expected.push(lateForCode);
  const answer = doneOf(outcome);
  const isTrue = expected.some((each) =>
    each.kind === 'order'
      ? answer.valid &&
        answer.discountAmountFils === each.discountAmountFils &&
        answer.percentage === each.percentage &&
        answer.codeDetails?.id === each.code?.id
      : !answer.valid && each.codes.some((code) => code === answer.reason),
  );
  const shown = `${JSON.stringify(bare)}: ${JSON.stringify(answer)}, not ${JSON.stringify(expected[0])}`;
  tally.note('the check of a code says what the order costs', isTrue, shown);
}

/** Null if one of these is what was answered; a code may end between question and answer. */
function differenceOfAll(outcome: Opened, expected: readonly (ExpectedOrder | ExpectedRefusal)[]): string | null {
  const differences = expected.map((each) => differenceOf(outcome, each));
  return differences.includes(null) ? null : (differences[0] ?? null);
}

function differenceOf(outcome: Opened, expected: ExpectedOrder | ExpectedRefusal): string | null {
  if (outcome.kind === 'unknown') return `no answer, ${outcome.why}`;
  if (outcome.kind === 'refused') {
    if (expected.kind === 'order') return `rejected with ${outcome.code}, and costs ${expected.finalPriceFils} fils`;
    return expected.codes.includes(outcome.code) ? null : `${outcome.code} is none of ${expected.codes.join(', ')}`;
  }
  const { purchase, payment } = outcome.value;
  if (expected.kind === 'refusal') return `opened at ${purchase.finalPriceFils} fils, not ${expected.codes.join(', ')}`;
  const { items, shares, code } = expected;
  const wanted = {
    totalSessionsGranted: expected.totalSessionsGranted,
    originalPriceFils: expected.originalPriceFils,
    packageDiscountFils: expected.packageDiscountFils,
    priceFils: expected.priceFils,
    discountAmountFils: expected.discountAmountFils,
    finalPriceFils: expected.finalPriceFils,
    packageId: items[0]?.packageId,
    discountCode: code?.code ?? null,
    discountCodeId: code?.id ?? null,
    status: 'pending',
    method: 'online',
    receiptNumber: null,
    isLive: false,
  };
  for (const [field, value] of Object.entries(wanted)) {
    const found = purchase[field as keyof Purchase];
    if (found !== value) return `${field} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`;
  }
  if (payment.kind !== 'redirect') return `nothing to pay: ${payment.kind}`;
  return differenceOfLines(purchase, items) ?? differenceOfShares(purchase, shares);
}

function differenceOfLines({ items }: Purchase, expected: ExpectedOrder['items']): string | null {
  const found = items.map(lineOf).join(' ');
  const wanted = expected.map(lineOf).join(' ');
  return found === wanted ? null : `lines are ${found}, not ${wanted}`;
}

function lineOf(line: ExpectedOrder['items'][number]): string {
  const { packageId, quantity, sessions, priceFils, originalPriceFils, packageDiscountFils } = line;
  return `${packageId} ×${quantity}: ${sessions} at ${priceFils} = ${originalPriceFils} − ${packageDiscountFils}`;
}

/** Where the text's way can't be followed, every share is still between nothing and the price of its line. */
function differenceOfShares({ items, discountAmountFils }: Purchase, expected: readonly number[] | null) {
  const shares = items.map(({ discountShareFils }) => discountShareFils);
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total !== discountAmountFils) return `shares ${shares.join()} add up to ${total}, not ${discountAmountFils}`;
  const isInside = items.every(
    ({ discountShareFils: share, priceFils, quantity }) => share >= 0 && share <= priceFils * quantity,
  );
  if (!isInside) return `a share is no part of its line: ${shares.join()}`;
  return expected === null || expected.join() === shares.join()
    ? null
    : `shares ${shares.join()}, not ${expected.join()}`;
}

/** Whether copies of one order got one answer: the same purchase, or none. */
export function isOne(answers: readonly Opened[]): boolean {
  return new Set(answers.map((answer) => (answer.kind === 'done' ? answer.value.purchase.id : answer.kind))).size === 1;
}

export function shownOf(answers: readonly Opened[]): string {
  return answers.map((each) => (each.kind === 'refused' ? each.code : each.kind)).join();
}

/** Half of the carts name the total that the buyer saw; some name another one. */
function withTotal(cart: Cart, random: Random, expected: ExpectedOrder | ExpectedRefusal): Cart {
  const whim = random();
  if (whim < 0.5 || expected.kind === 'refusal') return cart;
  const wrong = whim < 0.93 ? 0 : pick(random, [-1, 1, 1000]);
  return { ...cart, expectedTotalFils: expected.finalPriceFils + wrong };
}

function randomCart({ random, isWholesale }: Buyer, shelf: Shelf): Cart {
  if (isWholesale && random() < 0.4) return { lines: wholesaleLines(random, shelf), code: null };
  const whim = random();
  const isLarge = whim > 0.9;
  const count = whim < 0.01 ? 0 : isLarge ? 12 + randomIndex(random, 12) : 1 + randomIndex(random, 4);
  const left = random() < 0.06 ? [...shelf.packages] : shelf.packages.filter(({ isActive }) => isActive);
  const lines = [];
  for (let line = 0; line < count && left.length > 0; line += 1) {
    const [chosen] = left.splice(randomIndex(random, left.length), 1);
    lines.push({ packageId: chosen?.id ?? unknownId, quantity: randomQuantity(random, isLarge) });
  }
  const [first] = lines;
  if (first !== undefined && random() < 0.05) lines.push({ ...first, quantity: 1 + randomIndex(random, 60) });
  if (random() < 0.03) lines.push({ packageId: pick(random, [unknownId, ...shelf.deletedPackages]), quantity: 1 });
  if (first !== undefined && random() < 0.03)
    lines[0] = { ...first, quantity: pick(random, [0, -1, 1.5, limits.quantity + 1, 1_000_000_000]) };
  return { lines, code: randomCode(random, shelf) };
}

/** About as many sessions as a cart can have. */
function wholesaleLines(random: Random, { packages }: Shelf): Cart['lines'] {
  const [first, second] = [...packages].sort((one, other) => other.sessions - one.sessions);
  return [
    { packageId: first?.id ?? unknownId, quantity: 80 + randomIndex(random, 20) },
    { packageId: second?.id ?? unknownId, quantity: 1 + randomIndex(random, 40) },
  ];
}

function randomQuantity(random: Random, isLarge: boolean): number {
  const whim = random();
  if (whim < 0.7 || isLarge) return 1 + randomIndex(random, 3);
  return whim < 0.97 ? 1 + randomIndex(random, 20) : 90 + randomIndex(random, 10);
}

/** As people type it: in any case, with spaces around it. */
function randomCode(random: Random, { codes, deletedCodes }: Shelf): string | null {
  const whim = random();
  if (whim < 0.35) return null;
  if (whim < 0.38) return pick(random, ['', '  ']);
  if (whim < 0.42) return pick(random, ['NO-SUCH-CODE', '%', ...deletedCodes]);
  const { code } = pick(random, codes);
  return pick(random, [code, code, code.toLowerCase(), ` ${code} `]);
}
