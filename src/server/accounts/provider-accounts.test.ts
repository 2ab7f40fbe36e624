import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { addressIn, bothProviders, errorIn, noura, withIssuer } from '#testing/provider-browser.ts';
import type { IssuerAnswer, IssuerPerson } from '#testing/test-issuer.ts';

let app: TestApp;
const { issuer, ask, deliver, signIn, userOf, isSignedIn, countAccounts } = withIssuer(() => app);
beforeEach(async () => {
  app = await createTestApp({ providers: issuer().settings });
});

it.each(bothProviders)(
  'opens an account by %s: confirmed, with three sessions, and without a password [AUTH-3] [AUTH-1]',
  async (provider) => {
    const client = app.visitor();
    // Apple's token has no name: it is in the form.
    const { subject, email = '', name = '' } = noura;
    const asked = await ask(
      client,
      provider,
      { subject, email, emailVerified: true, ...(provider === 'apple' ? {} : { name }) },
      'origin=/game%3Fa=1&language=en',
    );
    const answer = await deliver(client, asked, {
      name: { firstName: 'نورة', lastName: '' },
      email: 'elsewhere@example.com',
    });
    expect(answer).toMatchObject({ status: 303, headers: { location: 'http://localhost:3000/game?a=1' } });
    expect(await userOf(client)).toMatchObject({
      email: 'noura@example.com',
      emailVerified: true,
      displayName: 'نورة',
      role: 'player',
      isNewUser: true,
      gameSessionBalance: 3,
      preferences: { language: 'en', theme: 'dark', sound: true },
      lastLogin: app.clock.now(),
    });
    const ledger = await app.database.query.selectFrom('session_ledger').select(['reason', 'delta']).execute();
    expect(ledger).toEqual([{ reason: 'sign-up', delta: 3 }]);
    // The flow is over: its cookie is gone, those of the session are there.
    expect([...client.cookies.keys()]).toEqual(['siraj_session', 'siraj_signed_in']);
    for (const password of ['secret-1', '', 'null']) {
      expect(await app.visitor().errorOf(accountsApi.signIn, { email: noura.email, password })).toEqual(
        await app.visitor().errorOf(accountsApi.signIn, { email: 'nobody@example.com', password }),
      );
    }
  },
);

it.each(bothProviders)(
  'finds the account again by who they are at %s, whatever their address or name has become [AUTH-3]',
  async (provider) => {
    const [first, second] = [app.visitor(), app.visitor()];
    await signIn(first, provider, noura);
    const before = await userOf(first);
    app.clock.moveBy(60_000);
    const answer = await deliver(
      second,
      await ask(second, provider, {
        subject: noura.subject,
        email: 'new@example.com',
        emailVerified: false,
        name: 'Nora',
      }),
      { name: { firstName: 'Nora', lastName: 'X' } },
    );
    expect(addressIn(answer)).toBe('http://localhost:3000/game');
    expect(await userOf(second)).toEqual({ ...before, lastLogin: app.clock.now() });
  },
);

it("takes Apple's name the first time only, and cleans it [AUTH-3]", async () => {
  const names: Record<string, [unknown, string]> = {
    'a-1': [{ name: { firstName: ' سارة ', lastName: 'العلي' } }, 'سارة العلي'],
    'a-2': [{ name: { firstName: 'x'.repeat(60) } }, 'x'.repeat(40)],
    'a-3': [{ name: { firstName: '\u202eevil' } }, 'لاعب'],
    'a-4': [{ name: { firstName: ['x'] } }, 'لاعب'],
    'a-5': [{}, 'لاعب'],
  };
  for (const [subject, [user, expected]] of Object.entries(names)) {
    const client = app.visitor();
    await deliver(
      client,
      await ask(client, 'apple', { subject, email: `${subject}@privaterelay.appleid.com`, emailVerified: 'true' }),
      user as object,
    );
    expect((await userOf(client)).displayName).toBe(expected);
  }
});

it.each(bothProviders)(
  'adds %s to a confirmed account of the same address, whose password still works [AUTH-3]',
  async (provider) => {
    const owner = await app.verified({ email: 'noura@example.com', displayName: 'أم سعد' });
    const client = app.visitor();
    await signIn(client, provider, noura);
    expect(await userOf(client)).toMatchObject({ uid: owner.user.uid, displayName: 'أم سعد', gameSessionBalance: 3 });
    await app.visitor().call(accountsApi.signIn, { email: owner.user.email, password: owner.password });
    expect(await isSignedIn(owner)).toBe(true);
  },
);

it('keeps Google and Apple of one person together, and two people of one name apart [AUTH-3]', async () => {
  const [google, apple, other] = [app.visitor(), app.visitor(), app.visitor()];
  await signIn(google, 'google', noura);
  await signIn(apple, 'apple', { ...noura, subject: 'apple-7' });
  await signIn(other, 'apple', { ...noura, email: 'other@example.com' });
  expect((await userOf(apple)).uid).toBe((await userOf(google)).uid);
  expect((await userOf(other)).uid).not.toBe((await userOf(google)).uid);
});

it.each(bothProviders)(
  'neither hands an unconfirmed account over to %s, nor leaves it to the user who opened it [AUTH-3]',
  async (provider) => {
    const stranger = await app.signUp({ email: 'noura@example.com', displayName: 'غريب' });
    const { idToken } = await stranger.call(accountsApi.issueIdToken, {});
    const owner = app.visitor();
    expect(errorIn(await signIn(owner, provider, noura))).toEqual({
      provider,
      error: 'auth/account-exists-with-different-credential',
      from: '/game',
    });
    expect(await isSignedIn(owner)).toBe(false);
    // The stranger is out: session, token and password.
    expect(await isSignedIn(stranger)).toBe(false);
    expect(
      (await app.visitor().request({ path: '/api/me', headers: { authorization: `Bearer ${idToken}` } })).status,
    ).toBe(401);
    expect(
      await app.visitor().errorOf(accountsApi.signIn, { email: 'noura@example.com', password: stranger.password }),
    ).toMatchObject({ code: 'auth/invalid-credential' });
    // The owner follows the mailed link, and is in from then on.
    await owner.call(passwordApi.completeAction, {
      mode: 'verifyEmail',
      oobCode: await app.mailedCode('noura@example.com'),
    });
    await signIn(owner, provider, noura);
    expect(await userOf(owner)).toMatchObject({ uid: stranger.user.uid, emailVerified: true });
    expect(
      await app.visitor().errorOf(accountsApi.signIn, { email: 'noura@example.com', password: stranger.password }),
    ).toMatchObject({ code: 'auth/invalid-credential' });
    expect(await countAccounts()).toBe(1);
  },
);

it.each(bothProviders)(
  'opens no account for an address that %s does not vouch for, and touches none [AUTH-3]',
  async (provider) => {
    const owner = await app.verified({ email: 'noura@example.com' });
    const people: IssuerPerson[] = [
      { ...noura, emailVerified: false },
      { ...noura, emailVerified: 'false' },
      { subject: 'n', email: 'noura@example.com' },
      { subject: 'm', emailVerified: true },
      { subject: 'o', email: 'not an address', emailVerified: true },
    ];
    for (const person of people) {
      const client = app.visitor();
      expect(errorIn(await signIn(client, provider, person))['error']).toBe('auth/unverified-email');
      expect(await isSignedIn(client)).toBe(false);
    }
    expect(await isSignedIn(owner)).toBe(true);
    expect(await countAccounts()).toBe(1);
  },
);

it('makes one account of two first sign-ins at once [AUTH-3]', async () => {
  const clients = [app.visitor(), app.visitor(), app.visitor()];
  const answers: IssuerAnswer[] = [];
  for (const client of clients) answers.push(await ask(client, 'google', noura));
  const apple = app.visitor();
  const appleAnswer = await ask(apple, 'apple', { ...noura, subject: 'apple-7' });
  await Promise.all([
    ...clients.map((client, index) => deliver(client, answers[index] as IssuerAnswer)),
    deliver(apple, appleAnswer),
  ]);
  expect(new Set(await Promise.all([...clients, apple].map(async (client) => (await userOf(client)).uid))).size).toBe(
    1,
  );
  expect(await countAccounts()).toBe(1);
  expect((await userOf(apple)).gameSessionBalance).toBe(3);
});

it('rejects the user of a closed account, and reveals that to them alone [AUTH-3]', async () => {
  const client = app.visitor();
  await signIn(client, 'google', noura);
  await app.database.query.updateTable('users').set({ disabled: true }).execute();
  const again = app.visitor();
  expect(errorIn(await signIn(again, 'google', noura))['error']).toBe('auth/user-disabled');
  expect(await isSignedIn(again)).toBe(false);
});

it('makes an admin of a user whose provider confirms ADMIN_EMAIL [AUTH-11]', async () => {
  const client = app.visitor();
  await signIn(client, 'google', { subject: 'boss', email: 'admin@siraj.test', emailVerified: true });
  expect((await userOf(client)).role).toBe('admin');
});

it('ends the session that a sign-in by a provider replaces [AUTH-2]', async () => {
  const client = app.visitor();
  await signIn(client, 'google', noura);
  await signIn(client, 'google', noura);
  expect(await app.database.query.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

it.each(bothProviders)('rewards both sides where an invited friend comes by %s, once [REF-1]', async (provider) => {
  const host = await app.verified();
  const { referralCode } = await host.call(accountsApi.getReferral, {});
  const friend = app.visitor();
  for (let time = 0; time < 2; time += 1)
    await signIn(friend, provider, noura, `mode=redirect&referralCode=${referralCode}`);
  expect(await userOf(friend)).toMatchObject({
    gameSessionBalance: 4,
    referredBy: referralCode,
    referralProcessed: true,
  });
  expect(await userOf(host)).toMatchObject({ gameSessionBalance: 4 });
});

it('opens the account whatever the code is worth, and gives nothing to an account that was there [REF-1]', async () => {
  const stranger = app.visitor();
  await signIn(stranger, 'google', { ...noura, subject: 'other', email: 'other@example.com' }, 'referralCode=NOBODY');
  expect(await userOf(stranger)).toMatchObject({ gameSessionBalance: 3, referralProcessed: false });
  const host = await app.verified();
  const { referralCode } = await host.call(accountsApi.getReferral, {});
  await app.verified({ email: 'noura@example.com' });
  const owner = app.visitor();
  await signIn(owner, 'google', noura, `referralCode=${referralCode}`);
  expect(await userOf(owner)).toMatchObject({ gameSessionBalance: 3, referredBy: null });
});
