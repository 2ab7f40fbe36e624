import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { RawAnswer, TestClient } from '#testing/test-client.ts';
import { errorAnswer } from '#testing/test-client.ts';
import { addressIn, bothProviders, noura, withIssuer } from '#testing/provider-browser.ts';
import { startTestIssuer } from '#testing/test-issuer.ts';
import type { IssuerAnswer, IssuerPerson } from '#testing/test-issuer.ts';
import { AppError } from '../platform/app-error.ts';
import { flowDurationMs } from './sign-in-flow.ts';

let app: TestApp;
const { issuer, start, ask, deliver, signIn, userOf, isSignedIn, countAccounts } = withIssuer(() => app);
beforeEach(async () => {
  app = await createTestApp({ providers: issuer().settings });
});

const errorIn = (answer: RawAnswer) => {
  const address = new URL(addressIn(answer));
  expect(address.pathname).toBe('/auth/login');
  return Object.fromEntries(address.searchParams);
};

it('sends a browser to Google with an account chooser, in Arabic, bound to that browser [AUTH-3]', async () => {
  const client = app.visitor();
  const answer = await start(client, 'google');
  expect(answer.status).toBe(303);
  const url = new URL(addressIn(answer));
  expect(`${url.origin}${url.pathname}`).toBe(`${issuer().settings.google.issuer.origin}/auth`);
  const token = expect.stringMatching(/^[\w-]{43}$/) as string;
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'google-client',
    redirect_uri: 'http://localhost:3000/api/auth/google/callback',
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'select_account',
    hl: 'ar',
    state: token,
    nonce: token,
    code_challenge: token,
    code_challenge_method: 'S256',
  });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^siraj_provider=[\w-]+; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
  );
  // Sealed: neither state nor nonce nor verifier can be read from the cookie.
  expect(Buffer.from([...client.cookies.values()][0] ?? '', 'base64url').toString('latin1')).not.toContain(
    url.searchParams.get('state'),
  );
  const again = new URL(addressIn(await start(app.visitor(), 'google', 'language=en')));
  expect(again.searchParams.get('hl')).toBe('en');
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(again.searchParams.get(name)).not.toBe(url.searchParams.get(name));
});

it('sends a browser to Apple for name and address, in Arabic, to be answered by a form [AUTH-3]', async () => {
  const url = new URL(addressIn(await start(app.visitor(), 'apple')));
  const token = expect.stringMatching(/^[\w-]{43}$/) as string;
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'app.siraj.web',
    redirect_uri: 'http://localhost:3000/api/auth/apple/callback',
    response_type: 'code',
    response_mode: 'form_post',
    scope: 'name email',
    locale: 'ar',
    state: token,
    nonce: token,
    code_challenge: token,
    code_challenge_method: 'S256',
  });
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
    await owner.call(accountsApi.completeAction, {
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

it.each(bothProviders)(
  'says that it was cancelled where the person refuses at %s, in our words alone [AUTH-3]',
  async (provider) => {
    for (const refuses of ['access_denied', ...(provider === 'apple' ? ['user_cancelled_authorize'] : [])]) {
      const answer = await signIn(app.visitor(), provider, { ...noura, refuses });
      expect(errorIn(answer)).toEqual({ provider, error: 'auth/user-cancelled', from: '/game' });
      expect(addressIn(answer)).not.toContain('said');
    }
    expect(await countAccounts()).toBe(0);
  },
);

it('distinguishes our misconfiguration from other provider errors [AUTH-3]', async () => {
  const said = async (refuses: string) =>
    errorIn(await signIn(app.visitor(), 'google', { ...noura, refuses }))['error'];
  expect(await said('unauthorized_client')).toBe('auth/invalid-configuration');
  expect(await said('server_error')).toBe('auth/provider-sign-in-failed');
});

it('says that the configuration is wrong where the secret or the key is [AUTH-3]', async () => {
  const { google, apple } = issuer().settings;
  app = await createTestApp({
    providers: { google: { ...google, clientSecret: 'wrong' }, apple: { ...apple, keyId: 'OTHER' } },
  });
  for (const provider of bothProviders)
    expect(errorIn(await signIn(app.visitor(), provider, noura))['error']).toBe('auth/invalid-configuration');
});

it.each(bothProviders)('takes no answer of %s that this browser did not ask for [AUTH-3]', async (provider) => {
  const [victim, attacker] = [app.visitor(), app.visitor()];
  const answer = await ask(attacker, provider, noura);
  const failed = async (client: TestClient, given: IssuerAnswer) => {
    const refused = await deliver(client, given);
    expect(await isSignedIn(client)).toBe(false);
    return refused.status === 303 ? errorIn(refused)['error'] : /data-code="([^"]*)"/.exec(refused.text)?.[1];
  };
  const code = 'auth/provider-sign-in-failed';
  // Without any flow, with another flow of the same user, and with one of the other provider.
  expect(await failed(victim, answer)).toBe(code);
  await start(victim, provider);
  expect(await failed(victim, answer)).toBe(code);
  await start(victim, provider === 'google' ? 'apple' : 'google');
  expect(await failed(victim, answer)).toBe(code);
  // Too late, or with a cookie that was changed.
  const late = app.visitor();
  const lateAnswer = await ask(late, provider, noura);
  app.clock.moveBy(flowDurationMs);
  expect(await failed(late, lateAnswer)).toBe(code);
  const forged = app.visitor();
  const forgedAnswer = await ask(forged, provider, noura);
  forged.cookies.set('siraj_provider', `A${forged.cookies.get('siraj_provider') ?? ''}`);
  expect(await failed(forged, forgedAnswer)).toBe(code);
  expect(await countAccounts()).toBe(0);
});

it.each(bothProviders)('takes no tampered or repeated answer of %s [AUTH-3]', async (provider) => {
  const tampered = async (change: (values: URLSearchParams) => void, person = noura) => {
    const client = app.visitor();
    const answer = await ask(client, provider, person);
    change(answer.form ?? answer.address.searchParams);
    const refused = await deliver(client, answer);
    expect(await isSignedIn(client)).toBe(false);
    return errorIn(refused)['error'];
  };
  const code = 'auth/provider-sign-in-failed';
  expect(await tampered((values) => values.set('state', 'x'.repeat(43)))).toBe(code);
  expect(await tampered((values) => values.delete('state'))).toBe(code);
  expect(await tampered((values) => values.set('code', 'made-up'))).toBe(code);
  expect(await tampered((values) => values.delete('code'))).toBe(code);
  expect(await tampered((values) => values.set('iss', 'https://elsewhere.example'))).toBe(code);
  expect(await tampered(() => undefined, { ...noura, nonce: 'another-nonce' })).toBe(code);
  expect(await tampered(() => undefined, { ...noura, isForged: true })).toBe(code);
  expect(await countAccounts()).toBe(0);

  // Replayed, with a kept cookie of the flow.
  const client = app.visitor();
  const answer = await ask(client, provider, noura);
  const cookies = new Map(client.cookies);
  await deliver(client, answer);
  expect(await isSignedIn(client)).toBe(true);
  const again = app.visitor();
  for (const [name, value] of cookies) again.cookies.set(name, value);
  expect(errorIn(await deliver(again, answer))['error']).toBe(code);
  expect(await isSignedIn(again)).toBe(false);
});

it("takes no bounced answer of Apple's that was written by hand [AUTH-3]", async () => {
  const client = app.visitor();
  await start(client, 'apple');
  for (const answer of ['', 'code=x&state=y', 'A'.repeat(100)]) {
    const refused = await client.request({ path: `/api/auth/apple/return?answer=${encodeURIComponent(answer)}` });
    expect(refused.text + addressIn(refused)).toMatch(/auth(\/|%2F)provider-sign-in-failed/);
  }
});

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

it('notifies the opener of a pop-up by a page with no other script, and closes it [AUTH-3]', async () => {
  const client = app.visitor();
  const done = await signIn(client, 'google', noura, 'mode=popup&origin=/game');
  expect(done).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
  expect(String(done.headers['content-security-policy'])).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(done.text).toContain('data-provider="google" data-code="" data-next="http://localhost:3000/game"');
  expect(done.text).toContain('}, window.location.origin);');
  expect(await isSignedIn(client)).toBe(true);
  const refused = await signIn(
    app.visitor(),
    'apple',
    { ...noura, refuses: 'access_denied' },
    'mode=popup&origin=/game&language=en',
  );
  expect(refused.status).toBe(200);
  expect(refused.text).toContain('<html lang="en" dir="ltr">');
  expect(refused.text).toContain(
    'data-code="auth/user-cancelled" data-next="http://localhost:3000/auth/login?provider=apple&amp;error=auth%2Fuser-cancelled&amp;from=%2Fgame"',
  );
  // Contains nothing of the issuer's message.
  expect(refused.text).not.toContain('issuer');
});

it('posts to our own site only, and continues itself without an opener [AUTH-3]', async () => {
  const { text } = await signIn(app.visitor(), 'google', { ...noura, refuses: 'access_denied' }, 'mode=popup');
  const script = /<script>([\s\S]*)<\/script>/.exec(text)?.[1] ?? '';
  const run = (opener: object | null) => {
    const done: unknown[] = [];
    const data = { provider: 'google', code: 'auth/user-cancelled', next: 'http://localhost:3000/next' };
    runInNewContext(script, {
      document: { body: { dataset: data } },
      window: {
        opener: opener && { postMessage: (...given: unknown[]) => done.push(...given) },
        close: () => done.push('closed'),
        location: { origin: 'http://localhost:3000', replace: (address: string) => done.push(address) },
      },
    });
    return JSON.parse(JSON.stringify(done)) as unknown;
  };
  expect(run({})).toEqual([
    { type: 'siraj/sign-in', provider: 'google', code: 'auth/user-cancelled' },
    'http://localhost:3000',
    'closed',
  ]);
  expect(run(null)).toEqual(['http://localhost:3000/next']);
});

it('leads back to our own site only [AUTH-3]', async () => {
  for (const origin of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'game',
  ]) {
    const answer = await start(app.visitor(), 'google', `origin=${encodeURIComponent(origin)}`);
    expect(errorAnswer(answer)).toMatchObject({ status: 400, fields: { origin: 'invalid' } });
  }
  expect(errorAnswer(await start(app.visitor(), 'google', 'mode=frame'))).toMatchObject({ status: 400 });
  const client = app.visitor();
  expect(addressIn(await signIn(client, 'google', noura, `origin=${encodeURIComponent('/لعبة?"><script>')}`))).toBe(
    'http://localhost:3000/%D9%84%D8%B9%D8%A8%D8%A9?%22%3E%3Cscript%3E',
  );
});

it('says which providers there are, and refuses the others by their code [AUTH-3]', async () => {
  expect(await app.visitor().call(accountsApi.getProviders, {})).toEqual({
    providers: ['google', 'apple'],
    origin: 'http://localhost:3000',
  });
  const bare = await createTestApp();
  expect(await bare.visitor().call(accountsApi.getProviders, {})).toEqual({
    providers: [],
    origin: 'http://localhost:3000',
  });
  for (const provider of bothProviders) {
    expect(errorAnswer(await start(bare.visitor(), provider, ''))).toMatchObject({
      status: 403,
      code: 'auth/operation-not-allowed',
    });
    expect(
      (
        await bare
          .visitor()
          .request({ path: `/api/auth/${provider}/${provider === 'google' ? 'callback' : 'return'}?code=x&state=y` })
      ).text,
    ).toContain('auth/provider-sign-in-failed');
  }
  expect(errorAnswer(await app.visitor().request({ path: '/api/auth/facebook/start' }))).toMatchObject({
    status: 404,
    code: 'system/not-found',
  });
});

it('reports a network failure if a provider is unreachable, and retries discovery next time [AUTH-3]', async () => {
  const away = await startTestIssuer(() => app.clock.now());
  app = await createTestApp({ providers: away.settings });
  await away.close();
  for (const provider of bothProviders) {
    expect(errorIn(await start(app.visitor(), provider))).toEqual({
      provider,
      error: 'auth/network-request-failed',
      from: '/game',
    });
    expect((await start(app.visitor(), provider, 'mode=popup')).text).toContain(
      'data-code="auth/network-request-failed"',
    );
  }
});

it('takes a form for Apple only, and no large one [AUTH-3]', async () => {
  const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    app.visitor().request({ method: 'POST', path, body, headers: { 'content-type': type } });
  expect((await post('/api/auth/apple/callback', `code=${'x'.repeat(20_000)}`)).status).toBe(413);
  expect((await post('/api/auth/apple/callback', '{}', 'application/json')).status).toBe(415);
  expect((await post('/api/auth/sign-in', 'email=a')).status).toBe(415);
  // Parameters too long for an address are dropped, and the answer then fails as incomplete.
  const { headers } = await post(
    '/api/auth/apple/callback',
    `code=${'x'.repeat(9000)}&state=${'y'.repeat(900)}&other=1`,
  );
  expect(String(headers['location']).length).toBeLessThan(200);
});

it('shows a page in words to whom it refuses a start, in the language asked for, with a way back [LIMIT-1]', async () => {
  const refuse = () =>
    Promise.reject(new AppError('rate-limited', { params: { operation: 'sign_in' }, retryAfterSeconds: 90 }));
  app = await createTestApp({
    providers: issuer().settings,
    rateLimits: { take: refuse, giveBack: () => Promise.resolve() },
  });
  const asked = (language: string, accept: string) =>
    app.visitor().request({ path: `/api/auth/google/start?language=${language}`, headers: { accept } });
  const page = await asked('ar', 'text/html,application/xhtml+xml');
  expect(page.status).toBe(429);
  expect(page.headers).toMatchObject({ 'retry-after': '90', 'content-type': 'text/html; charset=utf-8' });
  expect(page.text).toContain('<html lang="ar" dir="rtl">');
  expect(page.text).toContain('<a href="http://localhost:3000/">تابع إلى سِراج</a>');
  expect(page.text).not.toContain('rate-limited');
  expect((await asked('en', 'text/html')).text).toContain('<html lang="en" dir="ltr">');
  expect(errorAnswer(await asked('ar', 'application/json'))).toMatchObject({ status: 429, code: 'rate-limited' });
});

it('counts every start as a sign-in, by the network if no one is signed in [LIMIT-1]', async () => {
  const counted: unknown[] = [];
  app = await createTestApp({
    providers: issuer().settings,
    rateLimits: {
      take: (operation, { identifier }) => Promise.resolve(void counted.push([operation, identifier])),
      giveBack: () => Promise.resolve(),
    },
  });
  for (const provider of bothProviders) await start(app.visitor(), provider);
  expect(counted).toEqual([
    ['sign_in', null],
    ['sign_in', null],
  ]);
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
