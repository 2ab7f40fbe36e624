import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { film, sound, uploadFile } from '#testing/media-files.ts';
import { useMediaFolder } from '#testing/media-folder.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let admin: TestUser;
const folder = useMediaFolder();
beforeEach(async () => {
  app = await createTestApp({ media: folder.media() });
  admin = await app.admin();
  await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await app.server.fastify.close();
});

const incoming = () => readdir(join(folder.path(), 'incoming')).catch(() => []);

/** An upload over a real line. */
function openUpload(name: string, headers: Readonly<Record<string, string | number>> = {}): ClientRequest {
  const { port } = app.server.fastify.server.address() as { port: number };
  return request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `/api/admin/media?name=${name}`,
    headers: {
      cookie: [...admin.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
      'content-type': 'video/mp4',
      ...headers,
    },
  });
}

async function answerTo(
  sending: ClientRequest,
): Promise<{ status: number | undefined; code: string; params: unknown }> {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  const { error } = JSON.parse(await text(answer)) as { error: { code: string; params: unknown } };
  return { status: answer.statusCode, code: error.code, params: error.params };
}

const tooLarge = { status: 413, code: 'media/too-large', params: { most: 52_428_800 } };

it('refuses 200 MB that announce themselves before any of it is taken [ADM-2]', async () => {
  const sending = openUpload('sea.mp4', { 'content-length': 200_000_000 });
  sending.flushHeaders();
  expect(await answerTo(sending)).toEqual(tooLarge);
  expect(await incoming()).toEqual([]);
  sending.destroy();
});

it('cuts off 200 MB that do not announce themselves, says why, and keeps nothing [ADM-2]', async () => {
  const sending = openUpload('sea.mp4', { 'transfer-encoding': 'chunked' });
  const piece = film(1_000_000);
  let sent = 0;
  const pieces = Readable.from(
    (function* () {
      for (; sent < 200; sent += 1) yield piece;
    })(),
  );
  // The answer reports a cut-off upload; the socket's own error adds nothing.
  sending.on('error', () => undefined);
  pieces.pipe(sending);
  expect(await answerTo(sending)).toEqual(tooLarge);
  expect(sent).toBeLessThan(200);
  expect(await incoming()).toEqual([]);
  sending.destroy();
});

it('stores nothing of an incomplete upload [ADM-2]', async () => {
  const sending = openUpload('sea.mp4', { 'content-length': 1_000_000 });
  sending.on('error', () => undefined);
  sending.write(film(100_000));
  await expect.poll(incoming).toHaveLength(1);
  sending.destroy();
  await expect.poll(incoming).toEqual([]);
});

const silenceMs = 30_000;

/** Timers of this duration wait for `elapse`; all others run, as those of the connections to a database. */
function holdTimers(ms: number) {
  const held = new Map<unknown, () => void>();
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, after?: number, ...rest: unknown[]) => {
    if (after !== ms) return begin(run, after, ...rest);
    const timer = begin(() => undefined, 2 ** 31 - 1).unref();
    held.set(timer, run);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer?: NodeJS.Timeout) => {
    held.delete(timer);
    end(timer);
  });
  return {
    areWaiting: () => held.size > 0,
    elapse() {
      for (const [timer, run] of held) {
        end(timer as NodeJS.Timeout);
        run();
      }
      held.clear();
    },
  };
}

/** The answer to a silent sender, half a minute later. */
async function answerToSilence(sending: ClientRequest, beginning: Buffer): Promise<IncomingMessage> {
  sending.on('error', () => undefined);
  const timers = holdTimers(silenceMs);
  sending.write(beginning);
  await expect.poll(timers.areWaiting).toBe(true);
  const answered = once(sending, 'response');
  timers.elapse();
  const [answer] = (await answered) as [IncomingMessage];
  return answer;
}

it('gives up on an upload that goes silent, says so, and keeps nothing [ADM-2]', async () => {
  const sending = openUpload('sea.mp4', { 'content-length': 1_000_000 });
  const answer = await answerToSilence(sending, film(100_000));
  expect(answer.statusCode).toBe(400);
  expect(JSON.parse(await text(answer))).toMatchObject({ error: { code: 'media/upload-broken' } });
  expect(await incoming()).toEqual([]);
  sending.destroy();
});

it('has as little patience as ever with any other body', async () => {
  const { port } = app.server.fastify.server.address() as { port: number };
  const sending = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/errors',
    headers: { 'content-type': 'application/json', 'content-length': 1000 },
  });
  expect((await answerToSilence(sending, Buffer.from('{'))).statusCode).toBe(408);
});

const partOf = async (url: string, headers: Readonly<Record<string, string>>, method: 'GET' | 'HEAD' = 'GET') => {
  const answer = await app.visitor().request({ method, path: url, headers });
  return {
    status: answer.status,
    range: answer.headers['content-range'],
    length: Number(answer.headers['content-length']),
    bytes: [...answer.bytes],
  };
};

it('gives players of sounds and films the part they ask for [ADM-2]', async () => {
  const body = sound(1000, 9);
  const { item } = await uploadFile(admin, { name: 'song.mp3', body });
  const { url } = present(item.files[0], 'the sound');
  const slice = (start: number, end: number) => ({
    status: 206,
    range: `bytes ${start}-${end}/1000`,
    length: end - start + 1,
    bytes: [...body.subarray(start, end + 1)],
  });
  expect(await partOf(url, { range: 'bytes=0-3' })).toEqual(slice(0, 3));
  expect(await partOf(url, { range: 'bytes=990-' })).toEqual(slice(990, 999));
  expect(await partOf(url, { range: 'bytes=-5' })).toEqual(slice(995, 999));
  expect(await partOf(url, { range: 'bytes=500-5000' })).toEqual(slice(500, 999));
  const whole = { status: 200, range: undefined, length: 1000 };
  // Several ranges, an invalid one, and one for an older file: the whole file.
  for (const range of ['bytes=0-1,4-5', 'bytes=9-3', 'bytes=-', 'lines=1-2'])
    expect(await partOf(url, { range })).toMatchObject(whole);
  expect(await partOf(url, { range: 'bytes=0-3', 'if-range': '"another"' })).toMatchObject(whole);
  expect(await partOf(url, { range: 'bytes=1000-' })).toMatchObject({ status: 416, range: 'bytes */1000' });
  expect(await partOf(url, {}, 'HEAD')).toEqual({ ...whole, bytes: [] });
});

it("answers 304 to a browser that has the file, and never reveals the staff's file name, which may be an answer [ADM-2]", async () => {
  const { item } = await uploadFile(admin, { name: "دان الكويت 'حي'.mp3", body: sound() });
  const { url } = present(item.files[0], 'the sound');
  const { headers } = await app.visitor().request({ path: url });
  expect(
    (await app.visitor().request({ path: url, headers: { 'if-none-match': String(headers['etag']) } })).status,
  ).toBe(304);
  const taken = await app.visitor().request({ path: `${url}?download` });
  for (const each of [headers, taken.headers]) expect(each['content-disposition']).toBeUndefined();
});

it.each(['file.mp3', `${'0'.repeat(32)}/file.mp3`, `${'0'.repeat(32)}/..%2f..%2fx`, 'x/file.mp3'])(
  'serves nothing else: /media/%s [ADM-2]',
  async (path) => {
    expect((await app.visitor().request({ path: `/media/${path}` })).status).toBe(404);
  },
);

it('serves of a medium nothing but its own files [ADM-2]', async () => {
  const { item } = await uploadFile(admin, { name: 'song.mp3', body: sound() });
  const { url } = present(item.files[0], 'the sound');
  for (const other of ['file.mp3.part', 'file.svg', '..%2fx', 'file.mp3%00']) {
    expect((await app.visitor().request({ path: url.replace('file.mp3', other) })).status).toBe(404);
  }
});
