import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Contract } from '#shared/kernel/contract.ts';
import { pushApi } from '#shared/notifications/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { present } from '#shared/kernel/assert.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import { probe, nameOfCall, errorCode } from '#testing/probe.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import type { RawAnswer, TestClient } from '#testing/test-client.ts';
import { accessTable, actors } from './access-table.ts';
import type { Actor, Door } from './access-table.ts';
import { grantRole } from './accounts/index.ts';

let app: TestApp;
let people: Readonly<Record<Actor, TestClient>>;
let owner: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  const moderator = await app.verified({ email: 'moderator@siraj.test' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
  people = {
    visitor: app.visitor(),
    unverified: await app.signUp(),
    player: await app.verified(),
    moderator,
    admin: await app.admin(),
  };
  owner = await app.verified();
});

const rowOf = (contract: Contract) =>
  present(accessTable[nameOfCall(contract)], `the row of ${nameOfCall(contract)} in access-table.ts`);

it('has a row for every call that is mounted, and none besides [ROUTE-5] [AUTH-11]', () => {
  expect(app.server.contracts.map(nameOfCall).sort()).toEqual(Object.keys(accessTable).sort());
});

it('admits the actors of the table, and no others [ROUTE-5] [AUTH-11]', async () => {
  const found: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const contract of app.server.contracts) {
    const doors: Partial<Record<Actor, Door>> = {};
    for (const actor of actors) doors[actor] = doorOf(await probe(people[actor], contract));
    found[nameOfCall(contract)] = doors;
    expected[nameOfCall(contract)] = rowOf(contract).doors;
  }
  expect(found).toEqual(expected);
});

it("answers a caller of any role as not found for another user's ids [ROUTE-5] [AUTH-11]", async () => {
  const { game } = await owner.call(gamesApi.startGame, sampleSetup());
  const { gang } = await owner.call(gangsApi.createGang, { name: 'الديوانية', members: [{ name: 'نورة' }] });
  const {
    items: [device],
  } = await owner.call(accountsApi.listSessions, {});
  const { purchase } = await owner.call(
    purchaseApi.createPurchase,
    { items: [{ packageId: 'one-session', quantity: 1 }] },
    { 'idempotency-key': 'order-of-the-owner' },
  );
  const pushDevice = await owner.call(pushApi.register, { native: { token: 'phone-of-the-owner' } });
  const ids = {
    game: game.id,
    gang: gang.id,
    purchase: purchase.id,
    session: present(device, 'the device').id,
    device: pushDevice.token,
    other: '00000000-0000-4000-8000-00000000000f',
  };
  let walked = 0;
  for (const contract of app.server.contracts) {
    const { theirs } = rowOf(contract);
    // What names a thing in its path must say here what a stranger gets.
    if (contract.path.includes('{')) expect(theirs, nameOfCall(contract)).toBeDefined();
    if (theirs === undefined || theirs === 'holder' || theirs === 'staff') continue;
    walked += 1;
    for (const actor of ['player', 'moderator', 'admin'] as const) {
      expect(
        await people[actor].errorOf(contract, theirs.input(ids)),
        `${nameOfCall(contract)} as ${actor}`,
      ).toMatchObject({ code: theirs.code });
    }
    // The same input opens it to the owner: it was the person that was rejected.
    expect(errorCode(await send(owner, contract, theirs.input(ids))), nameOfCall(contract)).not.toBe(theirs.code);
  }
  expect(walked).toBeGreaterThan(0);
});

function send(
  client: TestClient,
  { method, path }: Contract,
  input: Readonly<Record<string, unknown>>,
): Promise<RawAnswer> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]));
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`{${name}}`)));
  return client.request(method === 'GET' ? { path: address } : { method, path: address, body });
}

function doorOf(answer: RawAnswer): Door {
  switch (errorCode(answer)) {
    case 'auth/unauthenticated':
    case 'redeem-codes/unauthenticated':
      return 'sign in';
    case 'auth/email-not-verified':
      return 'verify';
    case 'auth/permission-denied':
    case 'site-settings/override-denied':
    case 'site-settings/maintenance-denied':
    case 'store/discount-codes-denied':
      return 'no role';
    default:
      return 'in';
  }
}
