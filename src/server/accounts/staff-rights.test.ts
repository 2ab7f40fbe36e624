import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { providerApi } from '#shared/accounts/provider-api.ts';
import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { present } from '#shared/kernel/assert.ts';
import { addressIn, noura, withIssuer } from '#testing/provider-browser.ts';
import { createTestApp, testAdminEmail } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { grantRole } from './index.ts';

let app: TestApp;
const { issuer, signIn: signInBy } = withIssuer(() => app);
beforeEach(async () => {
  app = await createTestApp({ providers: issuer().settings });
});

const owners = 'only-mine-1';
const verify = (oobCode: string) => ({ mode: 'verifyEmail', oobCode }) as const;
const meOf = async (client: TestClient) => (await client.call(accountsApi.getMe, {})).user;
const statusOf = async (client: TestClient) => (await client.request({ path: accountsApi.getMe.path })).status;
const enter = async (email: string, password: string) => {
  const client = app.visitor();
  await client.call(accountsApi.signIn, { email, password });
  return client;
};
const rejectedPassword = async (email: string, password: string) =>
  (await app.visitor().errorOf(accountsApi.signIn, { email, password })).code;
async function codeFor(mode: 'resetPassword' | 'signIn', email: string): Promise<string> {
  await app
    .visitor()
    .call(mode === 'signIn' ? accountsApi.sendSignInLink : accountsApi.sendPasswordResetMail, { email });
  const mail = (await app.mails()).find(({ to, text }) => to === email && text.includes(`mode=${mode}`));
  return present(/oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1], `code of ${mode}`);
}

/** A stranger who opened the account of ADMIN_EMAIL, signed in twice, with an ID token. */
async function squat(email = testAdminEmail) {
  const stranger = await app.signUp({ email });
  const second = await enter(email, stranger.password);
  const { idToken } = await stranger.call(accountsApi.issueIdToken, {});
  return { stranger, second, idToken };
}

/** Nothing that the stranger has opens the account. */
async function expectShutOut({ stranger, second, idToken }: Awaited<ReturnType<typeof squat>>, email = testAdminEmail) {
  expect([await statusOf(stranger), await statusOf(second)]).toEqual([401, 401]);
  expect(
    (await app.visitor().request({ path: '/api/me', headers: { authorization: `Bearer ${idToken}` } })).status,
  ).toBe(401);
  expect(await rejectedPassword(email, stranger.password)).toBe('auth/invalid-credential');
}

describe('ADMIN_EMAIL that a stranger registered first', () => {
  it.each(['no session', "another account's session"])(
    'makes no admin if the owner confirms in a browser with %s [AUTH-11]',
    async (browser) => {
      const squatter = await squat();
      const owner = browser === 'no session' ? app.visitor() : await app.verified();
      const answer = await owner.call(passwordApi.completeAction, verify(await app.mailedCode(testAdminEmail)));
      expect(answer).toEqual({
        mode: 'verifyEmail',
        user: null,
        needsPassword: true,
        resetCode: expect.stringMatching(/^[\w-]{43}$/) as string,
      });
      for (const client of [squatter.stranger, squatter.second])
        expect(await meOf(client)).toMatchObject({ role: 'player', emailVerified: false });
      expect((await squatter.stranger.request({ path: adminAccountsApi.listUsers.path })).status).toBe(403);
    },
  );

  it('makes its owner the admin with the new password that they set on confirming, and shuts the stranger out [AUTH-11] [AUTH-5]', async () => {
    const squatter = await squat();
    const owner = app.visitor();
    const { resetCode = '' } = await owner.call(
      passwordApi.completeAction,
      verify(await app.mailedCode(testAdminEmail)),
    );
    await owner.call(passwordApi.completeAction, { mode: 'resetPassword', oobCode: resetCode, newPassword: owners });
    await expectShutOut(squatter);
    expect(await meOf(await enter(testAdminEmail, owners))).toMatchObject({ role: 'admin', emailVerified: true });
  });

  it('gives the role by none of the other ways to prove the mailbox without shutting the stranger out [AUTH-11] [AUTH-5] [AUTH-6]', async () => {
    const squatter = await squat();
    const owner = app.visitor();
    // Confirmed elsewhere and left there: the code is used, and the address is not confirmed.
    await owner.call(passwordApi.completeAction, verify(await app.mailedCode(testAdminEmail)));
    const { user } = await owner.call(passwordApi.completeAction, {
      mode: 'signIn',
      oobCode: await codeFor('signIn', testAdminEmail),
      email: testAdminEmail,
    });
    expect(user).toMatchObject({ role: 'admin', hasPassword: false });
    await expectShutOut(squatter);
    expect(await statusOf(owner)).toBe(200);
  });

  it('can still be closed by its owner, who is the admin after signing up [AUTH-4] [AUTH-11]', async () => {
    const squatter = await squat();
    await app
      .visitor()
      .call(passwordApi.completeAction, { mode: 'disownAccount', oobCode: await app.mailedCode(testAdminEmail) });
    await expectShutOut(squatter);
    await app.mails();
    expect((await app.admin()).user.role).toBe('admin');
  });

  it('is not handed to its owner by Google before it is confirmed, and then belongs to them alone [AUTH-3] [AUTH-11]', async () => {
    const squatter = await squat();
    const boss = { ...noura, subject: 'boss', email: testAdminEmail };
    const owner = app.visitor();
    expect(addressIn(await signInBy(owner, 'google', boss))).toContain('account-exists-with-different-credential');
    await expectShutOut(squatter);
    const { resetCode = '', needsPassword } = await owner.call(
      passwordApi.completeAction,
      verify(await app.mailedCode(testAdminEmail)),
    );
    expect(needsPassword).toBe(true);
    await owner.call(passwordApi.completeAction, { mode: 'resetPassword', oobCode: resetCode, newPassword: owners });
    await signInBy(owner, 'google', boss);
    expect(await meOf(owner)).toMatchObject({ role: 'admin' });
  });
});

describe('an account of ADMIN_EMAIL that was verified by hand', () => {
  /** The staff took the stranger's word; the stranger linked a Google account of theirs. */
  async function verifiedByHand() {
    const staff = await app.verified();
    await grantRole(app.database, staff.user.email, 'admin');
    const squatter = await squat();
    await staff.call(adminAccountsApi.markVerified, { id: squatter.stranger.user.uid, reason: 'said so' });
    const { link } = await squatter.stranger.call(providerApi.allowIdentityLink, {
      password: squatter.stranger.password,
    });
    await signInBy(squatter.stranger, 'google', noura, `origin=/profile&link=${link}`);
    expect((await squatter.stranger.call(providerApi.listIdentities, {})).items).toHaveLength(1);
    return squatter;
  }
  const expectNotIn = async () => {
    const again = app.visitor();
    await signInBy(again, 'google', noura);
    expect(await meOf(again)).toMatchObject({ email: noura.email?.toLowerCase(), role: 'player' });
  };

  it('gives its stranger nothing, and shuts them out when the owner resets the password [AUTH-11] [AUTH-5]', async () => {
    const squatter = await verifiedByHand();
    expect(await meOf(squatter.stranger)).toMatchObject({ role: 'player', emailVerified: true });
    const oobCode = await codeFor('resetPassword', testAdminEmail);
    await app.visitor().call(passwordApi.completeAction, { mode: 'resetPassword', oobCode, newPassword: owners });
    await expectShutOut(squatter);
    expect((await meOf(await enter(testAdminEmail, owners))).role).toBe('admin');
    await expectNotIn();
  });

  it('shuts the stranger out when the owner signs in by a link [AUTH-11] [AUTH-6]', async () => {
    const squatter = await verifiedByHand();
    const owner = app.visitor();
    await owner.call(passwordApi.completeAction, {
      mode: 'signIn',
      oobCode: await codeFor('signIn', testAdminEmail),
      email: testAdminEmail,
    });
    expect(await meOf(owner)).toMatchObject({ role: 'admin', hasPassword: false });
    await expectShutOut(squatter);
    await expectNotIn();
  });
});

describe('confirming ADMIN_EMAIL in a session of the account itself', () => {
  const confirm = async (client: TestClient, code?: string) =>
    client.call(passwordApi.completeAction, verify(code ?? (await app.mailedCode(testAdminEmail))));

  it('makes an admin, keeps the password chosen in that session, and ends every other session [AUTH-11]', async () => {
    const laptop = await app.signUp({ email: testAdminEmail });
    const phone = await enter(testAdminEmail, laptop.password);
    const { idToken } = await laptop.call(accountsApi.issueIdToken, {});
    const answer = await confirm(laptop);
    expect(answer).toMatchObject({ user: { role: 'admin', hasPassword: true } });
    expect(answer).not.toHaveProperty('resetCode');
    expect([await statusOf(laptop), await statusOf(phone)]).toEqual([200, 401]);
    expect(
      (await app.visitor().request({ path: '/api/me', headers: { authorization: `Bearer ${idToken}` } })).status,
    ).toBe(401);
    expect((await meOf(await enter(testAdminEmail, laptop.password))).role).toBe('admin');
  });

  it('ends a password that was chosen in another session, and gives a code for a new one [AUTH-11]', async () => {
    // The person who was given the password may not be the one who chose it.
    const squatter = await squat();
    const owner = await enter(testAdminEmail, squatter.stranger.password);
    const { user, resetCode = '' } = await confirm(owner);
    expect(user).toMatchObject({ role: 'admin', hasPassword: false });
    await expectShutOut(squatter);
    expect(await statusOf(owner)).toBe(200);
    await owner.call(passwordApi.completeAction, { mode: 'resetPassword', oobCode: resetCode, newPassword: owners });
    expect((await meOf(await enter(testAdminEmail, owners))).role).toBe('admin');
  });

  it('keeps a password that this session has changed since [AUTH-11] [USER-4]', async () => {
    const first = await app.signUp({ email: testAdminEmail });
    const code = await app.mailedCode(testAdminEmail);
    const phone = await enter(testAdminEmail, first.password);
    await phone.call(passwordApi.changePassword, { currentPassword: first.password, newPassword: owners });
    expect(await statusOf(first)).toBe(401);
    expect((await confirm(phone, code)).user).toMatchObject({ role: 'admin', hasPassword: true });
    expect((await meOf(await enter(testAdminEmail, owners))).role).toBe('admin');
  });
});

it('also requires a new password if a role was given before the address was confirmed [AUTH-11]', async () => {
  const squatter = await squat('colleague@example.com');
  await grantRole(app.database, 'colleague@example.com', 'moderator');
  const owner = app.visitor();
  const { resetCode = '', needsPassword } = await owner.call(
    passwordApi.completeAction,
    verify(await app.mailedCode('colleague@example.com')),
  );
  expect(needsPassword).toBe(true);
  expect((await squatter.stranger.request({ path: '/api/admin/questions' })).status).toBe(403);
  await owner.call(passwordApi.completeAction, { mode: 'resetPassword', oobCode: resetCode, newPassword: owners });
  await expectShutOut(squatter, 'colleague@example.com');
  expect(await meOf(await enter('colleague@example.com', owners))).toMatchObject({
    role: 'moderator',
    emailVerified: true,
  });
});

it("leaves an ordinary player's other devices signed in when the phone confirms [AUTH-4]", async () => {
  const television = await app.signUp();
  const phone = app.visitor();
  const answer = await phone.call(passwordApi.completeAction, verify(await app.mailedCode(television.user.email)));
  expect(answer).not.toHaveProperty('needsPassword');
  expect(await meOf(television)).toMatchObject({ emailVerified: true, hasPassword: true });
  await enter(television.user.email, television.password);
});
