import { beforeEach, expect, it, vi } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { addressIn, noura, withIssuer } from '#testing/provider-browser.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { testDatabase } from '#testing/test-database.ts';

let app: TestApp;
let isBroken = false;
const { issuer, ask, deliver } = withIssuer(() => app);
beforeEach(async () => {
  isBroken = false;
  const whole = await testDatabase();
  app = await createTestApp({
    providers: issuer().settings,
    database: {
      ...whole,
      transaction: (work) => (isBroken ? Promise.reject(new Error('the disk is gone')) : whole.transaction(work)),
    },
  });
});

const breakDown = () => {
  isBroken = true;
};
const english = { 'accept-language': 'en' };

it("says that signing up failed if the input isn't the cause [AUTH-8] [ERR-2]", async () => {
  breakDown();
  const account = { email: 'noura@example.com', password: 'secret-1', displayName: 'نورة' };
  expect(await app.visitor().errorOf(passwordApi.signUp, account)).toMatchObject({
    status: 503,
    code: 'auth/sign-up-failed',
    message: 'خطأ في تسجيل الحساب',
  });
});

it('says that signing in failed, by a password and by a link [AUTH-8] [ERR-2]', async () => {
  const player = await app.verified();
  await app.visitor().call(accountsApi.sendSignInLink, { email: player.user.email });
  const oobCode = await app.mailedCode(player.user.email);
  breakDown();
  const failed = { status: 503, code: 'auth/sign-in-failed', message: 'خطأ في تسجيل الدخول. يرجى المحاولة مرة أخرى.' };
  const {
    user: { email },
    password,
  } = player;
  expect(await app.visitor().errorOf(accountsApi.signIn, { email, password })).toMatchObject(failed);
  expect(await app.visitor().errorOf(passwordApi.completeAction, { mode: 'signIn', oobCode, email })).toMatchObject(
    failed,
  );
});

it('says that signing in by a provider failed, where the provider did its part [AUTH-3] [ERR-2]', async () => {
  const visitor = app.visitor();
  const answer = await ask(visitor, 'apple', noura);
  breakDown();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const address = addressIn(await deliver(visitor, answer));
  expect(new URL(address).searchParams.get('error')).toBe('auth/sign-in-failed');
  expect(String(logged.mock.calls)).toContain('the disk is gone');
  logged.mockRestore();
});

it('says that deleting the account failed, by the call and by the callable, and nothing is gone [AUTH-10] [ERR-2]', async () => {
  const player = await app.signUp();
  breakDown();
  expect(await player.errorOf(accountsApi.deleteMe, {})).toMatchObject({
    status: 503,
    code: 'accounts/deletion-failed',
    message: 'حدث خطأ أثناء حذف الحساب',
  });
  const { status, json } = await player.request({
    method: 'POST',
    path: '/functions/me-central1/deleteOwnAccount',
    body: { data: null },
  });
  expect(status).toBe(503);
  expect(json).toMatchObject({
    error: { message: 'حدث خطأ أثناء حذف الحساب', details: { code: 'accounts/deletion-failed' } },
  });
  isBroken = false;
  expect((await player.call(accountsApi.getMe, {})).user.uid).toBe(player.user.uid);
});

it('finds no profile for a call whose account was deleted meanwhile, and writes nothing to it [ERR-2] [AUTH-10]', async () => {
  const player = await app.signUp({ displayName: 'نورة' });
  await app.database.query
    .updateTable('users')
    .set({ deleted_at: new Date(app.clock.now()) })
    .where('id', '=', player.user.uid)
    .execute();
  expect(await player.errorOf(accountsApi.updateMe, { displayName: 'Ghost' }, english)).toMatchObject({
    status: 404,
    code: 'accounts/profile-not-found',
    message: 'User profile not found',
  });
  expect(await player.errorOf(accountsApi.exportMe, {}, english)).toMatchObject({ code: 'accounts/profile-not-found' });
  const rows = await app.database.query
    .selectFrom('users')
    .select('display_name')
    .where('id', '=', player.user.uid)
    .execute();
  expect(rows).toEqual([{ display_name: 'نورة' }]);
});

it('says to who lacks the role that they are not authorized [AUTH-11] [ERR-2]', async () => {
  const player = await app.verified();
  const answer = await player.request({ path: '/api/admin/users' });
  expect(answer.json).toMatchObject({ error: { code: 'auth/permission-denied', message: 'المستخدم غير مصرح له' } });
});
