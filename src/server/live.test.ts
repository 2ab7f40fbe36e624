import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { notificationsAdminApi } from '#shared/notifications/admin-api.ts';
import { notificationsApi } from '#shared/notifications/api.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import { siteSettingsApi, siteSettingsSchema } from '#shared/site-settings/api.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import { followLive } from '#testing/live-page.ts';
import type { LivePage } from '#testing/live-page.ts';
import { choose, order } from '#testing/shop.ts';
import { createTestApp, testAdminEmail } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import type { ApiDescription } from './platform/http/openapi.ts';

let app: TestApp;
const sockets: WebSocket[] = [];
beforeEach(async () => {
  app = await createTestApp({ publicUrl: new URL('http://siraj.test') });
  await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await app.live.close();
  await app.server.fastify.close();
});

/** A user's page that follows a topic and has received its state. */
async function follow(
  client: TestClient | null,
  topic: string,
  headers: Record<string, string> = {},
): Promise<LivePage> {
  const page = await followLive(app, client, topic, { headers });
  sockets.push(page.socket);
  await page.until(() => true);
  return page;
}

const userIn = (data: Record<string, unknown>) =>
  data['user'] as { emailVerified: boolean; gameSessionBalance: number; displayName: string };

it('shows an address verified on another device to the page that waits [AUTH-4] [USER-2]', async () => {
  const waiting = await app.signUp();
  const page = await follow(waiting, 'me');
  await app
    .visitor()
    .call(passwordApi.completeAction, { mode: 'verifyEmail', oobCode: await app.mailedCode(waiting.user.email) });
  await page.until((data) => userIn(data).emailVerified);
});

it('ignores presses on topics that take none, that are not followed, or that are no presses', async () => {
  const page = await follow(await app.signUp(), 'me');
  const press = (topic: string, data: unknown) => page.socket.send(JSON.stringify({ press: { topic, data } }));
  for (const topic of ['me', 'settings', 'seats/none/none', 'none']) press(topic, { kind: 'here' });
  press('me', null);
  page.socket.send(JSON.stringify({ subscribe: ['settings'] }));
  await page.until((data) => siteSettingsSchema.safeParse(data).success);
});

it('shows a balance that a payment raised, and what another page of the same account changed [USER-2]', async () => {
  const buyer = await app.verified();
  const page = await follow(buyer, 'me');
  const { paymentId } = await order(buyer);
  await choose(app, paymentId, 'pay');
  await page.until((data) => userIn(data).gameSessionBalance === 8);
  await buyer.call(accountsApi.updateMe, { displayName: 'أبو فهد' });
  await page.until((data) => userIn(data).displayName === 'أبو فهد');
});

it('closes the socket of a device that is signed out from elsewhere [USER-2]', async () => {
  const owner = await app.verified();
  const page = await follow(owner, 'me');
  const elsewhere = app.visitor();
  await elsewhere.call(accountsApi.signIn, { email: owner.user.email, password: owner.password });
  await elsewhere.call(accountsApi.endOtherSessions, {});
  expect(await page.closed).toBe(4001);
});

it('closes the sockets of the stranger who registered ADMIN_EMAIL before its owner confirmed it [AUTH-11] [USER-2]', async () => {
  const stranger = await app.signUp({ email: testAdminEmail });
  const page = await follow(stranger, 'me');
  const list = await follow(stranger, 'notifications');
  const owner = app.visitor();
  const { resetCode = '' } = await owner.call(passwordApi.completeAction, {
    mode: 'verifyEmail',
    oobCode: await app.mailedCode(testAdminEmail),
  });
  await owner.call(passwordApi.completeAction, {
    mode: 'resetPassword',
    oobCode: resetCode,
    newPassword: 'only-mine-1',
  });
  expect(await page.closed).toBe(4001);
  // A page with a different subscription closes before the next change.
  await owner.call(accountsApi.signIn, { email: testAdminEmail, password: 'only-mine-1' });
  await owner.call(notificationsAdminApi.send, { audience: 'all', title: { ar: 'خبر' }, body: { ar: 'تفاصيل' } });
  expect(await list.closed).toBe(4001);
});

it('sends a visitor the settings, and no record [USER-2] [SITE-1]', async () => {
  const admin = await app.admin();
  const page = await follow(null, 'settings');
  await admin.call(siteSettingsApi.setPaymentOverride, { enabled: true, forceMethod: 'hybrid' });
  await page.until((data) => (data['paymentMethodOverride'] as { enabled: boolean }).enabled);
  const nobody = await follow(null, 'settings');
  sockets.at(-1)?.send(JSON.stringify({ subscribe: ['me', 'me/anybody'] }));
  // An unknown topic is rejected at once; the owner of a record has to be looked up.
  await nobody.until(
    (message) =>
      message['topic'] === 'me/anybody' && JSON.stringify(message['error']) === '{"code":"system/not-found"}',
  );
  await nobody.until(
    (message) => message['topic'] === 'me' && JSON.stringify(message['error']) === '{"code":"auth/unauthenticated"}',
  );
});

it('sends of every topic what the API description says of it', async () => {
  const { json } = await app.visitor().request({ path: '/api/openapi.json' });
  const { topics } = (json as ApiDescription)['x-live'];
  expect(topics.map(({ name }) => name)).toEqual([
    'me',
    'settings',
    'games/{id}',
    'rooms/{id}',
    'seats/{id}/{token}',
    'notifications',
    'announcements',
  ]);
  const host = await app.admin();
  await host.call(
    notificationsAdminApi.send,
    {
      audience: 'all',
      title: { ar: 'أهلا' },
      body: { ar: 'لعبة جديدة' },
    },
    { 'idempotency-key': 'a-notification' },
  );
  const { game } = await host.call(gamesApi.startGame, sampleSetup(), { 'idempotency-key': 'a-game-to-follow' });
  const { room } = await host.call(roomsApi.openRoom, { id: game.id });
  const token = 'A'.repeat(43);
  const seat = { token, name: 'نورة', teamIndex: 0, emblem: 'pearl' } as const;
  await app.visitor().call(roomsApi.takeSeat, { code: room.code ?? '', ...seat });
  for (const { name, schema, access } of topics) {
    const topic = name.replace('{id}', game.id).replace('{token}', token);
    const page = await followLive(app, host, topic);
    sockets.push(page.socket);
    const { data } = await page.until(() => true);
    expect(z.safeParse(z.fromJSONSchema(schema), data).error?.issues ?? [], topic).toEqual([]);
    const stranger = await followLive(app, null, topic);
    sockets.push(stranger.socket);
    const answer = await stranger.until(() => true);
    expect('error' in answer, topic).toBe(access !== 'anyone');
  }
});

it("rejects a socket of another site's page with a user's cookie [USER-2]", async () => {
  const owner = await app.verified();
  await expect(follow(owner, 'me', { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
});

it("notifies all open pages of a notification for all, and one person's pages of a personal one [NOTE-1]", async () => {
  const admin = await app.admin();
  const [noura, fahad] = [await app.signUp(), await app.signUp()];
  const [hers, his] = [await follow(noura, 'notifications'), await follow(fahad, 'notifications')];
  const wish = { audience: 'all', title: { ar: 'خبر' }, body: { ar: 'تفاصيل' } } as const;
  await admin.call(notificationsAdminApi.send, wish);
  for (const page of [hers, his])
    await page.until(({ unread, newest }) => unread === 1 && (newest as { title: string }).title === 'خبر');
  await admin.call(notificationsAdminApi.send, {
    ...wish,
    audience: 'user',
    userId: noura.user.uid,
    title: { ar: 'لنورة' },
  });
  await hers.until(({ unread }) => unread === 2);
  await noura.call(notificationsApi.markRead, { all: true });
  await hers.until(({ unread }) => unread === 0);
  // The next message that he receives is his own read: nothing of hers came before.
  await fahad.call(notificationsApi.markRead, { all: true });
  await his.until((data) => {
    expect(data).toMatchObject({ unread: 0, newest: { title: 'خبر', read: true } });
    return true;
  });
});

it('sends nothing of a list whose session was deleted directly, and closes [NOTE-1] [USER-2]', async () => {
  const admin = await app.admin();
  const noura = await app.signUp();
  const page = await follow(noura, 'notifications');
  await app.database.query.deleteFrom('sessions').where('user_id', '=', noura.user.uid).execute();
  await admin.call(notificationsAdminApi.send, {
    audience: 'user',
    userId: noura.user.uid,
    title: { ar: 'لنورة' },
    body: { ar: 'سر' },
  });
  expect(await page.closed).toBe(4001);
});

it('continues to update a list in maintenance [NOTE-1] [SITE-2]', async () => {
  const admin = await app.admin();
  const noura = await app.signUp();
  await admin.call(siteSettingsApi.setMaintenance, { enabled: true });
  const page = await follow(noura, 'notifications');
  await admin.call(notificationsAdminApi.send, { audience: 'all', title: { ar: 'خبر' }, body: { ar: 'تفاصيل' } });
  await page.until(({ unread }) => unread === 1);
});

it('notifies 500 open pages of a change of the settings [SITE-1]', async () => {
  const admin = await app.admin();
  const pages = await Promise.all(Array.from({ length: 500 }, () => follow(null, 'settings')));
  await admin.call(siteSettingsApi.setMaintenance, { enabled: true, estimatedMinutes: 15 });
  const told = await Promise.all(pages.map((page) => page.until((data) => data['maintenanceMode'] === true)));
  expect(told).toHaveLength(500);
  for (const { data } of told) expect(data).toMatchObject({ maintenanceMode: true, estimatedMaintenanceTime: '15' });
});
