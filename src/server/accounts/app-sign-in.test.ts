import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { providerApi } from '#shared/accounts/provider-api.ts';
import { addressIn, bothProviders, noura, withIssuer } from '#testing/provider-browser.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { errorAnswer } from '#testing/test-client.ts';
import type { TestClient } from '#testing/test-client.ts';
import { appCodeDurationMs } from './app-sign-in.ts';

let app: TestApp;
const { issuer, start, ask, deliver, userOf, isSignedIn, countAccounts } = withIssuer(() => app);
beforeEach(async () => {
  app = await createTestApp({ providers: { ...issuer().settings, appReturn: new URL('siraj://sign-in') } });
});

const verifier = randomBytes(32).toString('base64url');
const challengeOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const query = `mode=app&challenge=${challengeOf(verifier)}`;
const back = (answer: Awaited<ReturnType<typeof deliver>>) =>
  Object.fromEntries(new URL(addressIn(answer)).searchParams);

/** What the system's browser brings back into the app. */
async function codeFor(provider: 'google' | 'apple', more = ''): Promise<string> {
  const browser = app.visitor();
  return String(back(await deliver(browser, await ask(browser, provider, noura, `${query}${more}`)))['code']);
}
const finish = (page: TestClient, code: string, proof = verifier) =>
  page.call(providerApi.finishAppSignIn, { code, verifier: proof });
const refused = (page: TestClient, code: string, proof = verifier) =>
  page.errorOf(providerApi.finishAppSignIn, { code, verifier: proof });

it.each(bothProviders)(
  "signs in the page in the app by %s, which the system's browser has asked [AUTH-3]",
  async (provider) => {
    const [browser, page] = [app.visitor(), app.visitor()];
    const answer = await deliver(browser, await ask(browser, provider, noura, query));
    const address = new URL(addressIn(answer));
    expect(`${address.protocol}//${address.host}`).toBe('siraj://sign-in');
    expect(back(answer)).toEqual({ provider, code: expect.stringMatching(/^[\w-]+$/) as string });
    // The browser outside the app is signed in to nothing.
    expect(await isSignedIn(browser)).toBe(false);
    const { user } = await finish(page, String(back(answer)['code']));
    expect(user).toMatchObject({ email: 'noura@example.com', emailVerified: true });
    expect((await userOf(page)).uid).toBe(user.uid);
  },
);

it('takes a code once, for two minutes, and by the verifier of the page that asked alone [AUTH-3]', async () => {
  const code = await codeFor('google');
  expect(await refused(app.visitor(), code, randomBytes(32).toString('base64url'))).toMatchObject({
    code: 'auth/provider-sign-in-failed',
  });
  await finish(app.visitor(), code);
  expect(await refused(app.visitor(), code)).toMatchObject({ code: 'auth/provider-sign-in-failed' });
  const late = await codeFor('google');
  app.clock.moveBy(appCodeDurationMs);
  expect(await refused(app.visitor(), late)).toMatchObject({ code: 'auth/provider-sign-in-failed' });
  expect(await refused(app.visitor(), 'made-up')).toMatchObject({ code: 'auth/provider-sign-in-failed' });
  expect(await countAccounts()).toBe(1);
});

it('gives one session for twenty tries of one code at once [AUTH-3]', async () => {
  const code = await codeFor('google');
  const pages = Array.from({ length: 20 }, () => app.visitor());
  const answers = await Promise.all(
    pages.map((page) =>
      page.request({ method: 'POST', path: providerApi.finishAppSignIn.path, body: { code, verifier } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('leads back into the app with what went wrong [AUTH-3]', async () => {
  const browser = app.visitor();
  const asked = await ask(browser, 'google', noura, query);
  asked.address.searchParams.set('state', 'tampered');
  expect(back(await deliver(browser, asked))).toEqual({ provider: 'google', error: 'auth/provider-sign-in-failed' });
});

it('starts for the app with a challenge alone, and with a challenge for the app alone [AUTH-3]', async () => {
  for (const wrong of ['mode=app', `mode=redirect&challenge=${challengeOf(verifier)}`, 'mode=app&challenge=short']) {
    expect(errorAnswer(await start(app.visitor(), 'google', wrong)).status).toBe(400);
  }
});

it('links to the account that is signed in in the app, and to no other [USER-4]', async () => {
  const player: TestUser = await app.verified();
  const { link } = await player.call(providerApi.allowIdentityLink, { password: player.password });
  const code = await codeFor('google', `&link=${link}`);
  const again = await codeFor('google', `&link=${link}`);
  expect(await refused(await app.verified(), code)).toMatchObject({ code: 'auth/requires-recent-login' });
  expect((await finish(player, again)).user.uid).toBe(player.user.uid);
  expect((await player.call(providerApi.listIdentities, {})).items.map(({ provider }) => provider)).toEqual(['google']);
});
