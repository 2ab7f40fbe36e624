import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { present } from '#shared/kernel/assert.ts';
import { createTestApp, testAdminEmail } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createPasswords } from './passwords.ts';
import { resetPassword } from './password-reset.ts';
import { signIn } from './accounts.ts';
import { askForLink } from './link-mails.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const minuteMs = 60 * 1000;

async function askedCode(email: string): Promise<string> {
  await app.visitor().call(accountsApi.sendSignInLink, { email });
  const mail = (await app.mails()).find(({ to, text }) => to === email && text.includes('mode=signIn'));
  return present(/oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1], 'code of the sign-in link');
}
const enter = (oobCode: string, email?: string) => ({
  mode: 'signIn' as const,
  oobCode,
  ...(email === undefined ? {} : { email }),
});

it('signs in by the mailed link, once, and notes when [AUTH-6]', async () => {
  const { user } = await app.verified({ email: 'noura@example.com' });
  const code = await askedCode('noura@example.com');
  app.clock.moveBy(1000);
  const phone = app.visitor();
  expect(await phone.call(passwordApi.completeAction, enter(code, ' NOURA@example.com'))).toEqual({
    mode: 'signIn',
    user: { ...user, lastLogin: app.clock.now() },
  });
  expect((await phone.call(accountsApi.getMe, {})).user.uid).toBe(user.uid);
  const again = app.visitor();
  expect(await again.errorOf(passwordApi.completeAction, enter(code))).toMatchObject({
    code: 'auth/invalid-action-code',
    params: { reason: 'used' },
  });
  expect(again.cookies.size).toBe(0);
});

it('leaves a verified account its password and its other devices [AUTH-6]', async () => {
  const laptop = await app.verified();
  await app.visitor().call(passwordApi.completeAction, enter(await askedCode(laptop.user.email)));
  expect((await laptop.call(accountsApi.getMe, {})).user.hasPassword).toBe(true);
  await app.visitor().call(accountsApi.signIn, { email: laptop.user.email, password: laptop.password });
});

it('takes an unverified account from a stranger who registered the address: their password and sessions end [AUTH-6]', async () => {
  const squatter = await app.signUp({ email: 'victim@example.com' });
  const owner = app.visitor();
  const { user } = await owner.call(
    passwordApi.completeAction,
    enter(await askedCode('victim@example.com'), 'victim@example.com'),
  );
  expect(user).toMatchObject({ uid: squatter.user.uid, emailVerified: true, hasPassword: false });
  expect(await squatter.errorOf(accountsApi.getMe, {})).toMatchObject({ status: 401 });
  expect(
    await app.visitor().errorOf(accountsApi.signIn, { email: 'victim@example.com', password: squatter.password }),
  ).toMatchObject({ code: 'auth/invalid-credential' });
  expect((await owner.call(accountsApi.getMe, {})).user.emailVerified).toBe(true);
});

it('works for an account without a password, and makes ADMIN_EMAIL an admin [AUTH-6] [AUTH-11]', async () => {
  const { user } = await app.signUp({ email: testAdminEmail });
  await app.visitor().call(passwordApi.completeAction, enter(await askedCode(user.email)));
  const second = await app.visitor().call(passwordApi.completeAction, enter(await askedCode(user.email)));
  expect(second.user).toMatchObject({ hasPassword: false, role: 'admin' });
});

it('opens no account: an unknown address gets the same answer and no mail [AUTH-6]', async () => {
  const { user } = await app.verified();
  const before = (await app.mails()).length;
  const answers = [];
  for (const email of [user.email, 'nobody@example.com']) {
    answers.push(
      await app.visitor().request({ method: 'POST', path: accountsApi.sendSignInLink.path, body: { email } }),
    );
  }
  expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(['200 {}', '200 {}']);
  const mails = await app.mails();
  expect(mails.slice(0, mails.length - before).map(({ to }) => to)).toEqual([user.email]);
  expect(
    await app.database.query.selectFrom('users').select('id').where('email', '=', 'nobody@example.com').execute(),
  ).toEqual([]);
});

it('ends the session that it replaces [AUTH-6]', async () => {
  const other = await app.signUp();
  const { user } = await app.verified();
  const cookies = new Map(other.cookies);
  await other.call(passwordApi.completeAction, enter(await askedCode(user.email), user.email));
  expect(other.cookies).not.toEqual(cookies);
  expect((await other.call(accountsApi.getMe, {})).user.uid).toBe(user.uid);
  expect(
    await app.database.query.selectFrom('sessions').select('id').where('user_id', '=', other.user.uid).execute(),
  ).toEqual([]);
});

describe('refuses', () => {
  it('a link that was sent to another address than the one given, and leaves it good for its own [AUTH-6]', async () => {
    const attacker = await app.verified({ email: 'attacker@example.com' });
    const code = await askedCode(attacker.user.email);
    const victim = app.visitor();
    expect(await victim.errorOf(passwordApi.completeAction, enter(code, 'victim@example.com'))).toMatchObject({
      status: 400,
      code: 'auth/email-mismatch',
      fields: { email: 'auth/email-mismatch' },
      message: 'أُرسل هذا الرابط إلى بريد آخر. اكتب البريد الذي وصلك عليه.',
    });
    expect(victim.cookies.size).toBe(0);
    await victim.call(passwordApi.completeAction, enter(code, attacker.user.email));
  });

  it('a sign-in that another site’s page sends [AUTH-6] [SEC-1]', async () => {
    const { user } = await app.verified();
    const code = await askedCode(user.email);
    const victim = app.visitor();
    expect(
      await victim.errorOf(passwordApi.completeAction, enter(code), { origin: 'https://evil.example' }),
    ).toMatchObject({ code: 'system/foreign-origin' });
    expect(victim.cookies.size).toBe(0);
  });

  it('a link older than 15 minutes, and takes one a moment younger [AUTH-6]', async () => {
    const { user } = await app.verified();
    const code = await askedCode(user.email);
    app.clock.moveBy(15 * minuteMs);
    expect(await app.visitor().errorOf(passwordApi.completeAction, enter(code))).toMatchObject({
      code: 'auth/expired-action-code',
    });
    const fresh = await askedCode(user.email);
    app.clock.moveBy(15 * minuteMs - 1);
    await app.visitor().call(passwordApi.completeAction, enter(fresh));
  });

  it('a link that a newer one has ended, and forged ones [AUTH-6]', async () => {
    const { user } = await app.verified();
    const old = await askedCode(user.email);
    await app.visitor().call(accountsApi.sendSignInLink, { email: user.email });
    expect(await app.visitor().errorOf(passwordApi.completeAction, enter(old))).toMatchObject({
      code: 'auth/expired-action-code',
    });
    for (const forged of ['', `${old}x`, 'a'.repeat(43)]) {
      expect(await app.visitor().errorOf(passwordApi.completeAction, enter(forged))).toMatchObject({
        params: { reason: 'malformed' },
      });
    }
  });

  it('a disabled account [AUTH-6]', async () => {
    const { user } = await app.verified();
    const code = await askedCode(user.email);
    await app.database.query.updateTable('users').set({ disabled: true }).execute();
    const visitor = app.visitor();
    expect(await visitor.errorOf(passwordApi.completeAction, enter(code))).toMatchObject({
      status: 403,
      code: 'auth/user-disabled',
    });
    expect(visitor.cookies.size).toBe(0);
  });
});

it('signs in no one when the link is only fetched [AUTH-6]', async () => {
  const { user } = await app.verified();
  const code = await askedCode(user.email);
  const scanner = app.visitor();
  for (const path of ['/api/auth/action', '/auth/action', '/auth/email-signin'])
    await scanner.request({ path: `${path}?mode=signIn&oobCode=${code}` });
  expect(scanner.cookies.size).toBe(0);
  await app.visitor().call(passwordApi.completeAction, enter(code));
});

it('signs one of ten in that use a link at once [AUTH-6]', async () => {
  const { user } = await app.verified();
  const code = await askedCode(user.email);
  await app.database.query.deleteFrom('sessions').execute();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      app.visitor().request({ method: 'POST', path: passwordApi.completeAction.path, body: enter(code) }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  expect(await app.database.query.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

it('does the same hashing for a known address, an unknown one and one without a password [AUTH-2] [AUTH-5] [AUTH-6]', async () => {
  const { user } = await app.verified();
  const bare = await app.signUp();
  await app.database.query.updateTable('users').set({ password_hash: null }).where('id', '=', bare.user.uid).execute();
  const real = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  const work: string[] = [];
  const deps = {
    database: app.database,
    clock: app.clock,
    outbox: app.outbox,
    mailer: { send: () => Promise.resolve() },
    passwords: {
      hash: (password: string) => {
        work.push('hash');
        return real.hash(password);
      },
      matches: (password: string, passwordHash: string | null) => {
        work.push('check');
        return real.matches(password, passwordHash);
      },
    },
    publicUrl: new URL('http://localhost:3000'),
    secret: 'a secret for tests only, long enough',
    adminEmail: null,
    publishChange: () => undefined,
    referralReward: () => Promise.resolve({ inviter: 1, invited: 1 }),
    providers: { google: null, apple: null },
  };
  const workOf = async (act: () => Promise<unknown>) => {
    work.length = 0;
    await act().catch(() => undefined);
    return [...work];
  };
  for (const email of [user.email, bare.user.email, 'nobody@example.com']) {
    expect(
      await workOf(() => signIn(deps, { email, password: 'not-this-one', userAgent: '', replaces: null })),
    ).toEqual(['check']);
    expect(await workOf(() => askForLink(deps, 'resetPassword', null, email))).toEqual([]);
    expect(await workOf(() => askForLink(deps, 'signIn', null, email))).toEqual([]);
  }
  expect(await workOf(() => resetPassword(deps, null, { code: 'forged', newPassword: 'secret-2' }))).toEqual([]);
});
