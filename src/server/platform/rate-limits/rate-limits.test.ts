import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { networkShare, rateLimits, type LimitedOperation } from '#shared/kernel/rate-limit.ts';
import { createTestApp } from '#testing/test-app.ts';
import { AppError } from '../app-error.ts';
import { networkOf } from './network.ts';
import { createOnce } from './once.ts';
import { createRateLimits, withoutLocalLimits, type RateLimits } from './rate-limits.ts';

const redis = await reachableRedis();
afterAll(() => redis?.disconnect());
afterEach(() => vi.useRealTimers());

async function reachableRedis(): Promise<Redis | null> {
  const client = new Redis(process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379', {
    lazyConnect: true,
    retryStrategy: () => null,
  });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => null,
  );
}

// Each test uses its own names, so that earlier counts in Redis don't matter.
const someone = (wasForwarded = false) => ({
  identifier: `${randomUUID()}@siraj.test`,
  networkAddress: randomUUID(),
  wasForwarded,
});
const operations = Object.keys(rateLimits) as LimitedOperation[];

async function refusalOf(
  limits: RateLimits,
  operation: LimitedOperation,
  limitSubject: Parameters<RateLimits['take']>[1],
): Promise<AppError | null> {
  return limits.take(operation, limitSubject).then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );
}

describe.each([
  ['in memory', null],
  ['in Redis', redis],
] as const)('limits %s', (name, store) => {
  const run = it.skipIf(name === 'in Redis' && store === null);
  const limits = createRateLimits({ redis: store, secret: 'secret' });

  run.each(operations)('let %s be done as often as the table says, and no more [LIMIT-1]', async (operation) => {
    const limitSubject = someone();
    const { max, withinSeconds } = rateLimits[operation];
    for (let count = 0; count < max; count += 1) expect(await refusalOf(limits, operation, limitSubject)).toBeNull();
    const refused = await refusalOf(limits, operation, limitSubject);
    expect(refused).toMatchObject({ code: 'rate-limited', details: { params: { operation } } });
    const wait = refused?.details.retryAfterSeconds ?? 0;
    expect(wait).toBeGreaterThan(withinSeconds - 30);
    expect(wait).toBeLessThanOrEqual(withinSeconds);
  });

  run('count nothing that was given back [LIMIT-1]', async () => {
    const limitSubject = someone();
    const { max } = rateLimits.password_reset;
    for (let count = 0; count < max * networkShare + 1; count += 1) {
      expect(await refusalOf(limits, 'password_reset', limitSubject)).toBeNull();
      await limits.giveBack('password_reset', limitSubject);
    }
    for (let count = 0; count < max; count += 1)
      expect(await refusalOf(limits, 'password_reset', limitSubject)).toBeNull();
    expect(await refusalOf(limits, 'password_reset', limitSubject)).toMatchObject({ code: 'rate-limited' });
  });

  run('count each address and each operation by itself [LIMIT-1]', async () => {
    const limitSubject = someone();
    for (let count = 0; count < 4; count += 1) await refusalOf(limits, 'password_reset', limitSubject);
    expect(await refusalOf(limits, 'password_reset', limitSubject)).not.toBeNull();
    expect(await refusalOf(limits, 'sign_in', limitSubject)).toBeNull();
    expect(await refusalOf(limits, 'password_reset', { ...limitSubject, identifier: someone().identifier })).toBeNull();
  });

  run('give a network twenty times as much, whoever is behind it [LIMIT-1]', async () => {
    const { networkAddress, wasForwarded } = someone();
    for (let count = 0; count < rateLimits.email_verification.max * networkShare; count += 1) {
      expect(
        await refusalOf(limits, 'email_verification', {
          identifier: count % 2 === 0 ? null : someone().identifier,
          networkAddress,
          wasForwarded,
        }),
      ).toBeNull();
    }
    expect(await refusalOf(limits, 'email_verification', { ...someone(), networkAddress })).toMatchObject({
      code: 'rate-limited',
    });
  });

  run(
    'count double against its network what was not checked for bots, and for its address as the table says [SEC-1]',
    async () => {
      const { networkAddress, wasForwarded } = someone();
      const { max } = rateLimits.password_reset;
      const unchecked = () => ({ ...someone(), networkAddress, wasForwarded, isUnchecked: true });
      const limitSubject = unchecked();
      for (let count = 0; count < max; count += 1)
        expect(await refusalOf(limits, 'password_reset', limitSubject)).toBeNull();
      for (let count = max; count < (max * networkShare) / 2; count += 1)
        expect(await refusalOf(limits, 'password_reset', unchecked())).toBeNull();
      expect(await refusalOf(limits, 'password_reset', unchecked())).toMatchObject({ code: 'rate-limited' });
    },
  );

  run('hold for many at once [LIMIT-1]', async () => {
    const limitSubject = someone();
    const refusals = await Promise.all(Array.from({ length: 40 }, () => refusalOf(limits, 'sign_in', limitSubject)));
    expect(refusals.filter((refused) => refused === null)).toHaveLength(rateLimits.sign_in.max);
  });
});

describe.each([
  ['in memory', null],
  ['in Redis', redis],
] as const)('what counts once, %s', (name, store) => {
  it.skipIf(name === 'in Redis' && store === null)('is used by one, of however many [SEC-1]', async () => {
    const once = createOnce({ redis: store, name: 'test', durationMs: 60_000 });
    const id = randomUUID();
    const uses = await Promise.all(Array.from({ length: 20 }, () => once.use(id)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await once.use(randomUUID())).toBe(true);
  });
});

it.skipIf(redis === null)('counts together what several processes do [LIMIT-1]', async () => {
  const limitSubject = someone();
  const processes = [1, 2].map(() => createRateLimits({ redis, secret: 'secret' }));
  for (let count = 0; count < 3; count += 1)
    for (const limits of processes.slice(0, 1)) await limits.take('password_reset', limitSubject);
  const [, other] = processes;
  expect(other && (await refusalOf(other, 'password_reset', limitSubject))).toMatchObject({ code: 'rate-limited' });
});

it('counts for itself while Redis is unavailable [LIMIT-1]', async () => {
  const lost = new Redis('redis://127.0.0.1:1', {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  lost.on('error', () => undefined);
  const limits = createRateLimits({ redis: lost, secret: 'secret' });
  const limitSubject = someone();
  for (let count = 0; count < 3; count += 1) expect(await refusalOf(limits, 'password_reset', limitSubject)).toBeNull();
  expect(await refusalOf(limits, 'password_reset', limitSubject)).toMatchObject({ code: 'rate-limited' });
  lost.disconnect();
});

it('allows another attempt when the window is over [LIMIT-1]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limits = createRateLimits({ redis: null, secret: 'secret' });
  const limitSubject = someone();
  for (let count = 0; count < 4; count += 1) await refusalOf(limits, 'password_reset', limitSubject);
  vi.setSystemTime(Date.now() + 3_599_000);
  expect((await refusalOf(limits, 'password_reset', limitSubject))?.details.retryAfterSeconds).toBe(1);
  vi.setSystemTime(Date.now() + 1001);
  expect(await refusalOf(limits, 'password_reset', limitSubject)).toBeNull();
});

it('is off for load programs on this machine, and on for whatever a proxy has passed on [LIMIT-1]', async () => {
  const limits = withoutLocalLimits(createRateLimits({ redis: null, secret: 'secret' }));
  const here = someone();
  const far = someone(true);
  for (let count = 0; count < 3; count += 1) await limits.take('password_reset', far);
  for (let count = 0; count < 9; count += 1) expect(await refusalOf(limits, 'password_reset', here)).toBeNull();
  expect(await refusalOf(limits, 'password_reset', far)).toMatchObject({ code: 'rate-limited' });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('takes %s for the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('over HTTP', () => {
  const limited = () => createTestApp({ rateLimits: createRateLimits({ redis: null, secret: 'secret' }) });

  it('answers the eleventh sign-in with its code, its words and how long to wait [LIMIT-1]', async () => {
    const app = await limited();
    const client = app.visitor();
    const send = (email: string, language: string) =>
      client.request({
        method: 'POST',
        path: '/api/auth/sign-in',
        body: { email, password: 'wrong-1' },
        headers: { 'accept-language': language },
      });
    for (let count = 0; count < 10; count += 1) expect((await send('tried@siraj.test', 'ar')).status).toBe(401);
    const english = await send('Tried@Siraj.test ', 'en');
    expect(english.status).toBe(429);
    expect(english.json).toMatchObject({
      error: {
        code: 'rate-limited',
        message: 'Rate limit exceeded for operation. Please try again later.',
        retryAfter: expect.any(Number) as number,
      },
    });
    expect(Number(english.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('tried@siraj.test', 'ar')).json).toMatchObject({
      error: { message: 'محاولات كثيرة في وقت قصير. انتظر قليلًا ثم حاول مرة أخرى.' },
    });
    expect((await send('other@siraj.test', 'ar')).status).toBe(401);
  });

  it('counts a change of the name as a change of the profile, and a change of theme as any write [LIMIT-1]', async () => {
    const app = await limited();
    const player = await app.verified();
    for (let count = 0; count < 10; count += 1)
      await player.call(accountsApi.updateMe, { displayName: `الاسم ${count}` });
    expect(await player.errorOf(accountsApi.updateMe, { displayName: 'الحادي عشر' })).toMatchObject({
      status: 429,
      code: 'rate-limited',
    });
    await player.call(accountsApi.updateMe, { preferences: { theme: 'light' } });
  });

  it('counts no reading [LIMIT-1]', async () => {
    const app = await limited();
    const player = await app.signUp();
    for (let count = 0; count < 60; count += 1) await player.call(accountsApi.getMe, {});
  });
});
