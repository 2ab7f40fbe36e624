import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { accountsApi } from '#shared/accounts/api.ts';
import type { LiveMessage } from '#shared/kernel/live.ts';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { choose, order } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

let app: TestApp;
const sockets: WebSocket[] = [];
beforeEach(async () => {
  app = await createTestApp();
  await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await app.live.close();
  await app.server.fastify.close();
});

interface Page {
  readonly closed: Promise<number>;
  /** The next message that fits, whatever comes before it. */
  until(fits: (data: Record<string, unknown>) => boolean): Promise<unknown>;
}

/** A page of somebody's that follows a topic, once it has heard how that stands. */
async function follow(client: TestClient | null, topic: string, headers: Record<string, string> = {}): Promise<Page> {
  const { port } = app.server.fastify.server.address() as AddressInfo;
  const cookie = [...client?.cookies ?? []].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: { ...(cookie === '' ? {} : { cookie }), ...headers } });
  sockets.push(socket);
  const heard: LiveMessage[] = [];
  let wake: (() => void) | null = null;
  socket.on('message', (raw: Buffer) => {
    heard.push(JSON.parse(raw.toString()) as LiveMessage);
    wake?.();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  socket.send(JSON.stringify({ subscribe: [topic] }));
  const page: Page = {
    closed,
    async until(fits) {
      for (;;) {
        const message = heard.shift();
        if (message === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        } else if (fits(('data' in message ? message.data : message) as Record<string, unknown>)) return message;
      }
    },
  };
  await page.until(() => true);
  return page;
}

const userIn = (data: Record<string, unknown>) => data['user'] as { emailVerified: boolean; gameSessionBalance: number; displayName: string };

it('shows an address verified on another device to the page that waits [AUTH-4] [USER-2]', async () => {
  const waiting = await app.signUp();
  const page = await follow(waiting, 'me');
  await app.visitor().call(accountsApi.completeAction, { mode: 'verifyEmail', oobCode: await app.mailedCode(waiting.user.email) });
  await page.until((data) => userIn(data).emailVerified);
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

it("tells a visitor the settings, and nobody's record [USER-2] [SITE-1]", async () => {
  const admin = await app.admin();
  const page = await follow(null, 'settings');
  await admin.call(siteSettingsApi.setPaymentOverride, { enabled: true, forceMethod: 'hybrid' });
  await page.until((data) => (data['paymentMethodOverride'] as { enabled: boolean }).enabled);
  const nobody = await follow(null, 'settings');
  sockets.at(-1)?.send(JSON.stringify({ subscribe: ['me', 'me/anybody'] }));
  // What there isn't is known at once; whose record it would be has to be looked up.
  await nobody.until((message) => message['topic'] === 'me/anybody' && JSON.stringify(message['error']) === '{"code":"system/not-found"}');
  await nobody.until((message) => message['topic'] === 'me' && JSON.stringify(message['error']) === '{"code":"auth/unauthenticated"}');
});

it("hears nothing with somebody's cookie from another site's page [USER-2]", async () => {
  const owner = await app.verified();
  await expect(follow(owner, 'me', { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
});
