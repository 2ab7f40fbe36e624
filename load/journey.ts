/** One evening of a host, call by call as the pages make them. */
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { storeApi } from '#shared/store/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import { doneOf } from '#testing/caller.ts';
import type { Account } from './accounts.ts';
import { hostGame } from './host-game.ts';
import { startVisit, type Visit, type World } from './visit.ts';

const maxPurchaseChecks = 20;
const purchaseCheckMs = 2000;

/**
 * Signs in, sets up and plays a whole game that a second device follows, reads the summary, buys, redeems and signs out.
 * Returns the number of acknowledged commands. Throws at the first failed call, which is recorded, and an `AbortError` once
 * the signal of the world ends it.
 */
export async function runJourney(world: World, account: Account, number: number): Promise<number> {
  const visit = startVisit(world, account, number);
  const { hasSandbox, balance } = await enter(visit);
  if (balance === 0 && hasSandbox) await buy(visit);
  const canPlay = balance > 0 || hasSandbox;
  if (!canPlay) world.recorder.skip('games of accounts without sessions: this server has no sandbox to buy them from');
  const commands = canPlay ? await hostGame(visit) : 0;
  doneOf(await visit.host.call(storeApi.listPackages, {}));
  await visit.look();
  if (hasSandbox) await buy(visit);
  else world.recorder.skip('purchases: this server takes real money');
  await redeem(visit);
  await leave(visit);
  return commands;
}

/** The home page of a visitor, then sign-up or sign-in. */
async function enter({ host, account, world, look }: Visit) {
  const { payment } = doneOf(await host.call(siteSettingsApi.getSettings, {}));
  doneOf(await host.call(questionsApi.listCategories, {}));
  await look();
  const { email, password } = account;
  if (account.isNew) {
    doneOf(await host.call(passwordApi.signUp, { email, password, displayName: 'بو فهد' }));
    const signedUpAt = performance.now();
    const oobCode = await world.mailedCode(email, world.signal);
    world.recorder.record('mail: sign-up to its mail', performance.now() - signedUpAt, null);
    doneOf(await host.call(passwordApi.completeAction, { mode: 'verifyEmail', oobCode }));
    doneOf(await host.call(accountsApi.updateMe, { isNewUser: false }));
  } else doneOf(await host.call(accountsApi.signIn, { email, password }));
  const { user } = doneOf(await host.call(accountsApi.getMe, {}));
  return { hasSandbox: payment.provider === 'sandbox', balance: user.gameSessionBalance };
}

/** The cheapest package, paid on the sandbox's page. */
async function buy({ host, pause, look }: Visit): Promise<void> {
  const { items } = doneOf(await host.call(storeApi.listPackages, {}));
  const cheapest = items.toSorted((one, other) => one.priceFils - other.priceFils)[0];
  if (cheapest === undefined) throw new Error('the store is empty');
  const order = { items: [{ packageId: cheapest.id, quantity: 1 }] };
  const { purchase, payment } = doneOf(await host.call(purchaseApi.createPurchase, order));
  if (payment.kind !== 'redirect') throw new Error('the sandbox has no page');
  const id = payment.url.slice(payment.url.lastIndexOf('/') + 1);
  doneOf(await host.call(sandboxApi.getPayment, { id }));
  await look();
  doneOf(await host.call(sandboxApi.choose, { id, choice: 'pay' }));
  for (let check = 0; check < maxPurchaseChecks; check += 1) {
    const checked = doneOf(await host.call(purchaseApi.checkPurchase, { id: purchase.id }));
    if (checked.purchase.status === 'paid') return;
    await pause(purchaseCheckMs);
  }
  throw new Error('a purchase was paid and is not recorded');
}

async function redeem({ host, world, look }: Visit): Promise<void> {
  const { unusedCodes } = doneOf(await host.call(redeemCodeApi.listOwn, {}));
  await look();
  const code = (await world.nextCode?.()) ?? unusedCodes[0]?.code;
  if (code === undefined) world.recorder.skip('redeeming: the accounts have no codes');
  else doneOf(await host.call(redeemCodeApi.redeem, { code }));
}

async function leave({ host, second }: Visit): Promise<void> {
  doneOf(await host.call(accountsApi.getMe, {}));
  for (const device of [second, host]) doneOf(await device.call(accountsApi.signOut, {}));
}
