import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const minuteMs = 60 * 1000;
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function another(owner: TestUser, userAgent = android): Promise<TestClient> {
  const device = app.visitor();
  await device.call(
    accountsApi.signIn,
    { email: owner.user.email, password: owner.password },
    { 'user-agent': userAgent },
  );
  return device;
}
const list = async (client: TestClient) => (await client.call(accountsApi.listSessions, {})).items;
const isIn = async (client: TestClient) => (await client.request({ path: accountsApi.getMe.path })).status === 200;

it('lists one’s own devices, last seen first, with names a person knows, and marks this one [AUTH-2]', async () => {
  const owner = await app.signUp();
  await app.signUp();
  const at = app.clock.now();
  app.clock.moveBy(minuteMs);
  const phone = await another(owner);
  expect(await list(phone)).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{43}$/) as string,
      browser: 'Chrome',
      system: 'Android',
      form: 'phone',
      createdAt: at + minuteMs,
      lastSeenAt: at + minuteMs,
      isCurrent: true,
    },
    {
      id: expect.any(String) as string,
      browser: null,
      system: null,
      form: 'unknown',
      createdAt: at,
      lastSeenAt: at,
      isCurrent: false,
    },
  ]);
  expect((await list(owner)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

it('knows within a quarter of an hour when a device was last seen, and leaves out what has expired [AUTH-2]', async () => {
  const owner = await app.signUp();
  await another(owner);
  app.clock.moveBy(15 * minuteMs);
  await owner.call(accountsApi.getMe, {});
  expect((await list(owner)).map(({ lastSeenAt }) => app.clock.now() - lastSeenAt)).toEqual([0, 15 * minuteMs]);
  app.clock.moveBy(30 * 24 * 60 * minuteMs - 15 * minuteMs);
  const back = await another(owner);
  expect(await list(back)).toHaveLength(1);
});

it('signs one device out, and this one too [AUTH-2]', async () => {
  const owner = await app.signUp();
  const phone = await another(owner);
  const tablet = await another(owner);
  const [phoneId = ''] = (await list(phone)).filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
  await owner.call(accountsApi.endSession, { id: phoneId });
  expect([await isIn(owner), await isIn(phone), await isIn(tablet)]).toEqual([true, false, true]);
  expect(await owner.errorOf(accountsApi.endSession, { id: phoneId })).toMatchObject({
    status: 404,
    code: 'system/not-found',
  });
  const [own = ''] = (await list(owner)).filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
  await owner.call(accountsApi.endSession, { id: own });
  expect(owner.cookies.size).toBe(0);
});

it('signs all others out, and leaves this one [AUTH-2]', async () => {
  const owner = await app.signUp();
  const stranger = await app.signUp();
  const others = [await another(owner), await another(owner)];
  expect(await owner.call(accountsApi.endOtherSessions, {})).toEqual({ ended: 2 });
  expect(await Promise.all([owner, stranger, ...others].map(isIn))).toEqual([true, true, false, false]);
  expect(await owner.call(accountsApi.endOtherSessions, {})).toEqual({ ended: 0 });
});

it("hides another user's devices and never ends them [AUTH-2]", async () => {
  const owner = await app.signUp();
  const stranger = await app.signUp();
  const [device] = await list(owner);
  for (const id of [device?.id ?? '', 'x', '%00', "' or 1=1 --", 'a'.repeat(400)]) {
    expect(await stranger.errorOf(accountsApi.endSession, { id })).toMatchObject({
      status: 404,
      code: 'system/not-found',
    });
  }
  expect(await isIn(owner)).toBe(true);
  expect(await list(stranger)).toHaveLength(1);
  for (const contract of [accountsApi.listSessions, accountsApi.endOtherSessions, accountsApi.endSession]) {
    expect(await app.visitor().errorOf(contract, { id: 'x' })).toMatchObject({
      status: 401,
      code: 'auth/unauthenticated',
    });
  }
});
