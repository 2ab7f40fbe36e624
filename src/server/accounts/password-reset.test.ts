import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { present } from '#shared/kernel/assert.ts';
import { createTestApp, testAdminEmail } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const minuteMs = 60 * 1000;
const newPassword = 'كلمة-جديدة-1';
const reset = (oobCode: string, password: unknown = newPassword) =>
  ({ mode: 'resetPassword', oobCode, newPassword: password }) as const;

/** Asks for a link, and finds its code in the newest mail that has one. */
async function askedCode(email: string): Promise<string> {
  await app.visitor().call(accountsApi.sendPasswordResetMail, { email });
  const mail = (await app.mails()).find(({ to, text }) => to === email && text.includes('mode=resetPassword'));
  return present(/oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1], 'code of the reset');
}

const complete = (code: string, password = newPassword) =>
  app.visitor().call(passwordApi.completeAction, { mode: 'resetPassword', oobCode: code, newPassword: password });
const signIn = (email: string, password: string) => app.visitor().call(accountsApi.signIn, { email, password });

it('sets a new password by the mailed link; the old one is over [AUTH-5]', async () => {
  const { user, password } = await app.verified();
  expect(await complete(await askedCode(user.email))).toEqual({ mode: 'resetPassword', user: null });
  expect((await signIn(user.email, newPassword)).user.uid).toBe(user.uid);
  expect(await app.visitor().errorOf(accountsApi.signIn, { email: user.email, password })).toMatchObject({
    code: 'auth/invalid-credential',
  });
});

it('ends every session of the account at once, and of no other [AUTH-5]', async () => {
  const laptop = await app.verified();
  const phone = app.visitor();
  await phone.call(accountsApi.signIn, { email: laptop.user.email, password: laptop.password });
  const stranger = await app.signUp();
  const code = await askedCode(laptop.user.email);
  await laptop.call(passwordApi.completeAction, { mode: 'resetPassword', oobCode: code, newPassword });
  expect(laptop.cookies.size).toBe(0);
  expect(await phone.errorOf(accountsApi.getMe, {})).toMatchObject({ status: 401 });
  expect((await stranger.call(accountsApi.getMe, {})).user.uid).toBe(stranger.user.uid);
});

it('keeps the session of a user who is signed in to another account on this device [AUTH-5]', async () => {
  const owner = await app.verified();
  const other = await app.signUp();
  const code = await askedCode(owner.user.email);
  await other.call(passwordApi.completeAction, { mode: 'resetPassword', oobCode: code, newPassword });
  expect((await other.call(accountsApi.getMe, {})).user.uid).toBe(other.user.uid);
});

it('verifies the address: the link proves the mailbox, and ADMIN_EMAIL makes an admin [AUTH-5] [AUTH-11]', async () => {
  const { user } = await app.signUp({ email: testAdminEmail });
  expect(user.emailVerified).toBe(false);
  await complete(await askedCode(user.email));
  expect((await signIn(user.email, newPassword)).user).toMatchObject({ emailVerified: true, role: 'admin' });
});

it('notifies the owner by mail that the password was changed, and ends open links [AUTH-5]', async () => {
  const { user } = await app.verified({ displayName: 'Noura' });
  await app.visitor().call(accountsApi.sendSignInLink, { email: user.email });
  const signInCode = await app.mailedCode(user.email);
  await complete(await askedCode(user.email));
  const [note] = await app.mails();
  expect(note).toMatchObject({ to: user.email, subject: 'تغيّرت كلمة مرورك في سِراج' });
  expect(note?.text).toContain('http://localhost:3000/auth/forgot-password?lang=ar');
  expect(note?.text).not.toContain('oobCode');
  expect(
    await app.visitor().errorOf(passwordApi.completeAction, { mode: 'signIn', oobCode: signInCode }),
  ).toMatchObject({ code: 'auth/expired-action-code' });
});

describe('asking for a link', () => {
  it('answers the same for a known, an unknown, an unverified and a disabled address, and mails whom it may [AUTH-5]', async () => {
    await app.verified({ email: 'known@example.com' });
    await app.signUp({ email: 'waiting@example.com' });
    await app.verified({ email: 'disabled@example.com' });
    await app.database.query
      .updateTable('users')
      .set({ disabled: true })
      .where('email', '=', 'disabled@example.com')
      .execute();
    const before = (await app.mails()).length;
    const answers = [];
    for (const email of [' KNOWN@example.com', 'nobody@example.com', 'waiting@example.com', 'disabled@example.com']) {
      answers.push(
        await app.visitor().request({ method: 'POST', path: accountsApi.sendPasswordResetMail.path, body: { email } }),
      );
    }
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {}']));
    const mails = await app.mails();
    expect(
      mails
        .slice(0, mails.length - before)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['known@example.com', 'waiting@example.com']);
  });

  it('ends the links asked for before, as soon as it is asked [AUTH-5]', async () => {
    const { user } = await app.verified();
    const old = await askedCode(user.email);
    await app.visitor().call(accountsApi.sendPasswordResetMail, { email: user.email });
    expect(await app.visitor().errorOf(passwordApi.completeAction, reset(old))).toMatchObject({
      code: 'auth/expired-action-code',
    });
    await complete(await askedCode(user.email));
  });

  it('stores no code in plain text, nor a mail that contains one [AUTH-5]', async () => {
    const { user } = await app.verified();
    await app.visitor().call(accountsApi.sendPasswordResetMail, { email: user.email });
    const waiting = JSON.stringify(await app.database.query.selectFrom('outbox').selectAll().execute());
    const code = await app.mailedCode(user.email);
    const codes = JSON.stringify(await app.database.query.selectFrom('action_codes').selectAll().execute());
    expect(waiting).toContain(user.email);
    expect(waiting + codes).not.toContain(code);
  });

  it.each([
    '',
    'noura',
    'а@example.com',
    'a@example.com\0',
    'no ura@example.com',
    ['a@example.com'],
    { email: 'a@example.com' },
    null,
    7,
  ])('refuses the address %j [AUTH-5]', async (email) => {
    expect(await app.visitor().errorOf(accountsApi.sendPasswordResetMail, { email })).toMatchObject({
      status: 400,
      code: 'auth/invalid-email',
      fields: { email: 'auth/invalid-email' },
    });
    expect(await app.visitor().errorOf(accountsApi.sendSignInLink, { email })).toMatchObject({
      status: 400,
      code: 'auth/invalid-email',
    });
  });

  it('normalizes full-width letters and outer spaces of the address [AUTH-5]', async () => {
    const { user } = await app.verified({ email: 'noura@example.com' });
    await app.visitor().call(accountsApi.sendPasswordResetMail, { email: '  ｎｏｕｒａ＠Example.com ' });
    expect((await app.mails())[0]).toMatchObject({ to: user.email, subject: 'كلمة مرور جديدة لحسابك في سِراج' });
  });
});

describe('refuses', () => {
  it('a link older than an hour, and takes one a moment younger [AUTH-5]', async () => {
    const { user } = await app.verified();
    const code = await askedCode(user.email);
    app.clock.moveBy(60 * minuteMs);
    expect(await app.visitor().errorOf(passwordApi.completeAction, reset(code))).toMatchObject({
      status: 400,
      code: 'auth/expired-action-code',
      message: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
    });
    const fresh = await askedCode(user.email);
    app.clock.moveBy(60 * minuteMs - 1);
    await complete(fresh);
  });

  it('a used link, distinguished from a malformed one [AUTH-5]', async () => {
    const { user } = await app.verified();
    const code = await askedCode(user.email);
    await complete(code);
    expect(await app.visitor().errorOf(passwordApi.completeAction, reset(code, 'another-one'))).toMatchObject({
      code: 'auth/invalid-action-code',
      params: { reason: 'used' },
    });
    for (const forged of ['', 'x', `${code}x`, code.slice(1), 'a'.repeat(4096), 'رابط', '../../etc']) {
      expect(await app.visitor().errorOf(passwordApi.completeAction, reset(forged))).toMatchObject({
        code: 'auth/invalid-action-code',
        params: { reason: 'malformed' },
      });
    }
    expect((await signIn(user.email, newPassword)).user.uid).toBe(user.uid);
  });

  it('a code that was mailed for something else [AUTH-5]', async () => {
    const { user, password } = await app.signUp();
    const verification = await app.mailedCode(user.email);
    expect(await app.visitor().errorOf(passwordApi.completeAction, reset(verification))).toMatchObject({
      params: { reason: 'malformed' },
    });
    const forReset = await askedCode(user.email);
    for (const mode of ['verifyEmail', 'signIn']) {
      expect(await app.visitor().errorOf(passwordApi.completeAction, { mode, oobCode: forReset })).toMatchObject({
        params: { reason: 'malformed' },
      });
    }
    expect((await signIn(user.email, password)).user.emailVerified).toBe(false);
  });

  it.each([
    [undefined, 'auth/weak-password'],
    ['12345', 'auth/weak-password'],
    ['a'.repeat(5000), 'auth/password-too-long'],
    ['secret\0more', 'auth/invalid-password'],
    [['secret-1'], 'auth/weak-password'],
    [{ length: 8 }, 'auth/weak-password'],
  ])('the new password %j, and leaves the link good [AUTH-5] [AUTH-12]', async (password, code) => {
    const { user } = await app.verified();
    const oobCode = await askedCode(user.email);
    expect(
      await app
        .visitor()
        .errorOf(passwordApi.completeAction, { mode: 'resetPassword', oobCode, newPassword: password }),
    ).toMatchObject({
      status: 400,
      code,
      fields: { newPassword: code },
    });
    await complete(oobCode);
  });

  it('codes in an array or with a null character [AUTH-5]', async () => {
    expect(await app.visitor().errorOf(passwordApi.completeAction, { ...reset(''), oobCode: ['x'] })).toMatchObject({
      status: 400,
      fields: { oobCode: 'invalid' },
    });
    expect(await app.visitor().errorOf(passwordApi.completeAction, reset('a\0b'))).toMatchObject({
      status: 400,
      fields: { oobCode: 'invalid' },
    });
  });

  it('a user whose account was closed after the mail was sent [AUTH-5]', async () => {
    const { user } = await app.verified();
    const code = await askedCode(user.email);
    await app.database.query.updateTable('users').set({ disabled: true }).execute();
    expect(await app.visitor().errorOf(passwordApi.completeAction, reset(code))).toMatchObject({
      status: 403,
      code: 'auth/user-disabled',
    });
  });
});

it('does nothing when the link is only fetched [AUTH-5]', async () => {
  const { user, password } = await app.verified();
  const code = await askedCode(user.email);
  for (const path of ['/api/auth/action', '/auth/action', '/auth/reset-password']) {
    await app.visitor().request({ path: `${path}?mode=resetPassword&oobCode=${code}&newPassword=evil-secret` });
  }
  expect((await signIn(user.email, password)).user.uid).toBe(user.uid);
});

it('lets one of ten at once use a code: its password is the one that counts [AUTH-5]', async () => {
  const { user } = await app.verified();
  const code = await askedCode(user.email);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      app
        .visitor()
        .request({ method: 'POST', path: passwordApi.completeAction.path, body: reset(code, `password-${index}`) }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await signIn(user.email, `password-${winner}`)).user.uid).toBe(user.uid);
});

it('prevents a concurrent sign-in by the old password during a reset [AUTH-5]', async () => {
  const { user, password } = await app.verified();
  const code = await askedCode(user.email);
  const body = { email: user.email, password };
  const [, ...signIns] = await Promise.all([
    complete(code),
    ...Array.from({ length: 8 }, () => app.visitor().request({ method: 'POST', path: accountsApi.signIn.path, body })),
  ]);
  for (const { status } of signIns) expect([200, 401]).toContain(status);
  // A session from before the reset is ended by it; none begins after.
  expect(
    await app.database.query.selectFrom('sessions').select('id').where('user_id', '=', user.uid).execute(),
  ).toEqual([]);
});
