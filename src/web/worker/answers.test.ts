import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, askedPart, kindOf, pagePatienceMs, type Kept } from './answers.ts';

const origin = 'https://siraj.example';
const asked = (path: string, mode: RequestMode = 'navigate', method = 'GET') =>
  ({ url: `${origin}${path}`, mode, method }) as Request;

it.each(['/', '/game/0190', '/game-summary/0190?x=1', '/developer', '/mediator', '/rewards'])(
  'takes %s for a page [GAME-6]',
  (path) => {
    expect(kindOf(asked(path), origin)).toBe('page');
  },
);

it.each([
  '/r/123456',
  '/r',
  '/api/docs',
  '/media/0f.svg',
  '/dev/mail',
  '/health/live',
  '/firebase-messaging-sw.js',
  '/assets/a.js',
])('leaves %s to the server', (path) => {
  expect(kindOf(asked(path), origin)).toBe('server');
});

it('asks the server once for what a browser goes to that is no page, and keeps nothing in its place [AUTH-3]', async () => {
  const nothing = () => Promise.reject(new Error('asked of the device'));
  const ofServer = new Response('signed in');
  const answer = answerOf(asked('/api/auth/google/callback?code=x'), origin, { file: nothing, page: nothing }, () =>
    Promise.resolve(ofServer),
  );
  expect(await answer?.()).toBe(ofServer);
  const broken = new TypeError('no network');
  const failing = answerOf(asked('/api/auth/google/start'), origin, { file: nothing, page: nothing }, () =>
    Promise.reject(broken),
  );
  await expect(failing?.()).rejects.toBe(broken);
});

it("answers only what can't get old from the device [GAME-6]", () => {
  expect(kindOf(asked('/assets/a-1f.js', 'no-cors'), origin)).toBe('file');
  expect(kindOf(asked('/media/0f.svg', 'no-cors'), origin)).toBe('file');
  for (const path of ['/api/me', '/api/games/1', '/health/live'])
    expect(kindOf(asked(path, 'cors'), origin)).toBe('other');
  expect(kindOf(asked('/assets/a-1f.js', 'no-cors', 'POST'), origin)).toBe('other');
  expect(kindOf({ url: 'https://elsewhere.example/assets/a.js', mode: 'no-cors', method: 'GET' }, origin)).toBe(
    'other',
  );
});

it('gives a player the part of a sound that it asks for, from the device [GAME-6]', async () => {
  const song = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg', 'content-length': '10' } });
  const ask = (range?: string) =>
    askedPart(new Request(`${origin}/media/a/file.mp3`, { headers: range === undefined ? {} : { range } }), song());
  const part = await ask('bytes=2-4');
  expect(part?.status).toBe(206);
  expect(part?.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(await part?.text()).toBe('234');
  expect(await (await ask('bytes=0-'))?.text()).toBe('0123456789');
  expect((await ask())?.status).toBe(200);
  expect(await askedPart(new Request(`${origin}/media/b.mp3`), undefined)).toBeUndefined();
});

describe('a page', () => {
  const ofDevice = new Response('device');
  const kept: Kept = { file: () => Promise.resolve(undefined), page: () => Promise.resolve(ofDevice) };
  const page = (fetchPage: () => Promise<Response>, from = kept) =>
    answerOf(asked('/game/1'), origin, from, fetchPage)?.();

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('comes from the server as long as that answers [GAME-6]', async () => {
    const ofServer = new Response('server');
    expect(await page(() => Promise.resolve(ofServer))).toBe(ofServer);
    const refusal = new Response('not here', { status: 404 });
    expect(await page(() => Promise.resolve(refusal))).toBe(refusal);
  });

  it('comes from the device without a network, and where the server is broken [GAME-6]', async () => {
    expect(await page(() => Promise.reject(new TypeError('no network')))).toBe(ofDevice);
    expect(await page(() => Promise.resolve(new Response('starting', { status: 502 })))).toBe(ofDevice);
  });

  it('comes from the device after four seconds of a network that neither answers nor refuses [GAME-6]', async () => {
    const answer = page(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(pagePatienceMs);
    expect(await answer).toBe(ofDevice);
  });

  it('is waited for where the device has none yet', async () => {
    const late = new Response('late');
    const answer = page(() => new Promise((resolve) => setTimeout(() => resolve(late), 2 * pagePatienceMs)), {
      ...kept,
      page: () => Promise.resolve(undefined),
    });
    await vi.advanceTimersByTimeAsync(2 * pagePatienceMs);
    expect(await answer).toBe(late);
  });
});
