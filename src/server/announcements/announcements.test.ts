import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { announcementsAdminApi } from '#shared/announcements/admin-api.ts';
import { announcementsApi } from '#shared/announcements/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { followLive } from '#testing/live-page.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { grantRole } from '../accounts/index.ts';
import '../platform/audit.ts';

const minute = 60_000;
let app: TestApp;
let moderator: TestUser;
let player: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  moderator = await app.verified({ email: 'moderator@siraj.test' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
  player = await app.verified();
});

const words = {
  title: { ar: 'ليلة التحدي', en: 'Challenge night' },
  body: { ar: 'الليلة بعد العشاء', en: 'Tonight after dinner' },
};
const plain = {
  ...words,
  link: '/store',
  audience: 'everybody',
  priority: 'normal',
  isDismissible: true,
  startsAt: null,
  endsAt: null,
} as const;
const announce = async (changes: Record<string, unknown> = {}) => {
  app.clock.moveBy(1);
  return (await moderator.call(announcementsAdminApi.create, { ...plain, ...changes })).announcement;
};
const seenBy = async (client: TestClient) =>
  (await client.call(announcementsApi.listCurrent, {})).items.map(({ id }) => id);
const audits = () =>
  app.database.query
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_id'])
    .where('action', 'like', 'announcements/%')
    .orderBy('id')
    .execute();
const listed = async (filters: Record<string, unknown> = {}) =>
  (await moderator.call(announcementsAdminApi.list, filters)).items.map(({ id }) => id);

it('is shown to whom it is for, in both languages [ADM-3]', async () => {
  const all = await announce();
  const visitors = await announce({ audience: 'visitors' });
  const signedIn = await announce({ audience: 'signed-in' });
  const new_ = await announce({ audience: 'never-bought' });
  expect((await seenBy(app.visitor())).sort()).toEqual([all.id, visitors.id].sort());
  expect((await seenBy(player)).sort()).toEqual([all.id, signedIn.id, new_.id].sort());
  await buy(player);
  expect((await seenBy(player)).sort()).toEqual([all.id, signedIn.id].sort());
  const { items } = await app.visitor().call(announcementsApi.listCurrent, {});
  expect(items.find(({ id }) => id === all.id)).toMatchObject({
    ...words,
    link: '/store',
    startsAt: all.startsAt,
    endsAt: null,
  });
});

it('comes to a page a little before its time, and no more once it is over [ADM-3]', async () => {
  const now = app.clock.now();
  const { id } = await announce({ startsAt: now + 60 * minute, endsAt: now + 90 * minute });
  expect(await seenBy(app.visitor())).toEqual([]);
  app.clock.moveBy(50 * minute);
  expect(await seenBy(app.visitor())).toEqual([id]);
  expect(await listed({ state: 'waiting' })).toEqual([id]);
  app.clock.moveBy(10 * minute);
  expect(await listed({ state: 'running' })).toEqual([id]);
  app.clock.moveBy(30 * minute);
  expect(await seenBy(app.visitor())).toEqual([]);
  expect([await listed({ state: 'ended' }), await listed({ state: 'running' }), await listed()]).toEqual([
    [id],
    [],
    [id],
  ]);
});

it('is dismissed for the account on all its devices, once, and for no other [ADM-3]', async () => {
  const { id } = await announce();
  const held = await announce({ isDismissible: false });
  await player.call(announcementsApi.dismiss, { id });
  await player.call(announcementsApi.dismiss, { id });
  expect(await seenBy(player)).toEqual([held.id]);
  expect(await seenBy(moderator)).toEqual([held.id, id]);
  expect(await player.errorOf(announcementsApi.dismiss, { id: held.id })).toMatchObject({
    status: 404,
    code: 'announcements/not-found',
  });
  const { items } = await moderator.call(announcementsAdminApi.list, {});
  expect(items.find((each) => each.id === id)).toMatchObject({ dismissedCount: 1 });
  expect(await player.call(accountsApi.exportMe, {})).toMatchObject({ dismissedAnnouncements: [{ id }] });
  await player.call(accountsApi.deleteMe, { password: player.password });
  expect((await moderator.call(announcementsAdminApi.list, {})).items.find((each) => each.id === id)).toMatchObject({
    dismissedCount: 0,
  });
});

it('rejects a change based on an older version, and audits each change [ADM-3]', async () => {
  const made = await announce();
  const { announcement } = await moderator.call(announcementsAdminApi.change, {
    ...plain,
    id: made.id,
    version: 1,
    startsAt: made.startsAt,
    audience: 'signed-in',
  });
  expect(announcement).toMatchObject({ version: 2, audience: 'signed-in', state: 'running' });
  expect(await moderator.errorOf(announcementsAdminApi.change, { ...plain, id: made.id, version: 1 })).toMatchObject({
    status: 409,
    code: 'announcements/changed-meanwhile',
  });
  expect(await moderator.errorOf(announcementsAdminApi.withdraw, { id: made.id, version: 1 })).toMatchObject({
    status: 409,
  });
  const { announcement: over } = await moderator.call(announcementsAdminApi.withdraw, { id: made.id, version: 2 });
  expect(over).toMatchObject({ state: 'withdrawn', withdrawnAt: app.clock.now() });
  expect(await seenBy(player)).toEqual([]);
  expect(await moderator.errorOf(announcementsAdminApi.change, { ...plain, id: made.id, version: 3 })).toMatchObject({
    status: 409,
    code: 'announcements/withdrawn-already',
  });
  expect(await moderator.errorOf(announcementsAdminApi.withdraw, { id: 'nothing', version: 1 })).toMatchObject({
    status: 404,
  });
  const mine = { actor_id: moderator.user.uid, subject_id: made.id };
  expect(await audits()).toEqual([
    { action: 'announcements/created', ...mine },
    { action: 'announcements/changed', ...mine },
    { action: 'announcements/withdrawn', ...mine },
  ]);
});

it('refuses what would be over at once, runs backwards or leads elsewhere [ADM-3]', async () => {
  const now = app.clock.now();
  for (const [changes, code] of [
    [{ endsAt: now }, 'announcements/window-past'],
    [{ startsAt: now - 2 * minute, endsAt: now - minute }, 'announcements/window-past'],
  ] as const)
    expect(await moderator.errorOf(announcementsAdminApi.create, { ...plain, ...changes })).toMatchObject({
      status: 400,
      code,
    });
  expect(
    await moderator.errorOf(announcementsAdminApi.create, { ...plain, startsAt: now + minute, endsAt: now + minute }),
  ).toMatchObject({ fields: { endsAt: 'announcements/window-reversed' } });
  expect(
    await moderator.errorOf(announcementsAdminApi.create, { ...plain, endsAt: Number.MAX_SAFE_INTEGER }),
  ).toMatchObject({ status: 400 });
  expect(
    await moderator.errorOf(announcementsAdminApi.create, { ...plain, link: 'https://elsewhere.test' }),
  ).toMatchObject({ fields: { link: 'announcements/link-refused' } });
  expect(await listed()).toEqual([]);
});

it('lists them the newest first, page by page [ADM-3]', async () => {
  const [first, second, third] = [await announce(), await announce(), await announce()];
  const page = await moderator.call(announcementsAdminApi.list, { limit: 2 });
  expect(page.items.map(({ id }) => id)).toEqual([third.id, second.id]);
  expect(
    await moderator.call(announcementsAdminApi.list, { limit: 2, cursor: page.nextCursor ?? undefined }),
  ).toMatchObject({ items: [{ id: first.id }], hasMore: false, nextCursor: null });
});

it('notifies open pages, also of visitors, each of its own announcements [ADM-3]', async () => {
  await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const pages = [await followLive(app, null, 'announcements'), await followLive(app, player, 'announcements')] as const;
  const begins =
    (id: string) =>
    ({ items }: Record<string, unknown>) =>
      Array.isArray(items) && items.some((item: { id: string }) => item.id === id);
  const { id, version } = await announce({ audience: 'signed-in' });
  await pages[1].until(begins(id));
  const forVisitors = await announce({ audience: 'visitors' });
  expect(JSON.stringify(await pages[0].until(begins(forVisitors.id)))).not.toContain(id);
  await moderator.call(announcementsAdminApi.withdraw, { id, version });
  await pages[1].until(({ items }) => Array.isArray(items) && items.length === 0);
});

async function buy({ user }: TestUser): Promise<void> {
  const { purchase } = await player.call(
    purchaseApi.createPurchase,
    { items: [{ packageId: 'one-session', quantity: 1 }] },
    { 'idempotency-key': 'an-order-of-theirs' },
  );
  await app.database.query
    .updateTable('purchases')
    .set({ status: 'completed' })
    .where('id', '=', purchase.id)
    .where('user_id', '=', user.uid)
    .execute();
}
