import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { addressIn, noura, withIssuer } from '#testing/provider-browser.ts';
import { startTestIssuer } from '#testing/test-issuer.ts';

let app: TestApp;
const { issuer, start, deliver, signIn, isSignedIn } = withIssuer(() => app);
beforeEach(async () => {
  app = await createTestApp({ providers: issuer().settings });
});

const tokens = () => app.database.query.selectFrom('identities').select(['provider', 'sealed_refresh_token']).execute();
const enter = async () => {
  const client = app.visitor();
  await signIn(client, 'apple', noura);
  return client;
};

it('the grant of Apple is kept sealed, that of the last sign-in, and nothing of Google [AUTH-3] [AUTH-10]', async () => {
  await enter();
  const [first] = await tokens();
  expect(first?.sealed_refresh_token).toMatch(/^[\w-]{60,}$/);
  await enter();
  await signIn(app.visitor(), 'google', noura);
  const kept = await tokens();
  expect(kept.find(({ provider }) => provider === 'apple')?.sealed_refresh_token).not.toBe(first?.sealed_refresh_token);
  expect(kept.find(({ provider }) => provider === 'google')?.sealed_refresh_token).toBeNull();
});

it('the grant of Apple goes back when the account is deleted [AUTH-3] [AUTH-10]', async () => {
  const client = await enter();
  const before = issuer().revoked();
  await client.call(accountsApi.deleteMe, {});
  await app.mails();
  expect(issuer().revoked()).toBe(before + 1);
  expect(await app.database.query.selectFrom('outbox').select('id').execute()).toEqual([]);
});

it("Apple's grant doesn't delay a deletion while Apple is unreachable, and revoking it is retried [AUTH-3] [AUTH-10]", async () => {
  const away = await startTestIssuer(() => app.clock.now());
  app = await createTestApp({ providers: { google: null, apple: away.settings.apple } });
  const client = app.visitor();
  const asked = await away.visit(addressIn(await start(client, 'apple')), noura);
  await deliver(client, asked);
  await away.close();
  await client.call(accountsApi.deleteMe, {});
  await app.mails();
  expect(await isSignedIn(client)).toBe(false);
  expect(await tokens()).toEqual([]);
  const left = await app.database.query
    .selectFrom('outbox')
    .select(['kind', 'attempts', 'dead_at', 'payload'])
    .execute();
  expect(left).toMatchObject([{ kind: 'accounts/grant-return', attempts: 1, dead_at: null }]);
  expect(JSON.stringify(left)).not.toContain('noura');
});

it("Apple's grant is dropped if Apple is no longer configured [AUTH-3] [AUTH-10]", async () => {
  const client = await enter();
  await client.call(accountsApi.deleteMe, {});
  const later = await createTestApp({}, app);
  await later.outbox.drain();
  expect(
    await app.database.query.selectFrom('outbox').select('id').where('kind', '=', 'accounts/grant-return').execute(),
  ).toEqual([]);
});
