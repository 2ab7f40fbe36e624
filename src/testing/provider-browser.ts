import { afterAll, beforeAll, expect } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import type { Provider } from '#shared/accounts/providers.ts';
import type { TestApp } from './test-app.ts';
import type { RawAnswer, TestClient } from './test-client.ts';
import { startTestIssuer } from './test-issuer.ts';
import type { IssuerAnswer, IssuerPerson, TestIssuer } from './test-issuer.ts';

export const addressIn = ({ headers }: RawAnswer) => String(headers['location']);

/** The query of the sign-in page to which a failed sign-in redirects. */
export function errorIn(answer: RawAnswer): Record<string, string> {
  const address = new URL(addressIn(answer));
  expect(address.pathname).toBe('/auth/login');
  return Object.fromEntries(address.searchParams);
}

interface ProviderBrowser {
  start(client: TestClient, provider: Provider, query?: string): Promise<RawAnswer>;
  /** From our start to the issuer's answer, as this person. */
  ask(client: TestClient, provider: Provider, person: IssuerPerson, query?: string): Promise<IssuerAnswer>;
  /** Brings the issuer's answer to us as a browser does: a form from another site comes without our cookies. */
  deliver(client: TestClient, answer: IssuerAnswer, user?: object): Promise<RawAnswer>;
  signIn(client: TestClient, provider: Provider, person: IssuerPerson, query?: string): Promise<RawAnswer>;
}

/** The browser between the app and an identity provider; each test has its own app. */
function providerBrowser(issuerNow: () => TestIssuer, appNow: () => TestApp): ProviderBrowser {
  const start: ProviderBrowser['start'] = (client, provider, query = 'mode=redirect&origin=/game') =>
    client.request({ path: `/api/auth/${provider}/start?${query}` });
  const ask: ProviderBrowser['ask'] = async (client, provider, person, query) =>
    issuerNow().visit(addressIn(await start(client, provider, query)), person);
  const deliver: ProviderBrowser['deliver'] = async (client, { address, form }, user) => {
    const path = `${address.pathname}${address.search}`;
    if (form === null) return client.request({ path });
    const body = new URLSearchParams(form);
    if (user !== undefined) body.set('user', JSON.stringify(user));
    const bounced = await appNow()
      .visitor()
      .request({
        method: 'POST',
        path,
        body: body.toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://appleid.apple.com',
          'sec-fetch-site': 'cross-site',
        },
      });
    expect(bounced.status).toBe(303);
    const next = new URL(addressIn(bounced));
    return client.request({ path: `${next.pathname}${next.search}` });
  };
  return {
    start,
    ask,
    deliver,
    signIn: async (client, provider, person, query) => deliver(client, await ask(client, provider, person, query)),
  };
}

export const bothProviders: readonly Provider[] = ['google', 'apple'];
export const noura: IssuerPerson = {
  subject: 'noura-1',
  email: 'Noura@Example.com',
  emailVerified: true,
  name: 'نورة',
};

/** An issuer for all tests of a file, and helpers for the app that each of them opens. */
export function withIssuer(appNow: () => TestApp) {
  let issuer: TestIssuer;
  beforeAll(async () => {
    issuer = await startTestIssuer(() => appNow().clock.now());
  });
  afterAll(() => issuer.close());
  return {
    issuer: () => issuer,
    ...providerBrowser(() => issuer, appNow),
    userOf: async (client: TestClient) => (await client.call(accountsApi.getMe, {})).user,
    isSignedIn: async (client: TestClient) => (await client.request({ path: '/api/me' })).status === 200,
    countAccounts: async () => (await appNow().database.query.selectFrom('users').select('id').execute()).length,
  };
}
