import { beforeEach, expect, it } from 'vitest';
import { providerApi } from '#shared/accounts/provider-api.ts';
import type { Provider } from '#shared/accounts/providers.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { RawAnswer, TestClient } from '#testing/test-client.ts';
import { addressIn, bothProviders, noura, withIssuer } from '#testing/provider-browser.ts';
import type { IssuerPerson } from '#testing/test-issuer.ts';

let app: TestApp;
const { issuer, start, ask, deliver, signIn, userOf, countAccounts } = withIssuer(() => app);
beforeEach(async () => {
  app = await createTestApp({ providers: issuer().settings });
});

/** Links as the settings do: allowed by the password first. */
async function link(
  client: TestClient,
  provider: Provider,
  person: IssuerPerson,
  password?: string,
): Promise<RawAnswer> {
  const allowed = await client.call(providerApi.allowIdentityLink, password === undefined ? {} : { password });
  return signIn(client, provider, person, `origin=/profile%3Ftab=settings&link=${allowed.link}`);
}
const linked = async (client: TestClient) =>
  (await client.call(providerApi.listIdentities, {})).items.map(({ provider }) => provider);

it.each(bothProviders)(
  'links %s to the account that is signed in, whatever its address, and signs in by it from then on [USER-4] [AUTH-3]',
  async (provider) => {
    const player = await app.verified();
    const work = { ...noura, email: 'work@example.com' };
    const answer = await link(player, provider, work, player.password);
    expect(addressIn(answer)).toBe('http://localhost:3000/profile?tab=settings');
    expect(await linked(player)).toEqual([provider]);
    await link(player, provider, work, player.password);
    expect(await linked(player)).toEqual([provider]);
    const elsewhere = app.visitor();
    await signIn(elsewhere, provider, work);
    expect((await userOf(elsewhere)).uid).toBe(player.user.uid);
    expect(await countAccounts()).toBe(1);
  },
);

it('links nothing without the password, by a forged or old note, or for another user [USER-4]', async () => {
  const player = await app.verified();
  expect(await player.errorOf(providerApi.allowIdentityLink, {})).toMatchObject({ code: 'auth/password-required' });
  expect(await player.errorOf(providerApi.allowIdentityLink, { password: 'not-this-one' })).toMatchObject({
    code: 'auth/wrong-password',
  });
  const { link: note } = await player.call(providerApi.allowIdentityLink, { password: player.password });
  const stranger = await app.verified();
  const outcome = async (client: TestClient, given: string) =>
    addressIn(await start(client, 'google', `origin=/profile&link=${given}`));
  const refused = 'http://localhost:3000/profile?provider=google&error=auth%2Frequires-recent-login';
  expect(await outcome(stranger, note)).toBe(refused);
  expect(await outcome(app.visitor(), note)).toBe(refused);
  expect(await outcome(player, `x${note}`)).toBe(refused);
  expect(await outcome(player, '')).toBe(refused);
  // Another user signed in in this browser before the provider answered.
  const asked = await ask(player, 'google', noura, `origin=/profile&link=${note}`);
  player.cookies.set('siraj_session', stranger.cookies.get('siraj_session') ?? '');
  expect(addressIn(await deliver(player, asked))).toBe(refused);
  app.clock.moveBy(5 * 60 * 1000);
  expect(await outcome(stranger, note)).toBe(refused);
  expect(await app.database.query.selectFrom('identities').selectAll().execute()).toEqual([]);
});

it.each(bothProviders)('tells the owner by mail when %s is linked and unlinked [AUTH-3] [USER-4]', async (provider) => {
  const player = await app.verified();
  const name = provider === 'google' ? 'Google' : 'Apple';
  await link(player, provider, noura, player.password);
  expect((await app.mails())[0]).toMatchObject({ to: player.user.email, subject: `رُبط حساب ${name} بحسابك في سِراج` });
  const before = issuer().revoked();
  await player.call(providerApi.unlinkIdentity, { provider });
  expect((await app.mails())[0]).toMatchObject({ to: player.user.email, subject: `فُصل حساب ${name} عن حسابك في سِراج` });
  // Apple's grant is revoked with the link.
  expect(issuer().revoked()).toBe(before + (provider === 'apple' ? 1 : 0));
});

it('notifies the owner when a sign-in links by the address, but not of a new account [AUTH-3]', async () => {
  await app.verified({ email: 'noura@example.com' });
  const before = (await app.mails()).length;
  await signIn(app.visitor(), 'google', noura);
  await signIn(app.visitor(), 'google', { ...noura, subject: 'new', email: 'new@example.com' });
  const mails = await app.mails();
  expect(mails.slice(0, mails.length - before).map(({ to }) => to)).toEqual(['noura@example.com']);
});

it('lets no second account of a provider take the place of the first [USER-4]', async () => {
  const player = await app.verified();
  await link(player, 'google', noura, player.password);
  const second = { ...noura, subject: 'noura-2', email: 'second@example.com' };
  expect(addressIn(await link(player, 'google', second, player.password))).toBe(
    'http://localhost:3000/profile?tab=settings&provider=google&error=accounts%2Fprovider-already-linked',
  );
  const elsewhere = app.visitor();
  await signIn(elsewhere, 'google', noura);
  expect((await userOf(elsewhere)).uid).toBe(player.user.uid);
});

it('links nothing to an account with an unconfirmed address [USER-4]', async () => {
  const waiting = await app.signUp();
  expect(await waiting.errorOf(providerApi.allowIdentityLink, { password: waiting.password })).toMatchObject({
    code: 'auth/email-not-verified',
  });
});

it("doesn't take an identity away from another account [USER-4]", async () => {
  const owner = app.visitor();
  await signIn(owner, 'google', noura);
  const player = await app.verified();
  const answer = await link(player, 'google', noura, player.password);
  expect(addressIn(answer)).toBe(
    'http://localhost:3000/profile?tab=settings&provider=google&error=auth%2Fcredential-already-in-use',
  );
  expect(await linked(owner)).toEqual(['google']);
});

it('unlinks as long as another way in stays, also of two at once [USER-4]', async () => {
  const client = app.visitor();
  await signIn(client, 'google', noura);
  await link(client, 'apple', { ...noura, subject: 'noura-2' });
  // As though the mailbox had never been confirmed.
  await app.database.query.updateTable('users').set({ email_verified: false }).execute();
  const outcomes = await Promise.all(
    bothProviders.map((provider) => client.request({ method: 'DELETE', path: `/api/me/identities/${provider}` })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [left] = await linked(client);
  expect(await client.errorOf(providerApi.unlinkIdentity, { provider: left })).toMatchObject({
    code: 'accounts/last-way-in',
  });
  await app.database.query.updateTable('users').set({ email_verified: true }).execute();
  await client.call(providerApi.unlinkIdentity, { provider: left ?? 'google' });
  expect(await linked(client)).toEqual([]);
  expect(await client.errorOf(providerApi.unlinkIdentity, { provider: 'google' })).toMatchObject({
    code: 'system/not-found',
  });
  expect(await client.errorOf(providerApi.unlinkIdentity, { provider: 'somebody' })).toMatchObject({
    code: 'system/not-found',
  });
});
