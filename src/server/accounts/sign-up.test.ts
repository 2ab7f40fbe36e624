import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const person = { email: 'noura@example.com', password: 'secret-1', displayName: 'نورة' };

it('gives a new account three sessions and every field of the profile [AUTH-1]', async () => {
  const { user } = await app.signUp({ email: 'Noura@Example.com ', displayName: ' نورة ' });
  expect(user).toEqual({
    uid: user.uid,
    email: 'noura@example.com',
    displayName: 'نورة',
    role: 'player',
    gameSessionBalance: 3,
    isNewUser: true,
    emailVerified: false,
    hasPassword: true,
    gamesPlayed: 0,
    totalScore: 0,
    createdAt: app.clock.now(),
    lastLogin: app.clock.now(),
    lastLogout: null,
    referredBy: null,
    referralProcessed: false,
    phoneNumber: null,
    prayerCity: null,
    notificationsEnabled: false,
    fcmTokens: [],
    lastTokenUpdate: null,
    preferences: { language: 'ar', theme: 'dark', sound: true },
  });
});

it('answers 201, signs in at once, and records the three sessions in the ledger [AUTH-1] [USER-3]', async () => {
  const client = app.visitor();
  const answer = await client.request({ method: 'POST', path: passwordApi.signUp.path, body: person });
  expect(answer.status).toBe(201);
  const { user } = await client.call(accountsApi.getMe, {});
  const rows = await app.database.query.selectFrom('session_ledger').selectAll().execute();
  expect(rows).toMatchObject([
    { user_id: user.uid, delta: 3, reason: 'sign-up', source_id: user.uid, balance_after: 3 },
  ]);
});

it('makes one account of 200 sign-ups with one address at once, however it is spelt [AUTH-1]', async () => {
  const spellings = ['same@example.com', 'SAME@example.com', ' same@Example.com', 'ｓame@example.com'];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      app.visitor().request({
        method: 'POST',
        path: passwordApi.signUp.path,
        body: { ...person, email: spellings[index % spellings.length] },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(199);
  expect(await app.database.query.selectFrom('users').select('game_session_balance').execute()).toEqual([
    { game_session_balance: 3 },
  ]);
  expect(await app.database.query.selectFrom('session_ledger').select('delta').execute()).toEqual([{ delta: 3 }]);
});

it('keeps the language asked for, else that of the request [AUTH-1]', async () => {
  const english = await app.visitor().call(passwordApi.signUp, person, { 'accept-language': 'en-GB,en;q=0.9' });
  expect(english.user.preferences.language).toBe('en');
  const arabic = await app
    .visitor()
    .call(passwordApi.signUp, { ...person, email: 'ar@example.com', language: 'ar' }, { 'accept-language': 'en' });
  expect(arabic.user.preferences.language).toBe('ar');
});

it('keeps the referral code for later [AUTH-1]', async () => {
  const { user } = await app.visitor().call(passwordApi.signUp, { ...person, referralCode: 'NOURA-7' });
  expect(user).toMatchObject({ referredBy: 'NOURA-7', referralProcessed: false });
});

it('stores neither the password nor the token of the session', async () => {
  const client = await app.signUp({ password: 'a-password-to-look-for' });
  const [token = ''] = client.cookies.values();
  const users = await app.database.query.selectFrom('users').selectAll().execute();
  const sessions = await app.database.query.selectFrom('sessions').selectAll().execute();
  const stored = JSON.stringify([users, sessions]);
  expect(token.length).toBeGreaterThan(42);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain('a-password-to-look-for');
  expect(stored).toContain('$argon2id$');
});

describe('refuses', () => {
  const refused = async (change: object) => {
    const { status, code, fields } = await app.visitor().errorOf(passwordApi.signUp, { ...person, ...change });
    return { status, code, fields };
  };

  it('an address that has an account [AUTH-1]', async () => {
    await app.signUp({ email: person.email });
    expect(await refused({ email: 'NOURA@example.com' })).toEqual({
      status: 409,
      code: 'auth/email-already-in-use',
      fields: { email: 'auth/email-already-in-use' },
    });
  });

  it.each([
    '',
    'noura',
    'noura@',
    '@example.com',
    'noura@example',
    'no ura@example.com',
    `${'a'.repeat(250)}@example.com`,
    7,
    null,
  ])('the address %j [AUTH-12]', async (email) => {
    expect(await refused({ email })).toEqual({
      status: 400,
      code: 'auth/invalid-email',
      fields: { email: 'auth/invalid-email' },
    });
  });

  it.each(['', '12345', '😀😀😀', 7])('the short password %j [AUTH-12]', async (password) => {
    expect(await refused({ password })).toEqual({
      status: 400,
      code: 'auth/weak-password',
      fields: { password: 'auth/weak-password' },
    });
  });

  it('a password of 5,000 characters, or with a control character [AUTH-12]', async () => {
    expect(await refused({ password: 'a'.repeat(5000) })).toMatchObject({
      status: 400,
      code: 'auth/password-too-long',
    });
    expect(await refused({ password: 'secret\0more' })).toMatchObject({ status: 400, code: 'auth/invalid-password' });
  });

  it('a list or an object instead of a text, in every field', async () => {
    const list = [['a'], {}, [[]], true];
    for (const value of list) {
      for (const field of ['email', 'password', 'displayName', 'language', 'referralCode']) {
        expect(await refused({ [field]: value }), field).toMatchObject({ status: 400 });
      }
    }
    expect(await app.database.query.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('a name that is empty, too long or turns the text around it', async () => {
    for (const displayName of ['', '  ', 'ن'.repeat(41), 'نورة\u202e', 'نو\0رة']) {
      expect(await refused({ displayName })).toMatchObject({ status: 400, code: 'accounts/invalid-display-name' });
    }
  });

  it('several invalid fields at once, naming each, and unknown fields', async () => {
    expect(await refused({ email: 'x', password: 'y', role: 'admin' })).toEqual({
      status: 400,
      code: 'system/invalid-input',
      fields: { email: 'auth/invalid-email', password: 'auth/weak-password', role: 'unknown' },
    });
  });

  it('in the language of the request, with a text a person can act on', async () => {
    const arabic = await app.visitor().errorOf(passwordApi.signUp, { ...person, password: '123' });
    const english = await app
      .visitor()
      .errorOf(passwordApi.signUp, { ...person, password: '123' }, { 'accept-language': 'en' });
    expect(arabic.message).toBe('كلمة المرور قصيرة. اكتب 6 أحرف على الأقل.');
    expect(english.message).toBe('That password is too short. Use at least 6 characters.');
  });
});

it('takes a password of exactly six characters, counted as a person counts [AUTH-12]', async () => {
  const emoji = await app.signUp({ password: '😀🏮🎲🌙⭐🎯' });
  const { user } = await app.visitor().call(accountsApi.signIn, { email: emoji.user.email, password: '😀🏮🎲🌙⭐🎯' });
  expect(user.uid).toBe(emoji.user.uid);
});
