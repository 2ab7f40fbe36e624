import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { recentSignInMs } from '#shared/accounts/schema.ts';
import { gamesApi } from '#shared/games/api.ts';
import { createTestApp, testAdminEmail } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { sampleSetup } from '#testing/hosted-game.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const deleteMe = (player: TestUser) => player.call(accountsApi.deleteMe, { password: player.password });

it('deletes the account, signs out everywhere and confirms by mail [AUTH-10]', async () => {
  const player = await app.verified({ email: 'noura@example.com', displayName: 'نورة' });
  const phone = app.visitor();
  await phone.call(accountsApi.signIn, { email: 'noura@example.com', password: player.password });
  await deleteMe(player);
  for (const device of [player, phone])
    expect(await device.errorOf(accountsApi.getMe, {})).toMatchObject({ status: 401 });
  expect(player.cookies.size).toBe(0);
  expect((await app.mails())[0]).toMatchObject({ to: 'noura@example.com', subject: 'حُذف حسابك في سِراج' });
  expect(
    await app.visitor().errorOf(accountsApi.signIn, { email: 'noura@example.com', password: player.password }),
  ).toMatchObject({
    status: 401,
    code: 'auth/invalid-credential',
  });
});

it('leaves nothing of the user in any table, and all records agree [AUTH-10]', async () => {
  const person = { email: 'noura.to.find@example.com', displayName: 'نورة التي نبحث عنها' };
  const player = await app.verified(person);
  await player.call(
    gamesApi.startGame,
    sampleSetup({ teams: [{ name: 'فريق نبحث عنه', players: ['لاعب نبحث عنه'] }, { name: 'الثاني' }] }),
  );
  const { uid } = player.user;
  await app.database.transaction((tx) =>
    app.questions.markSeen(tx, [uid], [{ id: 'some-question', at: app.clock.now() }]),
  );
  await player.call(accountsApi.getReferral, {});
  const now = new Date(app.clock.now());
  await app.database.query
    .insertInto('identities')
    .values({
      provider: 'google',
      subject: 'subject-1',
      user_id: uid,
      email: 'noura.to.find@gmail.example',
      created_at: now,
      last_used_at: now,
    })
    .execute();
  const rows = () =>
    app.database.query.selectFrom('session_ledger').selectAll().where('user_id', '=', uid).orderBy('id').execute();
  const ledger = await rows();
  expect(ledger.map(({ delta }) => delta)).toEqual([3, -1]);
  const personal = /noura\.to\.find|نبحث|some-question/g;
  expect(new Set((await allRows()).match(personal))).toEqual(new Set(['noura.to.find', 'نبحث', 'some-question']));
  await deleteMe(player);
  await app.mails();
  expect(await rows()).toEqual(ledger);
  expect(await allRows()).not.toMatch(personal);
  expect(
    await app.database.query.selectFrom('users').selectAll().where('id', '=', uid).executeTakeFirstOrThrow(),
  ).toMatchObject({
    display_name: '',
    password_hash: null,
    disabled: true,
    game_session_balance: 2,
    phone_number: null,
    prayer_city: null,
    fcm_tokens: [],
  });
});

// Every table that isn't filled with the bank, as one text.
async function allRows(): Promise<string> {
  const { rows: names } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(app.database.query);
  const bank = new Set(['categories', 'questions', 'pictures', 'game_packages', 'content_state', 'migrations']);
  let text = '';
  for (const { name } of names.filter((table) => !bank.has(table.name))) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(app.database.query);
    text += JSON.stringify(rows);
  }
  return text;
}

it("frees the address for a new account, which doesn't count as new for referrals [AUTH-10] [REF-1]", async () => {
  const player = await app.verified({ email: 'noura@example.com' });
  await deleteMe(player);
  await app.mails();
  const again = await app.verified({ email: 'noura@example.com' });
  expect(again.user.uid).not.toBe(player.user.uid);
  const host = await app.verified();
  const { referralCode } = await host.call(accountsApi.getReferral, {});
  const { json } = await again.request({
    method: 'POST',
    path: '/functions/me-central1/processReferral',
    body: { data: { referralCode } },
  });
  expect(json).toMatchObject({ result: { success: false, code: 'accounts/referral-returning' } });
});

it('forgets the code of who is gone [AUTH-10] [REF-1]', async () => {
  const host = await app.verified();
  const { referralCode } = await host.call(accountsApi.getReferral, {});
  await deleteMe(host);
  const friend = await app.verified();
  const { json } = await friend.request({
    method: 'POST',
    path: '/functions/me-central1/processReferral',
    body: { data: { referralCode } },
  });
  expect(json).toMatchObject({ result: { success: false, code: 'accounts/referral-unknown' } });
});

it('erases what a concurrent call has written meanwhile [AUTH-10]', async () => {
  const player = await app.verified();
  await deleteMe(player);
  await app.database.transaction((tx) =>
    app.questions.markSeen(tx, [player.user.uid], [{ id: 'late-question', at: app.clock.now() }]),
  );
  await app.mails();
  expect(await app.database.query.selectFrom('seen_questions').selectAll().execute()).toEqual([]);
});

it('is allowed to every account: unverified, and the only admin too [AUTH-10]', async () => {
  await deleteMe(await app.signUp());
  await deleteMe(await app.admin());
  expect(await app.database.query.selectFrom('users').select('id').where('role', '=', 'admin').execute()).toEqual([]);
  expect((await app.signUp({ email: testAdminEmail })).user.role).toBe('player');
});

it('answers the wrapper by its callable [AUTH-10]', async () => {
  const player = await app.signUp();
  const asked = (data: unknown) =>
    player.request({ method: 'POST', path: '/functions/me-central1/deleteOwnAccount', body: { data } });
  app.clock.moveBy(recentSignInMs + 1);
  expect((await asked(null)).json).toMatchObject({
    error: {
      status: 'PERMISSION_DENIED',
      message: 'أكّد كلمة المرور لتكمل.',
      details: { code: 'auth/password-required' },
    },
  });
  expect((await asked({ password: player.password })).json).toEqual({ result: { success: true } });
  expect((await asked({ password: player.password })).status).toBe(401);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty object', {}],
])(
  'accepts %s from the wrapper within five minutes of the sign-in, even if there is a password [AUTH-10]',
  async (_, data) => {
    const player = await app.signUp();
    app.clock.moveBy(recentSignInMs);
    const { json } = await player.request({
      method: 'POST',
      path: '/functions/me-central1/deleteOwnAccount',
      body: { data },
    });
    expect(json).toEqual({ result: { success: true } });
    expect(await player.errorOf(accountsApi.getMe, {})).toMatchObject({ status: 401 });
  },
);

it('leaves no access through old cookies and tokens of its devices [AUTH-10] [AUTH-3]', async () => {
  const player = await app.signUp();
  const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { idToken } = await player.call(accountsApi.issueIdToken, {});
  await player.call(accountsApi.deleteMe, { password: player.password });
  for (const headers of [
    { cookie },
    { authorization: `Bearer ${idToken}` },
    { cookie, authorization: `Bearer ${idToken}` },
  ]) {
    for (const call of [
      { path: '/api/me' },
      { method: 'PATCH', path: '/api/me', body: { displayName: 'Ghost' } },
      { method: 'DELETE', path: '/api/me', body: { password: player.password } },
    ] as const) {
      expect((await app.visitor().request({ ...call, headers })).status).toBe(401);
    }
  }
  expect((await app.visitor().request({ path: '/api/categories', headers: { cookie } })).status).toBe(200);
});

it('happens once, however many calls come at once [AUTH-10]', async () => {
  const player = await app.signUp();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      player.request({ method: 'DELETE', path: '/api/me', body: { password: player.password } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await app.mails()).filter(({ subject }) => subject === 'حُذف حسابك في سِراج')).toHaveLength(1);
});

describe('asks first whether it is them', () => {
  it('by a sign-in of the last five minutes, as the session counts it, whatever calls were made since [AUTH-10]', async () => {
    const player = await app.signUp();
    app.clock.moveBy(recentSignInMs + 1);
    const phone = app.visitor();
    await phone.call(accountsApi.signIn, { email: player.user.email, password: player.password });
    // Another device's sign-in proves nothing here.
    expect(await player.errorOf(accountsApi.deleteMe, {})).toMatchObject({ code: 'auth/password-required' });
    await phone.call(accountsApi.deleteMe, {});
  });

  it('by the password, if there is one [AUTH-10]', async () => {
    const player = await app.signUp();
    app.clock.moveBy(recentSignInMs + 1);
    expect(await player.errorOf(accountsApi.deleteMe, {}, { 'accept-language': 'en' })).toMatchObject({
      status: 403,
      code: 'auth/password-required',
      fields: { password: 'auth/password-required' },
      message: 'Confirm your password to go on.',
    });
    expect(await player.errorOf(accountsApi.deleteMe, { password: 'guess-1' })).toMatchObject({
      status: 400,
      code: 'auth/wrong-password',
      fields: { password: 'auth/wrong-password' },
      message: 'كلمة المرور الحالية غير صحيحة.',
    });
    expect((await player.call(accountsApi.getMe, {})).user.uid).toBe(player.user.uid);
  });

  it('by a sign-in of the last five minutes, if there is none [AUTH-10]', async () => {
    const player = await app.signUp();
    await app.database.query
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', player.user.uid)
      .execute();
    app.clock.moveBy(recentSignInMs + 1);
    expect(await player.errorOf(accountsApi.deleteMe, {})).toMatchObject({
      status: 403,
      code: 'auth/requires-recent-login',
      message: 'لأمان حسابك، سجّل دخولك من جديد ثم أكمل.',
    });
    app.clock.moveBy(-1);
    await player.call(accountsApi.deleteMe, {});
  });

  it('and an account without a password has no sign-in by password [AUTH-10]', async () => {
    const player = await app.signUp();
    await app.database.query
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', player.user.uid)
      .execute();
    expect(
      await app.visitor().errorOf(accountsApi.signIn, { email: player.user.email, password: player.password }),
    ).toMatchObject({ code: 'auth/invalid-credential' });
  });
});
