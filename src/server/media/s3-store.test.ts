import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { film, paint, rejectedFile, uploadFile } from '#testing/media-files.ts';
import { startS3Double } from '#testing/s3-double.ts';
import type { S3Double } from '#testing/s3-double.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createS3Store } from './index.ts';
import type { PutFile } from './store.ts';

let double: S3Double;
let folder: string;
beforeEach(async () => {
  double = await startS3Double();
  folder = await mkdtemp(join(tmpdir(), 'siraj-s3-'));
});
afterEach(async () => {
  await double.close();
  await rm(folder, { recursive: true, force: true });
});

const putFile = (bytes: Buffer, content: PutFile['content'] = bytes): PutFile => ({
  content,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  mime: 'video/mp4',
});
const name = 'k/file.mp4';
const bytes = film(300_000);

it('puts, reads in part and removes, from memory and from a file, every call signed [ADM-2]', async () => {
  const store = createS3Store(double.settings);
  await store.put(name, putFile(bytes));
  expect(double.objects.get(name)).toEqual({ bytes, contentType: 'video/mp4' });
  expect(await buffer(await store.read(name, { start: 10, end: 99 }))).toEqual(bytes.subarray(10, 100));
  const path = join(folder, 'film');
  await writeFile(path, bytes);
  await store.put('k/other.mp4', putFile(bytes, { path }));
  expect(double.objects.get('k/other.mp4')?.bytes.equals(bytes)).toBe(true);
  await store.remove(name);
  await store.remove(name);
  expect([...double.objects.keys()]).toEqual(['k/other.mp4']);
});

it.each([
  ['the secret', { secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
  ['the key', { accessKeyId: 'another' }, 'InvalidAccessKeyId'],
  ['the region', { region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
  ['the bucket', { bucket: 'another' }, 'NoSuchBucket'],
] as const)('says so where %s is wrong, and asks once [ADM-2]', async (_, wrong, code) => {
  await expect(createS3Store({ ...double.settings, ...wrong }).put(name, putFile(bytes))).rejects.toThrow(code);
  expect(double.asked).toHaveLength(1);
  expect(double.objects.size).toBe(0);
});

it('detects damaged transfers [ADM-2]', async () => {
  await expect(
    createS3Store(double.settings).put(name, { ...putFile(bytes), content: film(300_000).fill(1, 1000) }),
  ).rejects.toThrow('XAmzContentSHA256Mismatch');
});

it('tries again what fails in passing, and gives up after three [ADM-2]', async () => {
  const store = createS3Store(double.settings);
  double.moods.push('fails', 'breaks off');
  await store.put(name, putFile(bytes));
  expect(double.objects.get(name)?.bytes.equals(bytes)).toBe(true);
  double.moods.push('says nothing');
  const impatient = createS3Store({ ...double.settings, timeoutMs: 200 });
  expect(await buffer(await impatient.read(name, { start: 0, end: 3 }))).toHaveLength(4);
  double.moods.push('fails', 'fails', 'fails');
  await expect(store.remove(name)).rejects.toThrow('500');
  expect(double.objects.has(name)).toBe(true);
});

it('asks a silent bucket twice and no more, since a caller waits for it [ADM-2]', async () => {
  const store = createS3Store({ ...double.settings, timeoutMs: 50 });
  double.always = 'says nothing';
  await expect(store.put(name, putFile(bytes))).rejects.toThrow('does not answer');
  await expect(store.read(name, { start: 0, end: 3 })).rejects.toThrow('does not answer');
  expect(double.asked.map((call) => call.split(' ')[0])).toEqual(['PUT', 'PUT', 'GET', 'GET']);
});

it('counts the time before a connection breaks off as silence [ADM-2]', async () => {
  double.moods.push('breaks off late', 'says nothing');
  await expect(createS3Store(double.settings).put(name, putFile(bytes))).rejects.toThrow('does not answer');
  expect(double.asked).toHaveLength(2);
});

it('answers a failed upload without waiting for its files to go [ADM-2]', async () => {
  const store = { ...createS3Store(double.settings), remove: () => new Promise<void>(() => undefined) };
  const app = await createTestApp({ media: { store, incoming: join(folder, 'incoming') } });
  double.always = 'fails';
  expect(await rejectedFile(await app.admin(), { name: 'sea.mp4', body: bytes })).toMatchObject({
    code: 'system/unavailable',
  });
});

it('stores a library like a disk: upload, ranges, deletion once the bucket is back [ADM-2]', async () => {
  const app = await createTestApp({
    media: { store: createS3Store(double.settings), incoming: join(folder, 'incoming') },
  });
  const admin = await app.admin();
  const { item } = await uploadFile(admin, { name: 'sea.mp4', body: bytes });
  await uploadFile(admin, { name: 'cat.png', body: await paint(700, 10).png().toBuffer() });
  expect([...double.objects.values()].map(({ contentType }) => contentType).sort()).toEqual([
    'image/avif',
    'image/avif',
    'image/avif',
    'image/webp',
    'image/webp',
    'image/webp',
    'video/mp4',
  ]);
  const { url } = present(item.files[0], 'the film');
  const part = await app.visitor().request({ path: url, headers: { range: 'bytes=100-199' } });
  expect(part).toMatchObject({
    status: 206,
    headers: { 'content-type': 'video/mp4', 'content-range': 'bytes 100-199/300000' },
  });
  expect(part.bytes.equals(bytes.subarray(100, 200))).toBe(true);
  await admin.call(mediaAdminApi.remove, { id: item.id });
  double.moods.push('fails', 'fails', 'fails');
  await app.outbox.drain();
  expect(double.objects.has(url.replace('/media/', ''))).toBe(true);
  app.clock.moveBy(10_000);
  await app.outbox.drain();
  expect(double.objects.has(url.replace('/media/', ''))).toBe(false);
});

it('takes nothing in while the bucket is away, and says so [ADM-2]', async () => {
  const app = await createTestApp({
    media: { store: createS3Store(double.settings), incoming: join(folder, 'incoming') },
  });
  const admin = await app.admin();
  double.moods.push('fails', 'fails', 'fails', 'fails');
  expect(await rejectedFile(admin, { name: 'sea.mp4', body: bytes })).toMatchObject({
    status: 503,
    code: 'system/unavailable',
  });
  expect((await admin.call(mediaAdminApi.list, {})).items).toEqual([]);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  const { item } = await uploadFile(admin, { name: 'sea.mp4', body: bytes });
  // More than this call takes: the removal of the rejected file may still take one.
  double.moods.push(...Array.from({ length: 6 }, () => 'fails' as const));
  const missed = await app.visitor().request({ path: present(item.files[0], 'the film').url });
  expect(missed.status).toBe(503);
  // What failed for now must not be kept for ever.
  expect(missed.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  expect(missed.headers['cache-control']).toBeUndefined();
});
