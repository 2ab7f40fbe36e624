import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { badgesAdminApi, rewardsAdminApi } from '#shared/achievements/admin-api.ts';
import { achievementsApi } from '#shared/achievements/api.ts';
import type { BadgeInput } from '#shared/achievements/badges.ts';
import type { RewardInput } from '#shared/achievements/rewards.ts';
import { noPlay } from '#shared/achievements/totals.ts';
import { openCells, startHosted } from '#testing/hosted-game.ts';
import type { Device } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';
import { findDisagreements } from '../consistency.ts';
import '../platform/audit.ts';
import './tables.ts';

let app: TestApp;
let admin: TestUser;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.admin();
  host = await app.verified({ displayName: 'نورة' });
});

const badge = (changes: Partial<BadgeInput> = {}): BadgeInput => ({
  name: { ar: 'أول الطريق', en: 'First steps' },
  description: { ar: 'أول لعبة', en: 'The first game' },
  emblem: 'lantern',
  color: 'saffron',
  pictureId: null,
  conditions: [{ metric: 'games', atLeast: 1 }],
  ...changes,
});
const rule = (changes: Partial<RewardInput> = {}): RewardInput => ({
  kind: 'nth-game',
  count: 1,
  sessions: 2,
  isActive: true,
  startsAt: null,
  endsAt: null,
  ...changes,
});
const addBadge = async (changes: Partial<BadgeInput> = {}) => {
  const { badge: added } = await admin.call(badgesAdminApi.create, badge(changes));
  return (await admin.call(badgesAdminApi.activate, { id: added.id, isActive: true })).badge;
};
const addRule = async (changes: Partial<RewardInput> = {}) =>
  (await admin.call(rewardsAdminApi.create, rule(changes))).rule;
const begin = async (cells = 12, player = host) => {
  const device = await startHosted(app, player);
  await openCells(device, cells);
  return device;
};
const end = (device: Device) => {
  if (device.game().state.phase === 'board') device.step({ type: 'end' });
  return device.play({ type: 'finish' });
};
const playGame = async (cells = 12, player = host) => {
  const device = await begin(cells, player);
  await end(device);
  return device.gameId;
};
const own = (player = host) => player.call(achievementsApi.listOwn, {});
const balance = async () => (await host.call(accountsApi.getMe, {})).user.gameSessionBalance;

it('earns a badge once, when a counted game ends [BADGE-1]', async () => {
  const { id } = await addBadge();
  await addBadge({ conditions: [{ metric: 'games', atLeast: 3 }] });
  expect((await own()).badges.map(({ earnedAt }) => earnedAt)).toEqual([null, null]);
  await playGame(3);
  expect((await own()).badges.map(({ earnedAt }) => earnedAt)).toEqual([null, null]);
  const gameId = await playGame();
  const earnedAt = app.clock.now();
  app.clock.moveBy(60_000);
  await playGame();
  expect((await own()).badges).toMatchObject([
    { id, earnedAt, gameId },
    { earnedAt: null, gameId: null, conditions: [{ metric: 'games', atLeast: 3, reached: 2 }] },
  ]);
});

it('earns active badges, and keeps them when they are switched off or changed later [BADGE-1] [ADM-3]', async () => {
  const { badge: quiet } = await admin.call(badgesAdminApi.create, badge());
  const loud = await addBadge();
  await playGame();
  expect((await own()).badges.map(({ id }) => id)).toEqual([loud.id]);
  await admin.call(badgesAdminApi.activate, { id: loud.id, isActive: false });
  await admin.call(badgesAdminApi.update, {
    id: loud.id,
    version: loud.version,
    ...badge({ conditions: [{ metric: 'games', atLeast: 9 }] }),
  });
  expect((await own()).badges).toMatchObject([{ id: loud.id, earnedAt: app.clock.now() }]);
  expect((await admin.call(badgesAdminApi.list, {})).items).toMatchObject([
    { id: quiet.id, earnedCount: 0 },
    { id: loud.id, earnedCount: 1, isActive: false },
  ]);
  await admin.call(badgesAdminApi.order, { ids: [loud.id] });
  expect((await admin.call(badgesAdminApi.list, {})).items.map(({ id }) => id)).toEqual([loud.id, quiet.id]);
  const written = await app.database.query
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'achievements/%')
    .orderBy('id')
    .execute();
  expect(written.map(({ action }) => action)).toEqual([
    'achievements/badge-created',
    'achievements/badge-created',
    'achievements/badge-activated',
    'achievements/badge-deactivated',
    'achievements/badge-updated',
    'achievements/badges-ordered',
  ]);
});

it('shows who has earned a badge before it is given, and gives it to them all when asked, in batches [BADGE-1] [ADM-3]', async () => {
  await playGame();
  const { badge: added } = await admin.call(badgesAdminApi.create, badge());
  const people = Array.from({ length: 250 }, (_, index) => `user-${String(index).padStart(4, '0')}`);
  const at = new Date(app.clock.now());
  await app.database.query
    .insertInto('users')
    .values(
      people.map((id) => ({
        id,
        email: `${id}@siraj.test`,
        password_hash: null,
        display_name: id,
        preferences: '{}',
        referred_by: null,
        created_at: at,
        last_login: at,
        phone_number: null,
        last_token_update: null,
        last_logout: null,
        deleted_at: null,
        tokens_valid_from: null,
      })),
    )
    .execute();
  await app.database.query
    .insertInto('play_totals')
    .values(people.map((id) => ({ user_id: id, totals: JSON.stringify({ ...noPlay, games: 1 }), updated_at: at })))
    .execute();
  const preview = await admin.call(badgesAdminApi.preview, { id: added.id });
  expect(preview).toMatchObject({ count: 251, names: expect.arrayContaining(['نورة']) as unknown });
  expect(preview.names).toHaveLength(5);
  expect((await own()).badges).toEqual([]);
  await admin.call(badgesAdminApi.activate, { id: added.id, isActive: true });
  await app.outbox.drain();
  expect((await admin.call(badgesAdminApi.list, {})).items).toMatchObject([{ earnedCount: 0 }]);
  await admin.call(badgesAdminApi.activate, { id: added.id, isActive: true, alsoPast: true });
  await app.outbox.drain();
  expect((await admin.call(badgesAdminApi.list, {})).items).toMatchObject([{ earnedCount: 251 }]);
  expect((await own()).badges).toMatchObject([{ earnedAt: app.clock.now(), gameId: null }]);
});

it('grants the sessions of a rule once, by one row of the ledger, and never for the past [BADGE-1] [ADM-4] [USER-3]', async () => {
  await playGame();
  await addRule();
  const second = await addRule({ count: 2, sessions: 3 });
  await addRule({ count: 2, sessions: 50, endsAt: app.clock.now() });
  const before = await balance();
  const gameId = await playGame();
  expect(await balance()).toBe(before - 1 + 3);
  expect((await own()).rewards).toMatchObject([{ kind: 'nth-game', count: 2, sessions: 3, gameId }]);
  expect((await admin.call(rewardsAdminApi.listGrants, {})).items).toMatchObject([
    { ruleId: second.id, displayName: 'نورة', sessions: 3 },
  ]);
  expect((await admin.call(rewardsAdminApi.list, {})).items.find(({ id }) => id === second.id)).toMatchObject({
    grantCount: 1,
    sessionCount: 3,
  });
  expect(await findDisagreements(app.database)).toEqual([]);
  await app.database.query.updateTable('reward_grants').set({ sessions: 4 }).execute();
  expect((await findDisagreements(app.database)).map(({ check }) => check)).toEqual(['rewards and ledger']);
});

it('counts each of two games of one host that end at once, and grants once [BADGE-1] [USER-3]', async () => {
  await addBadge();
  await addRule({ kind: 'new-month', sessions: 1 });
  await addRule({ kind: 'every-games', count: 2, sessions: 5 });
  const devices = [await begin(), await begin()];
  const before = await balance();
  await Promise.all(devices.map(end));
  expect(await balance()).toBe(before + 6);
  const { badges, rewards } = await own();
  expect(badges).toMatchObject([{ earnedAt: app.clock.now(), conditions: [{ reached: 2 }] }]);
  expect(rewards.map(({ kind }) => kind).sort()).toEqual(['every-games', 'new-month']);
  expect(await findDisagreements(app.database)).toEqual([]);
});

it('leaves rewards to admins and badges to the staff, and refuses what cannot be [BADGE-1] [ADM-4]', async () => {
  await grantRole(app.database, host.user.email, 'moderator');
  expect(await host.errorOf(rewardsAdminApi.create, rule())).toMatchObject({ status: 403 });
  expect(await host.errorOf(rewardsAdminApi.listGrants, {})).toMatchObject({ status: 403 });
  expect((await host.call(badgesAdminApi.create, badge())).badge.isActive).toBe(false);
  expect(await admin.errorOf(rewardsAdminApi.create, rule({ startsAt: 5, endsAt: 5 }))).toMatchObject({
    status: 400,
    fields: { endsAt: 'achievements/window-reversed' },
  });
  expect(await admin.errorOf(rewardsAdminApi.create, rule({ endsAt: Number.MAX_SAFE_INTEGER }))).toMatchObject({
    status: 400,
  });
  expect(await admin.errorOf(rewardsAdminApi.update, { id: 'none', ...rule() })).toMatchObject({
    status: 404,
    code: 'achievements/rule-not-found',
  });
  expect(await admin.errorOf(badgesAdminApi.update, { id: 'none', version: 1, ...badge() })).toMatchObject({
    status: 404,
    code: 'achievements/badge-not-found',
  });
  const changed = await addRule();
  expect(
    (await admin.call(rewardsAdminApi.update, { id: changed.id, ...rule({ isActive: false }) })).rule.isActive,
  ).toBe(false);
});

it("exports a person's data, and deletes it with the account, except accounting records [BADGE-1] [AUTH-10]", async () => {
  await addBadge();
  await addRule();
  await playGame();
  const kept = await host.call(accountsApi.exportMe, {});
  expect(kept).toMatchObject({
    playTotals: { games: 1 },
    badges: [{ name: { ar: 'أول الطريق' } }],
    rewards: [{ sessions: 2 }],
  });
  await host.call(accountsApi.deleteMe, { password: host.password });
  expect(await app.database.query.selectFrom('play_totals').selectAll().execute()).toEqual([]);
  expect(await app.database.query.selectFrom('earned_badges').selectAll().execute()).toEqual([]);
  expect((await admin.call(rewardsAdminApi.listGrants, {})).items).toMatchObject([{ displayName: null, sessions: 2 }]);
  expect(await findDisagreements(app.database)).toEqual([]);
});
