import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { createTestApp, testAdminEmail } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const act = (oobCode: string) => ({ mode: 'verifyEmail', oobCode }) as const;
const dayMs = 24 * 60 * 60 * 1000;

it('mails a link to /auth/action when a user signs up, in their language [AUTH-4]', async () => {
  await app.signUp({ email: 'noura@example.com', displayName: 'نورة <b>' });
  const [mail, ...others] = await app.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'noura@example.com', subject: 'أكّد بريدك في سِراج' });
  expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/auth\/action\?mode=verifyEmail&oobCode=[\w-]{43}&lang=ar$/m);
  expect(mail?.html).toContain('dir="rtl"');
  expect(mail?.html).toContain('يا هلا ⁨نورة b⁩');
  expect(mail?.html).toMatch(
    /href="http:\/\/localhost:3000\/auth\/action\?mode=verifyEmail&amp;oobCode=[\w-]{43}&amp;lang=ar"/,
  );
});

it('verifies the address, once, and shows the record to its owner [AUTH-4]', async () => {
  const client = await app.signUp();
  const code = await app.mailedCode(client.user.email);
  const answer = await client.call(passwordApi.completeAction, act(code));
  expect(answer).toEqual({ mode: 'verifyEmail', user: { ...client.user, emailVerified: true } });
  expect(await client.errorOf(passwordApi.completeAction, act(code))).toMatchObject({
    status: 400,
    code: 'auth/invalid-action-code',
    params: { reason: 'used' },
    message: 'سبق استخدام هذا الرابط، وهو يعمل مرة واحدة فقط.',
  });
});

it('starts no session, and hides the record from others [AUTH-4]', async () => {
  const owner = await app.signUp();
  const visitor = app.visitor();
  expect(await visitor.call(passwordApi.completeAction, act(await app.mailedCode(owner.user.email)))).toMatchObject({
    mode: 'verifyEmail',
    user: null,
  });
  expect(visitor.cookies.size).toBe(0);
  expect((await owner.call(accountsApi.getMe, {})).user.emailVerified).toBe(true);

  const second = await app.signUp();
  const code = await app.mailedCode(second.user.email);
  expect((await owner.call(passwordApi.completeAction, act(code))).user).toBeNull();
});

it('lets one of twenty at once use a code [AUTH-4]', async () => {
  const client = await app.signUp();
  const code = await app.mailedCode(client.user.email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      client.request({ method: 'POST', path: passwordApi.completeAction.path, body: act(code) }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
});

it('does nothing when the link is only fetched [AUTH-4]', async () => {
  const client = await app.signUp();
  const code = await app.mailedCode(client.user.email);
  await app.visitor().request({ path: `/api/auth/action?mode=verifyEmail&oobCode=${code}` });
  await app.visitor().request({ path: `/auth/action?mode=verifyEmail&oobCode=${code}` });
  expect((await client.call(accountsApi.getMe, {})).user.emailVerified).toBe(false);
});

it('stores no code in plain text, nor a mail that contains one [AUTH-4]', async () => {
  const client = await app.signUp();
  const waiting = JSON.stringify(await app.database.query.selectFrom('outbox').selectAll().execute());
  const code = await app.mailedCode(client.user.email);
  const codes = JSON.stringify(await app.database.query.selectFrom('action_codes').selectAll().execute());
  expect(waiting).toContain(client.user.email);
  expect(waiting + codes).not.toContain(code);
});

describe('refuses', () => {
  it('a link older than 24 hours [AUTH-4]', async () => {
    const client = await app.signUp();
    const code = await app.mailedCode(client.user.email);
    app.clock.moveBy(dayMs - 1);
    const second = await app.signUp();
    const fresh = await app.mailedCode(second.user.email);
    app.clock.moveBy(1);
    expect(await client.errorOf(passwordApi.completeAction, act(code))).toMatchObject({
      status: 400,
      code: 'auth/expired-action-code',
      message: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
    });
    await second.call(passwordApi.completeAction, act(fresh));
  });

  it('a link that a newer one has ended, as soon as that was asked for [AUTH-4]', async () => {
    const client = await app.signUp();
    const old = await app.mailedCode(client.user.email);
    await client.call(accountsApi.sendVerificationMail, {});
    expect(await client.errorOf(passwordApi.completeAction, act(old))).toMatchObject({
      code: 'auth/expired-action-code',
    });
    await client.call(passwordApi.completeAction, act(await app.mailedCode(client.user.email)));
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(512), '../../etc', 'رابط'])(
    'the made-up code %j [AUTH-4]',
    async (oobCode) => {
      expect(
        await app.visitor().errorOf(passwordApi.completeAction, act(oobCode), { 'accept-language': 'en' }),
      ).toMatchObject({
        status: 400,
        code: 'auth/invalid-action-code',
        params: { reason: 'malformed' },
        message: 'This link is incomplete. Open the whole link from the mail.',
      });
    },
  );

  it('an unknown mode, and a null character', async () => {
    expect(
      await app.visitor().errorOf(passwordApi.completeAction, { mode: 'becomeAdmin', oobCode: 'x' }),
    ).toMatchObject({ code: 'system/invalid-input' });
    expect(await app.visitor().errorOf(passwordApi.completeAction, act('a\0b'))).toMatchObject({
      status: 400,
      fields: { oobCode: 'invalid' },
    });
  });
});

describe('sending the mail again', () => {
  it('answers the same for a known, an unknown and a verified address, and mails only the first [AUTH-4]', async () => {
    const waiting = await app.signUp({ email: 'waiting@example.com' });
    await app.verified({ email: 'done@example.com' });
    const before = (await app.mails()).length;
    const answers = [];
    for (const email of ['WAITING@example.com', 'nobody@example.com', 'done@example.com']) {
      answers.push(
        await app.visitor().request({ method: 'POST', path: accountsApi.sendVerificationMail.path, body: { email } }),
      );
    }
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(['200 {}', '200 {}', '200 {}']);
    const mails = await app.mails();
    expect(mails.slice(0, mails.length - before).map(({ to }) => to)).toEqual([waiting.user.email]);
  });

  it('requires an address from a signed-out caller', async () => {
    expect(await app.visitor().errorOf(accountsApi.sendVerificationMail, {})).toMatchObject({
      status: 400,
      code: 'auth/invalid-email',
      fields: { email: 'auth/invalid-email' },
    });
    expect(await app.visitor().errorOf(accountsApi.sendVerificationMail, { email: 'x' })).toMatchObject({
      status: 400,
      code: 'auth/invalid-email',
    });
  });
});

describe('an account that a stranger opened with my address', () => {
  const disown = (oobCode: string) => ({ mode: 'disownAccount', oobCode }) as const;

  it('is named in the mail, which can close it too [AUTH-4]', async () => {
    await app.signUp({ email: 'mine@example.com', displayName: 'Stranger' });
    const [mail] = await app.mails();
    expect(mail?.text).toContain('باسم «\u2068Stranger\u2069»');
    expect(mail?.text).toMatch(
      /^http:\/\/localhost:3000\/auth\/action\?mode=disownAccount&oobCode=[\w-]{43}&lang=ar$/m,
    );
    expect(mail?.html).toMatch(
      /href="http:\/\/localhost:3000\/auth\/action\?mode=disownAccount&amp;oobCode=[\w-]{43}&amp;lang=ar"/,
    );
  });

  it('is closed by the code of the mail, once, and leaves the address free with its gift [AUTH-4]', async () => {
    const stranger = await app.signUp({ email: 'mine@example.com' });
    const code = await app.mailedCode('mine@example.com');
    const me = app.visitor();
    expect(await me.call(passwordApi.completeAction, disown(code))).toEqual({ mode: 'disownAccount', user: null });
    expect(await stranger.errorOf(accountsApi.getMe, {})).toMatchObject({ code: 'auth/unauthenticated' });
    expect(
      await stranger.errorOf(accountsApi.signIn, { email: 'mine@example.com', password: stranger.password }),
    ).toMatchObject({ code: 'auth/invalid-credential' });
    for (const again of [act(code), disown(code)])
      expect((await me.errorOf(passwordApi.completeAction, again)).code).toBe('auth/invalid-action-code');
    expect((await app.mails())[0]).toMatchObject({ to: 'mine@example.com' });
    expect(await app.database.query.selectFrom('deleted_addresses').selectAll().execute()).toEqual([]);
    expect((await app.signUp({ email: 'mine@example.com' })).user.gameSessionBalance).toBe(3);
  });

  it('is not closed once its address is confirmed, by any code [AUTH-4]', async () => {
    const owner = await app.signUp();
    const code = await app.mailedCode(owner.user.email);
    await owner.call(passwordApi.completeAction, act(code));
    expect(await app.visitor().errorOf(passwordApi.completeAction, disown(code))).toMatchObject({
      code: 'auth/invalid-action-code',
      params: { reason: 'used' },
    });
    await app.visitor().call(accountsApi.sendPasswordResetMail, { email: owner.user.email });
    const reset = await app.mailedCode(owner.user.email);
    expect(await app.visitor().errorOf(passwordApi.completeAction, disown(reset))).toMatchObject({
      code: 'auth/invalid-action-code',
    });
    expect((await owner.call(accountsApi.getMe, {})).user.emailVerified).toBe(true);
  });

  it('becomes mine where I confirm it: a new password at once ends what the stranger has [AUTH-4] [AUTH-5]', async () => {
    const stranger = await app.signUp({ email: 'mine@example.com' });
    const me = app.visitor();
    const { resetCode = '' } = await me.call(passwordApi.completeAction, act(await app.mailedCode('mine@example.com')));
    await me.call(passwordApi.completeAction, {
      mode: 'resetPassword',
      oobCode: resetCode,
      newPassword: 'only-mine-1',
    });
    expect(await stranger.errorOf(accountsApi.getMe, {})).toMatchObject({ code: 'auth/unauthenticated' });
    expect(
      await stranger.errorOf(accountsApi.signIn, { email: 'mine@example.com', password: stranger.password }),
    ).toMatchObject({ code: 'auth/invalid-credential' });
    expect(
      (await me.call(accountsApi.signIn, { email: 'mine@example.com', password: 'only-mine-1' })).user.emailVerified,
    ).toBe(true);
  });

  it('offers no new password to a signed-in user, nor to an account without one [AUTH-4]', async () => {
    const owner = await app.signUp();
    expect(
      await owner.call(passwordApi.completeAction, act(await app.mailedCode(owner.user.email))),
    ).not.toHaveProperty('resetCode');
    const second = await app.signUp();
    const code = await app.mailedCode(second.user.email);
    await app.database.query
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', second.user.uid)
      .execute();
    expect(await app.visitor().call(passwordApi.completeAction, act(code))).toEqual({
      mode: 'verifyEmail',
      user: null,
    });
  });
});

it('makes an admin of the user who verifies ADMIN_EMAIL, not before [AUTH-11]', async () => {
  const client = await app.signUp({ email: testAdminEmail });
  expect(client.user.role).toBe('player');
  const { user } = await client.call(passwordApi.completeAction, act(await app.mailedCode(testAdminEmail)));
  expect(user).toMatchObject({ role: 'admin', emailVerified: true });
  expect((await app.verified()).user.role).toBe('player');
});

it('keeps the reason of an ended code for a week, and then deletes it [AUTH-4]', async () => {
  const { user } = await app.signUp();
  const code = await app.mailedCode(user.email);
  app.clock.moveBy(8 * dayMs - 1);
  await app.accounts.forgetOldCodes();
  expect(await app.visitor().errorOf(passwordApi.completeAction, act(code))).toMatchObject({
    code: 'auth/expired-action-code',
  });
  app.clock.moveBy(1);
  await app.accounts.forgetOldCodes();
  expect(await app.visitor().errorOf(passwordApi.completeAction, act(code))).toMatchObject({
    code: 'auth/invalid-action-code',
  });
});
