import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { present } from '#shared/kernel/assert.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const minuteMs = 60 * 1000;
const newPassword = 'كلمة-جديدة-1';

it('changes the password of a user who knows the current one, and ends all other sessions [USER-4]', async () => {
  const laptop = await app.verified();
  const { email } = laptop.user;
  const phone = app.visitor();
  await phone.call(accountsApi.signIn, { email, password: laptop.password });
  const before = new Map(laptop.cookies);
  const { user } = await laptop.call(passwordApi.changePassword, { currentPassword: laptop.password, newPassword });
  expect(user.uid).toBe(laptop.user.uid);
  expect(await phone.errorOf(accountsApi.getMe, {})).toMatchObject({ status: 401 });
  expect((await laptop.call(accountsApi.getMe, {})).user.uid).toBe(user.uid);
  // The token is new: one that was stolen before is worth nothing.
  const stolen = [...before].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await app.visitor().request({ path: accountsApi.getMe.path, headers: { cookie: stolen } })).status).toBe(401);
  expect(await app.visitor().errorOf(accountsApi.signIn, { email, password: laptop.password })).toMatchObject({
    code: 'auth/invalid-credential',
  });
  await app.visitor().call(accountsApi.signIn, { email, password: newPassword });
});

it('notifies the owner by mail, in their language [USER-4]', async () => {
  const client = await app.verified({ displayName: 'نورة <b>' });
  await client.call(accountsApi.updateMe, { preferences: { language: 'en' } });
  await client.call(passwordApi.changePassword, { currentPassword: client.password, newPassword });
  const [mail] = await app.mails();
  expect(mail).toMatchObject({ to: client.user.email, subject: 'Your Siraj password was changed' });
  expect(mail?.html).toContain('dir="ltr"');
  expect(mail?.html).toContain('\u2068نورة b\u2069');
  expect(mail?.text).toContain('You got this mail because this address has an account at Siraj.');
});

it('ends links that were mailed before [USER-4]', async () => {
  const client = await app.verified();
  await app.visitor().call(accountsApi.sendPasswordResetMail, { email: client.user.email });
  const oobCode = await app.mailedCode(client.user.email);
  await client.call(passwordApi.changePassword, { currentPassword: client.password, newPassword });
  expect(
    await app.visitor().errorOf(passwordApi.completeAction, { mode: 'resetPassword', oobCode, newPassword }),
  ).toMatchObject({ code: 'auth/expired-action-code' });
});

describe('refuses', () => {
  it('a wrong present password, by its field, and changes nothing [USER-4]', async () => {
    const client = await app.verified();
    const other = app.visitor();
    await other.call(accountsApi.signIn, { email: client.user.email, password: client.password });
    const mails = (await app.mails()).length;
    for (const currentPassword of ['not-this-one', '', 'a'.repeat(5000)]) {
      expect(await client.errorOf(passwordApi.changePassword, { currentPassword, newPassword })).toMatchObject({
        status: 400,
        code: 'auth/wrong-password',
        fields: { currentPassword: 'auth/wrong-password' },
        message: 'كلمة المرور الحالية غير صحيحة.',
      });
    }
    expect((await other.call(accountsApi.getMe, {})).user.uid).toBe(client.user.uid);
    expect((await app.mails()).length).toBe(mails);
  });

  it('a user who gives none, however recently they signed in [USER-4]', async () => {
    const client = await app.verified();
    expect(await client.errorOf(passwordApi.changePassword, { newPassword })).toMatchObject({
      status: 403,
      code: 'auth/password-required',
      fields: { currentPassword: 'auth/password-required' },
      message: 'أكّد كلمة المرور لتكمل.',
    });
  });

  it('a visitor, and an invalid password [USER-4] [AUTH-12]', async () => {
    expect(
      await app.visitor().errorOf(passwordApi.changePassword, { currentPassword: 'secret-1', newPassword }),
    ).toMatchObject({ status: 401, code: 'auth/unauthenticated' });
    const client = await app.verified();
    const { password: currentPassword } = client;
    const refused = async (change: object) =>
      (await client.errorOf(passwordApi.changePassword, { currentPassword, newPassword, ...change })).fields;
    expect(await refused({ newPassword: '12345' })).toEqual({ newPassword: 'auth/weak-password' });
    expect(await refused({ newPassword: 'a'.repeat(5000) })).toEqual({ newPassword: 'auth/password-too-long' });
    expect(await refused({ newPassword: 'secret\0more' })).toEqual({ newPassword: 'auth/invalid-password' });
    expect(await refused({ newPassword: ['secret-2'] })).toEqual({ newPassword: 'auth/weak-password' });
    expect(await refused({ currentPassword: ['secret-1'] })).toEqual({ currentPassword: 'invalid' });
    expect(await refused({ currentPassword: 'a\0b' })).toEqual({ currentPassword: 'invalid' });
  });
});

describe('an account without a password', () => {
  const entered = async () => {
    const { user } = await app.signUp();
    await app.visitor().call(accountsApi.sendSignInLink, { email: user.email });
    const mail = (await app.mails()).find(({ text }) => text.includes('mode=signIn'));
    const client = app.visitor();
    await client.call(passwordApi.completeAction, {
      mode: 'signIn',
      oobCode: present(/oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1], 'code'),
    });
    return { client, email: user.email };
  };

  it('gets its first one from a user who has just signed in [USER-4]', async () => {
    const { client, email } = await entered();
    app.clock.moveBy(5 * minuteMs);
    expect((await client.call(passwordApi.changePassword, { newPassword })).user.hasPassword).toBe(true);
    await app.visitor().call(accountsApi.signIn, { email, password: newPassword });
  });

  it('gets none from an older session, nor by a guessed one [USER-4]', async () => {
    const { client } = await entered();
    app.clock.moveBy(5 * minuteMs + 1);
    expect(await client.errorOf(passwordApi.changePassword, { newPassword })).toMatchObject({
      status: 403,
      code: 'auth/requires-recent-login',
      message: 'لأمان حسابك، سجّل دخولك من جديد ثم أكمل.',
    });
    expect(await client.errorOf(passwordApi.changePassword, { currentPassword: '', newPassword })).toMatchObject({
      code: 'auth/wrong-password',
    });
  });
});

it('lets one of five changes at once win, and its session live [USER-4]', async () => {
  const first = await app.verified();
  const { email } = first.user;
  const devices = [
    first,
    ...(await Promise.all(
      Array.from({ length: 4 }, async () => {
        const device = app.visitor();
        await device.call(accountsApi.signIn, { email, password: first.password });
        return device;
      }),
    )),
  ];
  const answers = await Promise.all(
    devices.map((device, index) =>
      device.request({
        method: 'POST',
        path: passwordApi.changePassword.path,
        body: { currentPassword: first.password, newPassword: `password-${index}` },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const winner = answers.findIndex(({ status }) => status === 200);
  await app.visitor().call(accountsApi.signIn, { email, password: `password-${winner}` });
  const alive = await Promise.all(
    devices.map(async (device) => (await device.request({ path: accountsApi.getMe.path })).status),
  );
  expect(alive.map((status) => status === 200)).toEqual(devices.map((_, index) => index === winner));
});
