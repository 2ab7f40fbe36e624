import '../../platform/audit.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminAccountsApi as api } from '#shared/accounts/admin-api.ts';
import { accountsApi } from '#shared/accounts/api.ts';
import { findDisagreements } from '../../consistency.ts';
import { followLive } from '#testing/live-page.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { grantRole } from '../index.ts';
import { normalizeNames } from './people.ts';

let app: TestApp;
let admin: TestUser;
let noura: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.admin();
  app.clock.moveBy(1000);
  noura = await app.verified({ email: 'noura@siraj.test', displayName: 'نُورة الأحمد' });
});

const reason = 'سبب للسجل';
const audited = async () =>
  (await admin.call(api.listAuditLog, {})).items.map(({ action, subjectId, note }) => [action, subjectId, note]);
const names = async (input: Record<string, unknown>) =>
  (await admin.call(api.listUsers, input)).items.map(({ displayName }) => displayName);
const balance = async (user: TestUser) => (await user.call(accountsApi.getMe, {})).user.gameSessionBalance;

describe('looking people up', () => {
  it.each(['نورة', 'نوره', 'الاحمد', 'الأحـمد نور', 'NOURA@', 'noura'])(
    'finds a name however it is spelled, and an address: %s [ADM-4]',
    async (search) => {
      await app.signUp({ displayName: 'فهد' });
      expect(await names({ search })).toEqual(['نُورة الأحمد']);
    },
  );

  it('finds by id, and takes no sign of a pattern for one [ADM-4]', async () => {
    expect(await names({ search: noura.user.uid })).toEqual(['نُورة الأحمد']);
    for (const search of ['%', '_oura', "' | '", 'أحمد:*']) expect(await names({ search })).toEqual([]);
  });

  it('filters by role, address, state and day, who joined last first, page by page [ADM-4]', async () => {
    app.clock.moveBy(1000);
    await app.signUp({ displayName: 'فهد' });
    expect(await names({})).toEqual(['فهد', 'نُورة الأحمد', 'المدير']);
    expect(await names({ role: 'admin' })).toEqual(['المدير']);
    expect(await names({ verified: 'false' })).toEqual(['فهد']);
    expect(await names({ disabled: 'true' })).toEqual([]);
    expect(await names({ joinedFrom: noura.user.createdAt, joinedTo: noura.user.createdAt })).toEqual(['نُورة الأحمد']);
    const first = await admin.call(api.listUsers, { limit: 2 });
    expect(first.hasMore).toBe(true);
    expect(await names({ limit: 2, cursor: first.nextCursor })).toEqual(['المدير']);
  });

  it('finds more people than are sorted, and the few among them, by pages in the same order [ADM-4]', async () => {
    await sql`
      insert into users (id, email, display_name, folded_name, preferences, created_at)
      select '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'), 'many-' || n || '@siraj.test', 'سالم ' || n, 'سالم ' || n, '{}',
        ${new Date(noura.user.createdAt)}::timestamptz + interval '1 second' * (n / 2)
      from generate_series(1, 1100) n
    `.execute(app.database.query);
    const walk = async (search: string) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await admin.call(api.listUsers, { search, limit: 100, cursor });
        found.push(...page.items.map(({ displayName }) => displayName));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return found;
    };
    const all = Array.from({ length: 1100 }, (_, index) => 1100 - index).map((number) => `سالم ${number}`);
    expect(await walk('سالم')).toEqual(all);
    expect(await walk('many-')).toEqual(all);
    expect(await walk('many-109')).toEqual([...all.slice(1, 11), 'سالم 109']);
  });

  it('makes names findable that were stored before [ADM-4]', async () => {
    await app.database.query.updateTable('users').set({ folded_name: null }).execute();
    expect(await names({ search: 'نورة' })).toEqual([]);
    await normalizeNames(app);
    expect(await names({ search: 'نورة' })).toEqual(['نُورة الأحمد']);
    await noura.call(accountsApi.updateMe, { displayName: 'أم سالم' });
    expect(await names({ search: 'سالم' })).toEqual(['أم سالم']);
  });

  it('answers names and addresses of ten ids at once, and no more [ADM-5]', async () => {
    const { uid, displayName, email } = noura.user;
    expect(await admin.call(api.lookUpUsers, { ids: ['nobody', uid, admin.user.uid, uid] })).toEqual({
      items: [
        { uid, displayName, email },
        { uid: admin.user.uid, displayName: 'المدير', email: admin.user.email },
      ],
    });
    expect(await admin.errorOf(api.lookUpUsers, { ids: Array.from({ length: 11 }, () => uid) })).toMatchObject({
      status: 400,
    });
    await grantRole(app.database, email, 'moderator');
    expect(await noura.errorOf(api.lookUpUsers, { ids: [uid] })).toMatchObject({
      status: 403,
      code: 'auth/permission-denied',
    });
  });

  it("shows a person's full record, without their devices' keys; a deleted person doesn't exist [ADM-4]", async () => {
    const { user } = await admin.call(api.getUser, { id: noura.user.uid });
    expect(user).toMatchObject({
      displayName: 'نُورة الأحمد',
      disabled: false,
      friends: 0,
      identities: [],
      devices: [{ isCurrent: false }],
    });
    expect(user).not.toHaveProperty('fcmTokens');
    await noura.call(accountsApi.deleteMe, { password: noura.password });
    expect(await admin.errorOf(api.getUser, { id: noura.user.uid })).toMatchObject({
      status: 404,
      code: 'accounts/person-not-found',
    });
    expect(await admin.errorOf(api.listLedger, { id: noura.user.uid })).toMatchObject({
      code: 'accounts/person-not-found',
    });
    expect(await names({})).toEqual(['المدير']);
  });
});

describe('sessions given and taken by hand', () => {
  const give = (sessions: number, key: string, user = noura) =>
    admin.call(api.changeBalance, { id: user.user.uid, sessions, reason }, { 'idempotency-key': key });

  it('are granted once per key, also for concurrent requests [ADM-4] [USER-2]', async () => {
    const answers = await Promise.all([give(5, 'key-one-1'), give(5, 'key-one-1')]);
    expect(answers).toEqual([{ balance: 8 }, { balance: 8 }]);
    expect(await give(5, 'key-one-1')).toEqual({ balance: 8 });
    const { items } = await admin.call(api.listLedger, { id: noura.user.uid });
    expect(items.map(({ reason: why, delta, balanceAfter }) => [why, delta, balanceAfter])).toEqual([
      ['admin', 5, 8],
      ['sign-up', 3, 3],
    ]);
    expect(await audited()).toEqual([['accounts/sessions-given', noura.user.uid, reason]]);
    expect(await findDisagreements(app.database)).toEqual([]);
  });

  it('never go below zero, and a key identifies one request [ADM-4]', async () => {
    expect(await admin.errorOf(api.changeBalance, { id: noura.user.uid, sessions: -4, reason })).toMatchObject({
      code: 'accounts/balance-too-small',
    });
    expect(await give(-3, 'key-two-2')).toEqual({ balance: 0 });
    expect(await give(-3, 'key-two-2')).toEqual({ balance: 0 });
    expect(
      await admin.errorOf(
        api.changeBalance,
        { id: noura.user.uid, sessions: 2, reason },
        { 'idempotency-key': 'key-two-2' },
      ),
    ).toMatchObject({ code: 'system/idempotency-key-reused' });
    const other = await app.verified();
    expect(await give(1, 'key-two-2', other)).toEqual({ balance: 4 });
    expect(await balance(noura)).toBe(0);
    expect((await audited()).map(([action]) => action)).toEqual(['accounts/sessions-given', 'accounts/sessions-taken']);
  });

  it('pages through a ledger [ADM-4]', async () => {
    for (let index = 0; index < 3; index += 1) await give(1, `key-page-${index}`);
    const first = await admin.call(api.listLedger, { id: noura.user.uid, limit: 3 });
    const rest = await admin.call(api.listLedger, { id: noura.user.uid, limit: 3, cursor: first.nextCursor ?? '' });
    expect([first.items.length, rest.items.map(({ reason: why }) => why), rest.hasMore]).toEqual([
      3,
      ['sign-up'],
      false,
    ]);
  });
});

describe('role and standing', () => {
  it("change with an audit row, never one's own [ADM-4] [AUTH-11]", async () => {
    const id = noura.user.uid;
    await admin.call(api.changeRole, { id, role: 'moderator', reason });
    await admin.call(api.changeRole, { id, role: 'moderator', reason });
    expect((await noura.call(accountsApi.getMe, {})).user.role).toBe('moderator');
    expect(await admin.errorOf(api.changeRole, { id: admin.user.uid, role: 'player', reason })).toMatchObject({
      code: 'accounts/own-account',
    });
    expect(await admin.errorOf(api.setDisabled, { id: admin.user.uid, disabled: true, reason })).toMatchObject({
      code: 'accounts/own-account',
    });
    expect(await admin.errorOf(api.changeRole, { id: 'nobody', role: 'player', reason })).toMatchObject({
      code: 'accounts/person-not-found',
    });
    expect(await audited()).toEqual([['accounts/role-changed', id, reason]]);
  });

  it('leave an admin where two shut each other out at once [ADM-4] [AUTH-11]', async () => {
    await grantRole(app.database, noura.user.email, 'admin');
    const outcomes = await Promise.allSettled([
      admin.call(api.changeRole, { id: noura.user.uid, role: 'player', reason }),
      noura.call(api.setDisabled, { id: admin.user.uid, disabled: true, reason }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const admins = await app.database.query
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled', '=', false)
      .execute();
    expect(admins).toHaveLength(1);
  });

  it('closed, an account is out at once, its open page too, and comes in again when opened [ADM-4]', async () => {
    await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
    const page = await followLive(app, noura, 'me', {});
    try {
      await page.until(() => true);
      const id = noura.user.uid;
      await admin.call(api.setDisabled, { id, disabled: true, reason });
      expect(await page.closed).toBe(4001);
      expect(await noura.errorOf(accountsApi.getMe, {})).toMatchObject({ status: 401 });
      const signIn = { email: noura.user.email, password: noura.password };
      expect(await app.visitor().errorOf(accountsApi.signIn, signIn)).toMatchObject({
        status: 403,
        code: 'auth/user-disabled',
      });
      await admin.call(api.setDisabled, { id, disabled: false, reason });
      expect((await app.visitor().call(accountsApi.signIn, signIn)).user.uid).toBe(id);
      expect((await audited()).map(([action]) => action)).toEqual(['accounts/enabled', 'accounts/disabled']);
    } finally {
      page.socket.terminate();
      await app.live.close();
      await app.server.fastify.close();
    }
  });
});

describe('devices and addresses', () => {
  it('are signed out one by one or everywhere [ADM-4]', async () => {
    const id = noura.user.uid;
    const phone = app.visitor();
    await phone.call(accountsApi.signIn, { email: noura.user.email, password: noura.password });
    const { user } = await admin.call(api.getUser, { id });
    const [first] = user.devices;
    expect(await admin.errorOf(api.endUserSession, { id: admin.user.uid, deviceId: first?.id ?? '' })).toMatchObject({
      code: 'system/not-found',
    });
    await admin.call(api.endUserSession, { id, deviceId: first?.id ?? '' });
    expect(await admin.call(api.endUserSessions, { id })).toEqual({ ended: 1 });
    expect(await admin.call(api.endUserSessions, { id })).toEqual({ ended: 0 });
    expect(await noura.errorOf(accountsApi.getMe, {})).toMatchObject({ status: 401 });
    expect((await audited()).map(([action]) => action)).toEqual(['accounts/signed-out', 'accounts/device-signed-out']);
  });

  it('are asked for a link again, or taken for verified by hand, once [ADM-4]', async () => {
    const fahad = await app.signUp({ email: 'fahad@siraj.test' });
    const id = fahad.user.uid;
    const before = (await app.mails()).length;
    await admin.call(api.resendVerification, { id });
    expect((await app.mails()).length).toBe(before + 1);
    await admin.call(api.markVerified, { id, reason });
    expect((await fahad.call(accountsApi.getMe, {})).user.emailVerified).toBe(true);
    for (const contract of [api.markVerified, api.resendVerification]) {
      expect(await admin.errorOf(contract, contract === api.markVerified ? { id, reason } : { id })).toMatchObject({
        code: 'accounts/already-verified',
      });
    }
    expect(await audited()).toEqual([
      ['accounts/verified', id, reason],
      ['accounts/verification-sent', id, null],
    ]);
  });
});

it('finds what the staff did by who, what and to whom, page by page [ADM-4]', async () => {
  const id = noura.user.uid;
  await admin.call(api.changeRole, { id, role: 'admin', reason });
  await noura.call(api.changeBalance, { id: admin.user.uid, sessions: 1, reason });
  const found = async (input: Record<string, unknown>) =>
    (await admin.call(api.listAuditLog, input)).items.map(({ action }) => action);
  expect(await found({ actor: ' NOURA@siraj.test ' })).toEqual(['accounts/sessions-given']);
  expect(await found({ actor: admin.user.uid })).toEqual(['accounts/role-changed']);
  expect(await found({ action: 'accounts/role' })).toEqual(['accounts/role-changed']);
  expect(await found({ subjectType: 'user', subjectId: admin.user.uid })).toEqual(['accounts/sessions-given']);
  const { items, nextCursor } = await admin.call(api.listAuditLog, { limit: 1 });
  expect(items).toMatchObject([
    { actor: { displayName: 'نُورة الأحمد' }, before: { balance: 3 }, after: { balance: 4, sessions: 1 } },
  ]);
  expect(await found({ limit: 1, cursor: nextCursor })).toEqual(['accounts/role-changed']);
});
