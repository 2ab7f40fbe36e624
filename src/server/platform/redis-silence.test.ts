import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '#shared/kernel/rate-limit.ts';
import { openSilentProxy } from '#testing/silent-proxy.ts';
import type { SilentProxy } from '#testing/silent-proxy.ts';
import { createTestClient } from '#testing/test-client.ts';
import { createTestApp } from '#testing/test-app.ts';
import { systemClock } from './clock.ts';
import { mountHealth } from './health.ts';
import { createHttpServer } from './http/index.ts';
import { createLive } from './live/index.ts';
import { createLiveBus, type LiveEvent } from './live/live-bus.ts';
import { createOnce, createRateLimits } from './rate-limits/index.ts';
import { openRedis } from './redis.ts';

const address = new URL(process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const isThere = await reachable();
const logger = pino({ level: 'silent' });
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function reachable(): Promise<boolean> {
  const redis = await openRedis(address.href, () => undefined);
  const found = await Promise.race([
    new Promise<boolean>((resolve) => void redis.once('ready', () => resolve(true))),
    new Promise<boolean>((resolve) => void redis.once('error', () => resolve(false))),
  ]);
  redis.disconnect();
  return found;
}

async function behindProxy(): Promise<{ readonly redis: Redis; readonly proxy: SilentProxy }> {
  const proxy = await openSilentProxy({ host: address.hostname, port: Number(address.port || 6379) });
  const redis = await openRedis(`redis://127.0.0.1:${proxy.port}`, () => undefined);
  closing.push(
    () => proxy.close(),
    () => redis.disconnect(),
  );
  await new Promise((resolve) => void redis.once('ready', resolve));
  return { redis, proxy };
}

/** Redis hangs, and one command has found out. */
async function hangs(redis: Redis, proxy: SilentProxy): Promise<void> {
  const closed = new Promise((resolve) => void redis.once('close', resolve));
  proxy.silence();
  await redis.ping().catch(() => undefined);
  await closed;
}

describe.skipIf(!isThere)('while Redis hangs with its connection open', () => {
  it('limits count in each process, from the first call that meets it on [LIMIT-1]', async () => {
    const { redis, proxy } = await behindProxy();
    const limits = createRateLimits({ redis, secret: 'secret' });
    const limitSubject = {
      identifier: `${randomUUID()}@siraj.test`,
      networkAddress: randomUUID(),
      wasForwarded: false,
    };
    proxy.silence();
    for (let count = 0; count < rateLimits.password_reset.max; count += 1)
      await limits.take('password_reset', limitSubject);
    await expect(limits.take('password_reset', limitSubject)).rejects.toMatchObject({ code: 'rate-limited' });
  });

  it('what counts once counts once in each process [SEC-1]', async () => {
    const { redis, proxy } = await behindProxy();
    const once = createOnce({ redis, name: 'test', durationMs: 60_000 });
    const id = randomUUID();
    proxy.silence();
    expect(await once.use(id)).toBe(true);
    expect(await once.use(id)).toBe(false);
    proxy.heal();
    await expect.poll(() => redis.ping().catch(() => 'away')).toBe('PONG');
    expect(await once.use(id)).toBe(false);
  });

  it('an event reaches each process once, though the connection that sent it breaks before the answer [ROOM-8]', async () => {
    const { redis, proxy } = await behindProxy();
    const direct = await openRedis(address.href, () => undefined);
    const [own, other] = [createLiveBus({ redis, logger }), createLiveBus({ redis: direct, logger })];
    closing.push(
      () => own.close(),
      () => other.close(),
      () => direct.disconnect(),
    );
    // Other tests may use the same Redis.
    const run = randomUUID();
    const here: string[] = [];
    const there: string[] = [];
    const note = (heard: string[]) => (event: LiveEvent) => void (event.change === run && heard.push(event.topic));
    own.receive(note(here));
    other.receive(note(there));
    const haveHeard = (topic: string) => here.includes(topic) && there.includes(topic);
    const sendUntilHeard = async (topic: string) => {
      const sending = setInterval(() => own.send({ change: run, topic, event: {} }), 50);
      try {
        await expect.poll(() => haveHeard(topic)).toBe(true);
      } finally {
        clearInterval(sending);
      }
    };
    await sendUntilHeard('first');
    const back = new Promise((resolve) => void redis.once('close', () => redis.once('ready', resolve)));
    // Redis has the event; the connection breaks before it says so.
    proxy.silence('answers');
    own.send({ change: run, topic: 'unanswered', event: {} });
    await back;
    await sendUntilHeard('last');
    await expect.poll(() => haveHeard('unanswered')).toBe(true);
    for (const heard of [here, there]) expect(heard.filter((topic) => topic === 'unanswered')).toHaveLength(1);
  });

  it('a change reaches the pages of the process that made it', async () => {
    const { redis, proxy } = await behindProxy();
    const live = createLive({ redis, logger, clock: systemClock });
    closing.push(() => live.close());
    const heard = vi.fn();
    live.listen(heard);
    await hangs(redis, proxy);
    live.publishChange('settings');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('settings'), 10_000);
  });

  it('a change reaches the pages of other processes when it is back', async () => {
    const { redis, proxy } = await behindProxy();
    const here = createLive({ redis, logger, clock: systemClock });
    const elsewhere = await openRedis(address.href, () => undefined);
    closing.push(
      () => here.close(),
      () => elsewhere.disconnect(),
    );
    const there = createLive({ redis: elsewhere, logger, clock: systemClock });
    closing.push(() => there.close());
    const change = `games/${randomUUID()}`;
    const heard = new Promise<void>((resolve) => there.listen((each) => each === change && resolve()));
    await hangs(redis, proxy);
    here.publishChange(change);
    proxy.heal();
    await heard;
  });

  it('commands fail at once after the first have timed out, and go through again when it is back', async () => {
    const { redis, proxy } = await behindProxy();
    await hangs(redis, proxy);
    await expect(redis.ping()).rejects.toThrow("Stream isn't writeable");
    proxy.heal();
    await new Promise((resolve) => void redis.once('ready', resolve));
    expect(await redis.ping()).toBe('PONG');
  });

  it('the server stays ready and names Redis as degraded', async () => {
    const { redis, proxy } = await behindProxy();
    const app = await createTestApp();
    const server = createHttpServer({ ...app.server.options, logger });
    mountHealth(server, app.database, redis);
    const visitor = createTestClient(server.fastify);
    expect(await visitor.request({ path: '/health/ready' })).toMatchObject({ status: 200, json: { status: 'ready' } });
    proxy.silence();
    expect(await visitor.request({ path: '/health/ready' })).toMatchObject({
      status: 200,
      json: { status: 'ready', degraded: ['redis'] },
    });
  });
});
