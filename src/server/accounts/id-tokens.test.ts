import {
  SignJWT,
  UnsecuredJWT,
  calculateJwkThumbprint,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
} from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { errorAnswer } from '#testing/test-client.ts';
import { openText } from '../platform/sealed-text.ts';
import { endIdTokens } from './id-tokens.ts';
import { keySignsForMs, retiredKeyKeptMs } from './signing-keys.ts';

const secret = 'a secret for tests only, long enough';
let app: TestApp;
let player: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  player = await app.verified();
});

const tokenOf = async (client: TestUser) => (await client.call(accountsApi.issueIdToken, {})).idToken;
const keysOf = (from: TestApp) => from.visitor().call(accountsApi.getSigningKeys, {});
const visit = (token: string, headers: Record<string, string> = {}, on = app) =>
  on.visitor().request({ path: '/api/me', headers: { authorization: `Bearer ${token}`, ...headers } });
const signedBy = (key: CryptoKey | Uint8Array, claims: object, header: object) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', ...header }).sign(key);

/** The server's own key, available only with database and secret. */
async function stolenKey() {
  const { id, sealed_key } = await app.database.query.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
  const jwk = JSON.parse(openText(sealed_key, secret, `signing key ${id}`) ?? '') as JWK;
  return { kid: id, key: await importJWK(jwk, 'ES256'), d: jwk.d ?? '' };
}

it('gives a signed-in user a token that any client can verify with the published keys [AUTH-3]', async () => {
  const signedInAt = app.clock.now();
  app.clock.moveBy(90_500);
  const answer = await player.call(accountsApi.issueIdToken, {});
  expect(answer.expiresIn).toBe(3600);
  const { payload, protectedHeader } = await jwtVerify(answer.idToken, createLocalJWKSet(await keysOf(app)), {
    issuer: 'http://localhost:3000',
    audience: 'siraj',
    currentDate: new Date(app.clock.now()),
  });
  const nowS = Math.floor(app.clock.now() / 1000);
  expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) as string });
  expect(payload).toEqual({
    iss: 'http://localhost:3000',
    aud: 'siraj',
    sub: player.user.uid,
    sid: expect.any(String) as string,
    email: player.user.email,
    email_verified: true,
    role: 'player',
    auth_time: signedInAt / 1000,
    iat: nowS,
    exp: nowS + 3600,
  });
  expect(await app.visitor().errorOf(accountsApi.issueIdToken, {})).toMatchObject({
    status: 401,
    code: 'auth/unauthenticated',
  });
});

it('takes the token wherever a session cookie is taken, with the rights its user has now [AUTH-3]', async () => {
  const token = await tokenOf(player);
  const { json } = await visit(token);
  expect(json).toEqual({ user: player.user });
  expect((await visit(token, { authorization: `bearer  ${token} ` })).status).toBe(200);
  const rename = (headers: Record<string, string>) =>
    app.visitor().request({ method: 'PATCH', path: '/api/me', body: { displayName: 'سارة' }, headers });
  expect(await rename({ authorization: `Bearer ${token}` })).toMatchObject({
    status: 200,
    json: { user: { displayName: 'سارة' } },
  });
});

it('requires no origin with a token alone, and ours if a cookie is sent too [AUTH-3]', async () => {
  const headers = { authorization: `Bearer ${await tokenOf(player)}`, origin: 'https://elsewhere.example' };
  const write = { method: 'PATCH', path: '/api/me', body: {}, headers } as const;
  expect((await app.visitor().request(write)).status).toBe(200);
  expect(errorAnswer(await player.request(write))).toMatchObject({ status: 403, code: 'system/foreign-origin' });
});

it('rejects invalid and expired tokens, and names the token as the reason [AUTH-3]', async () => {
  const good = await tokenOf(player);
  const claims = decodeJwt(good);
  const { kid, key } = await stolenKey();
  // The claims are valid as they are: each bad token below differs in one thing.
  expect((await visit(await signedBy(key, claims, { kid }))).status).toBe(200);

  const other = await generateKeyPair('ES256', { extractable: true });
  const otherKid = await calculateJwkThumbprint(await exportJWK(other.privateKey));
  const [head = '', body = '', signature = ''] = good.split('.');
  const publicJwk = JSON.stringify((await keysOf(app)).keys[0]);
  const bad: Record<string, string> = {
    'signed by another key': await signedBy(other.privateKey, claims, { kid }),
    'unknown kid': await signedBy(other.privateKey, claims, { kid: otherKid }),
    'no kid': await signedBy(key, claims, {}),
    'alg none': new UnsecuredJWT(claims).encode(),
    'alg none with kid': `${Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url')}.${body}.`,
    'the public key as a shared secret': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(Buffer.from(publicJwk)),
    'foreign audience': await signedBy(key, { ...claims, aud: 'another-app' }, { kid }),
    'foreign issuer': await signedBy(key, { ...claims, iss: 'https://elsewhere.example' }, { kid }),
    expired: await signedBy(key, { ...claims, exp: app.clock.now() / 1000 }, { kid }),
    'no end': await signedBy(key, { ...claims, exp: undefined }, { kid }),
    'unknown session': await signedBy(key, { ...claims, sid: 'x' }, { kid }),
    "somebody else's name": await signedBy(key, { ...claims, sub: (await app.signUp()).user.uid }, { kid }),
    'changed body': `${head}.${Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url')}.${signature}`,
    'no signature': `${head}.${body}.`,
    'not a token': 'abc',
    nothing: '',
    'a null byte': '%00',
    'far too long': 'a.'.repeat(5000),
    "a session's own token": [...player.cookies.values()][0] ?? '',
  };
  for (const [what, token] of Object.entries(bad)) {
    const answer = await visit(token);
    expect(errorAnswer(answer), what).toMatchObject({ status: 401, code: 'auth/unauthenticated' });
    expect(answer.headers['www-authenticate'], what).toBe('Bearer error="invalid_token"');
  }
  // Also for public calls: the caller claims to be a user.
  expect(
    (await app.visitor().request({ path: '/api/categories', headers: { authorization: 'Bearer abc' } })).status,
  ).toBe(401);
  expect(
    (await app.visitor().request({ path: '/api/categories', headers: { authorization: 'Basic YTpi' } })).status,
  ).toBe(200);
});

it('ends after an hour [AUTH-3]', async () => {
  const token = await tokenOf(player);
  app.clock.moveBy(3600_000 - 1);
  expect((await visit(token)).status).toBe(200);
  app.clock.moveBy(1);
  expect((await visit(token)).status).toBe(401);
});

it('gives no token for a token, so that a stolen one ends [AUTH-3]', async () => {
  const token = await tokenOf(player);
  expect(await app.visitor().errorOf(accountsApi.issueIdToken, {}, { authorization: `Bearer ${token}` })).toMatchObject(
    { status: 401 },
  );
});

it('ends with its session, and with its account when that is disabled or deleted [AUTH-3]', async () => {
  const [signedOut, disabled, deleted] = [await app.signUp(), await app.signUp(), player];
  const tokens = await Promise.all([signedOut, disabled, deleted].map(tokenOf));
  await signedOut.call(accountsApi.signOut, {});
  await app.database.query.updateTable('users').set({ disabled: true }).where('id', '=', disabled.user.uid).execute();
  await app.database.query.deleteFrom('sessions').where('user_id', '=', deleted.user.uid).execute();
  for (const token of tokens) expect((await visit(token)).status).toBe(401);
});

it('ends every token issued before a password change, and none issued after, even within one second [AUTH-3]', async () => {
  const end = () => app.database.transaction((tx) => endIdTokens(tx, app.clock, player.user.uid));
  const before = await tokenOf(player);
  await end();
  const between = await tokenOf(player);
  expect([(await visit(before)).status, (await visit(between)).status]).toEqual([401, 200]);
  await end();
  const after = await tokenOf(player);
  expect([(await visit(between)).status, (await visit(after)).status]).toEqual([401, 200]);
  app.clock.moveBy(10_300);
  const later = await tokenOf(player);
  expect([(await visit(after)).status, (await visit(later)).status]).toEqual([200, 200]);
  const stranger = await tokenOf(await app.signUp());
  await end();
  expect([(await visit(later)).status, (await visit(stranger)).status]).toEqual([401, 200]);
});

it('ends every earlier token when all others are signed out, also those of the session that stays [AUTH-3]', async () => {
  const phone = app.visitor();
  await phone.call(accountsApi.signIn, { email: player.user.email, password: player.password });
  const [own, others] = [await tokenOf(player), (await phone.call(accountsApi.issueIdToken, {})).idToken];
  await player.call(accountsApi.endOtherSessions, {});
  for (const token of [own, others]) expect((await visit(token)).status).toBe(401);
  expect((await player.call(accountsApi.getMe, {})).user.uid).toBe(player.user.uid);
  expect((await visit(await tokenOf(player))).status).toBe(200);
});

it("makes one key, whichever of several processes is asked first, and takes each other's tokens [AUTH-3]", async () => {
  const second = await createTestApp({}, app);
  const sets = await Promise.all([app, second, app, second].map(keysOf));
  expect(sets[0]?.keys).toHaveLength(1);
  for (const set of sets) expect(set).toEqual(sets[0]);
  expect((await visit(await tokenOf(player), {}, second)).status).toBe(200);
});

it('keeps the private key out of the database in plain and out of the published set [AUTH-3]', async () => {
  const { keys } = await keysOf(app);
  expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  const row = await app.database.query.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
  const { d } = await stolenKey();
  expect(d).toHaveLength(43);
  expect(JSON.stringify(row)).not.toContain(d);
  expect(Buffer.from(row.sealed_key, 'base64url').toString('latin1')).not.toContain(d);
});

it('rotates the key after 90 days and knows the one before for another day [AUTH-3]', async () => {
  const old = await tokenOf(player);
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;
  await app.accounts.renewSigningKeys();
  expect((await keysOf(app)).keys.map(({ kid }) => kid)).toEqual([kidOf(old)]);
  app.clock.moveBy(keySignsForMs);
  // As any active person's, the session has been renewed meanwhile.
  const again = app.visitor();
  await again.call(accountsApi.signIn, { email: player.user.email, password: player.password });
  const last = (await again.call(accountsApi.issueIdToken, {})).idToken;
  await app.accounts.renewSigningKeys();
  const next = (await again.call(accountsApi.issueIdToken, {})).idToken;
  expect(kidOf(last)).toBe(kidOf(old));
  expect((await keysOf(app)).keys.map(({ kid }) => kid)).toEqual([kidOf(next), kidOf(old)]);
  expect([(await visit(last)).status, (await visit(next)).status]).toEqual([200, 200]);
  app.clock.moveBy(retiredKeyKeptMs);
  await app.accounts.renewSigningKeys();
  expect((await keysOf(app)).keys.map(({ kid }) => kid)).toEqual([kidOf(next)]);
});

it('drops keys that another session secret had sealed, and what they signed [AUTH-3]', async () => {
  const token = await tokenOf(player);
  const changed = await createTestApp({ sessionSecret: 'a new secret, since the old one was seen' }, app);
  expect((await visit(token, {}, changed)).status).toBe(401);
  const { keys } = await keysOf(changed);
  expect(keys).toHaveLength(1);
  expect(keys[0]?.kid).not.toBe(decodeProtectedHeader(token).kid);
});
