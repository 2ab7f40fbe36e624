import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createPasswords } from './passwords.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const dayMs = 24 * 60 * 60 * 1000;

it('signs in by address and password, in any spelling of the address, and notes when [AUTH-2]', async () => {
  const { user, password } = await app.signUp({ email: 'noura@example.com' });
  app.clock.moveBy(5000);
  const client = app.visitor();
  const answer = await client.call(accountsApi.signIn, { email: ' NOURA@example.com', password });
  expect(answer.user).toEqual({ ...user, lastLogin: app.clock.now() });
  expect((await client.call(accountsApi.getMe, {})).user.uid).toBe(user.uid);
});

it('answers the same for an unknown address and a wrong password [AUTH-2]', async () => {
  const { user } = await app.signUp();
  const wrong = await app.visitor().errorOf(accountsApi.signIn, { email: user.email, password: 'not-this-one' });
  const unknown = await app
    .visitor()
    .errorOf(accountsApi.signIn, { email: 'nobody@example.com', password: 'not-this-one' });
  expect(wrong).toMatchObject({
    status: 401,
    code: 'auth/invalid-credential',
    message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  });
  expect(unknown).toEqual(wrong);
});

it('checks a password also for an unknown address, and never accepts it [AUTH-2]', async () => {
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  expect(await passwords.matches('nobody has this password', null)).toBe(false);
  expect(await passwords.matches('mine', await passwords.hash('mine'))).toBe(true);
  expect(await passwords.matches('mine', await passwords.hash('other'))).toBe(false);
});

it('reveals that an account is closed only to a caller who knows its password, and ends its sessions [AUTH-2]', async () => {
  const client = await app.signUp();
  await app.database.query.updateTable('users').set({ disabled: true }).execute();
  const { email } = client.user;
  expect(await app.visitor().errorOf(accountsApi.signIn, { email, password: client.password })).toMatchObject({
    status: 403,
    code: 'auth/user-disabled',
  });
  expect(await app.visitor().errorOf(accountsApi.signIn, { email, password: 'wrong-one' })).toMatchObject({
    code: 'auth/invalid-credential',
  });
  expect(await client.errorOf(accountsApi.getMe, {})).toMatchObject({ status: 401, code: 'auth/unauthenticated' });
});

it('refuses a body that is no credential', async () => {
  expect(await app.visitor().errorOf(accountsApi.signIn, { email: 'x', password: 'secret-1' })).toMatchObject({
    status: 400,
    code: 'auth/invalid-email',
  });
  expect(await app.visitor().errorOf(accountsApi.signIn, { email: 'a@example.com', password: 'a\0b' })).toMatchObject({
    status: 400,
    fields: { password: 'invalid' },
  });
  expect(await app.visitor().errorOf(accountsApi.signIn, { email: 'a@example.com' })).toMatchObject({
    status: 400,
    fields: { password: 'required' },
  });
  expect(
    await app.visitor().errorOf(accountsApi.signIn, { email: 'a@example.com', password: 'a'.repeat(5001) }),
  ).toMatchObject({ status: 400, fields: { password: 'too-big' } });
});

it('keeps the session in a cookie that scripts cannot read, for 30 days [AUTH-2]', async () => {
  const { user, password } = await app.signUp();
  const answer = await app
    .visitor()
    .request({ method: 'POST', path: accountsApi.signIn.path, body: { email: user.email, password } });
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^siraj_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    'siraj_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax',
  ]);
});

it('says in a second cookie, which scripts can read, whether there is a session', async () => {
  const client = await app.signUp();
  expect(client.cookies.get('siraj_signed_in')).toBe('1');
  await client.call(accountsApi.signOut, {});
  expect([...client.cookies.keys()]).toEqual([]);
});

it('removes that cookie when the session has ended elsewhere, and keeps the token, which a new sign-in may have replaced', async () => {
  const client = await app.signUp();
  await app.database.query.deleteFrom('sessions').execute();
  expect((await client.request({ path: accountsApi.getMe.path })).status).toBe(401);
  expect([...client.cookies.keys()]).toEqual(['siraj_session']);
});

it('marks the cookie Secure where the public address is https [AUTH-2]', async () => {
  app = await createTestApp({ publicUrl: new URL('https://siraj.example') });
  const answer = await app.visitor().request({
    method: 'POST',
    path: passwordApi.signUp.path,
    body: { email: 'a@example.com', password: 'secret-1', displayName: 'أ' },
  });
  expect(String(answer.headers['set-cookie'])).toContain('; Secure');
});

it('ends the session that a new sign-in replaces [AUTH-2]', async () => {
  const client = await app.signUp();
  const before = new Map(client.cookies);
  await client.call(accountsApi.signIn, { email: client.user.email, password: client.password });
  expect(client.cookies).not.toEqual(before);
  expect(await app.database.query.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

it('keeps a session in use alive, renewed at most once a day, and ends one unused for 30 days [AUTH-2]', async () => {
  const client = await app.signUp();
  const visit = () => client.request({ path: accountsApi.getMe.path });
  app.clock.moveBy(dayMs / 2);
  expect((await visit()).headers['set-cookie']).toBeUndefined();
  app.clock.moveBy(dayMs / 2);
  expect(String((await visit()).headers['set-cookie'])).toContain('Max-Age=2592000');
  expect((await visit()).headers['set-cookie']).toBeUndefined();
  app.clock.moveBy(30 * dayMs - 1);
  expect((await visit()).status).toBe(200);
  app.clock.moveBy(30 * dayMs);
  expect((await visit()).status).toBe(401);
});

it('ends a session 180 days after it began, however much it is used [AUTH-2]', async () => {
  const client = await app.signUp();
  const dayMs = 24 * 60 * 60 * 1000;
  for (let day = 20; day < 180; day += 20) {
    app.clock.moveBy(20 * dayMs);
    await client.call(accountsApi.getMe, {});
  }
  app.clock.moveBy(20 * dayMs - 1);
  await client.call(accountsApi.getMe, {});
  app.clock.moveBy(1);
  expect(await client.errorOf(accountsApi.getMe, {})).toMatchObject({ status: 401, code: 'auth/unauthenticated' });
});

it('takes no token that was made up, cut or kept from the database [AUTH-2]', async () => {
  await app.signUp();
  const { id } = await app.database.query.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  for (const token of ['', 'x', id, 'a'.repeat(43), 'a'.repeat(9000), '%00', "' or 1=1 --"]) {
    const answer = await app
      .visitor()
      .request({ path: accountsApi.getMe.path, headers: { cookie: `siraj_session=${token}` } });
    expect(answer.status).toBe(401);
  }
});

it('signs out: the session is deleted, the time and the state of notifications are stored [AUTH-2]', async () => {
  const client = await app.signUp();
  const stolen = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  app.clock.moveBy(1000);
  await client.call(accountsApi.signOut, { notificationsEnabled: true });
  expect(client.cookies.size).toBe(0);
  expect((await app.visitor().request({ path: accountsApi.getMe.path, headers: { cookie: stolen } })).status).toBe(401);
  const { user } = await client.call(accountsApi.signIn, { email: client.user.email, password: client.password });
  expect(user).toMatchObject({ lastLogout: app.clock.now(), notificationsEnabled: true });
});

it('accepts a sign-out without a session, and keeps other devices signed in [AUTH-2]', async () => {
  const client = await app.signUp();
  const second = app.visitor();
  await second.call(accountsApi.signIn, { email: client.user.email, password: client.password });
  await client.call(accountsApi.signOut, {});
  await client.call(accountsApi.signOut, {});
  expect((await second.call(accountsApi.getMe, {})).user.uid).toBe(client.user.uid);
});
