import { beforeEach, expect, it } from 'vitest';
import { providerApi } from '#shared/accounts/provider-api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { errorAnswer } from '#testing/test-client.ts';
import { addressIn, bothProviders, withIssuer } from '#testing/provider-browser.ts';

let app: TestApp;
const { issuer, start } = withIssuer(() => app);
beforeEach(async () => {
  app = await createTestApp({ providers: issuer().settings });
});

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

it('says which providers there are, and refuses the others by their code [AUTH-3]', async () => {
  expect(await app.visitor().call(providerApi.getProviders, {})).toEqual({
    providers: ['google', 'apple'],
    origin: 'http://localhost:3000',
  });
  const bare = await createTestApp();
  expect(await bare.visitor().call(providerApi.getProviders, {})).toEqual({
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
