import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { addressIn, bothProviders, errorIn, noura, withIssuer } from '#testing/provider-browser.ts';
import { startTestIssuer } from '#testing/test-issuer.ts';
import type { IssuerAnswer } from '#testing/test-issuer.ts';
import { flowDurationMs } from './sign-in-flow.ts';

let app: TestApp;
const { issuer, start, ask, deliver, signIn, isSignedIn, countAccounts } = withIssuer(() => app);
beforeEach(async () => {
  app = await createTestApp({ providers: issuer().settings });
});

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
