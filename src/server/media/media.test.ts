import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { present } from '#shared/kernel/assert.ts';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { maxPixels } from '#shared/media/schema.ts';
import { blinking, bomb, film, paint, rejectedFile, sound, uploadFile } from '#testing/media-files.ts';
import { useMediaFolder } from '#testing/media-folder.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';
import '../platform/audit.ts';
import { createDiskStore } from './index.ts';

let app: TestApp;
let moderator: TestUser;
const folder = useMediaFolder();
beforeEach(async () => {
  app = await createTestApp({ media: folder.media() });
  moderator = await app.verified({ email: 'moderator@siraj.test', displayName: 'سارة' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
});

/** Every file that lies anywhere in the library's folders. */
const lying = async () =>
  (await readdir(folder.path(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const audits = () =>
  app.database.query.selectFrom('audit_log').selectAll().where('action', 'like', 'media/%').orderBy('id').execute();
const ids = async (wish: Record<string, unknown> = {}) =>
  (await moderator.call(mediaAdminApi.list, wish)).items.map(({ id }) => id);
const read = async (url: string) => {
  const { status, headers, bytes } = await app.visitor().request({ path: url });
  expect(status).toBe(200);
  return { headers, bytes };
};

it('makes a picture in a few widths and two formats, none wider than it is itself [ADM-2]', async () => {
  const body = await paint(1000, 500).png().toBuffer();
  const { item, isNew } = await uploadFile(moderator, { name: 'برج الكويت.png', body, contentType: 'image/png' });
  expect(isNew).toBe(true);
  expect(item).toMatchObject({
    kind: 'image',
    type: 'png',
    name: 'برج الكويت.png',
    bytes: body.length,
    width: 1000,
    height: 500,
    isAnimated: false,
    alt: { ar: '', en: '' },
    uploadedBy: { id: moderator.user.uid, displayName: 'سارة' },
    uploadedAt: app.clock.now(),
    useCount: 0,
  });
  expect(item.files.map(({ mime, width, height }) => [mime, width, height])).toEqual([
    ['image/avif', 320, 160],
    ['image/webp', 320, 160],
    ['image/avif', 640, 320],
    ['image/webp', 640, 320],
    ['image/avif', 1000, 500],
    ['image/webp', 1000, 500],
  ]);
  for (const { url, mime, width, height, bytes } of item.files) {
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}\/\d+\.(avif|webp)$/);
    const file = await read(url);
    expect(file.headers).toMatchObject({
      'content-type': mime,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(file.bytes).toHaveLength(bytes);
    expect(await sharp(file.bytes).metadata()).toMatchObject({
      format: mime === 'image/avif' ? 'heif' : 'webp',
      width,
      height,
    });
  }
});

it('turns a picture the right way, and keeps nothing that a camera wrote into it [ADM-2]', async () => {
  const body = await paint(400, 200)
    .withExif({ IFD0: { Artist: 'Noura' }, IFD3: { GPSLatitude: '29/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(body).metadata()).exif?.toString('latin1')).toContain('Noura');
  const { item } = await uploadFile(moderator, { name: 'IMG_1.JPG', body });
  expect(item).toMatchObject({ width: 200, height: 400 });
  for (const { url } of item.files) {
    const { bytes } = await read(url);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 200,
      height: 400,
      exif: undefined,
      orientation: undefined,
    });
    expect(bytes.toString('latin1')).not.toContain('Noura');
  }
});

it('lets moving pictures move, as WebP alone [ADM-2]', async () => {
  const { item } = await uploadFile(moderator, { name: 'moving.gif', body: await blinking(400, 300) });
  expect(item).toMatchObject({ type: 'gif', width: 400, height: 300, isAnimated: true });
  expect(item.files.map(({ mime, width }) => [mime, width])).toEqual([
    ['image/webp', 320],
    ['image/webp', 400],
  ]);
  expect(await sharp((await read(present(item.files[0], 'a file').url)).bytes).metadata()).toMatchObject({ pages: 2 });
});

it('takes sounds and films as they are [ADM-2]', async () => {
  for (const [name, body, kind, type, mime] of [
    ['دان.mp3', sound(), 'audio', 'mp3', 'audio/mpeg'],
    ['sea.mp4', film(9000), 'video', 'mp4', 'video/mp4'],
  ] as const) {
    const { item } = await uploadFile(moderator, { name, body });
    expect(item).toMatchObject({ kind, type, name, bytes: body.length, width: null });
    const file = await read(present(item.files[0], 'the file').url);
    expect(file.headers).toMatchObject({ 'content-type': mime, 'accept-ranges': 'bytes' });
    expect(file.bytes.equals(body)).toBe(true);
  }
});

it('cleans a drawing, and serves it without any permissions [ADM-2]', async () => {
  const body = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="alert(1)"><script>alert(2)</script><path d="M0 0h4"/></svg>',
  );
  const { item } = await uploadFile(moderator, { name: 'lamp.svg', body, contentType: 'image/svg+xml' });
  const { headers, bytes } = await read(present(item.files[0], 'the drawing').url);
  expect(bytes.toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"><path d="M0 0h4"/></svg>',
  );
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
});

const png = () => paint(4, 4).png().toBuffer();
const page = '<!doctype html><script>alert(1)</script>';

it.each([
  ['a PNG that is a page', 'cat.png', () => Buffer.from(page), 415, 'media/not-what-it-says'],
  [
    'a page that calls itself a picture in its header alone',
    'cat',
    () => Buffer.from(page),
    415,
    'media/not-what-it-says',
    'image/png',
  ],
  ['a JPEG that is a PNG', 'cat.jpg', png, 415, 'media/not-what-it-says'],
  ['a page', 'page.html', () => Buffer.from(page), 415, 'media/unknown-type'],
  [
    'a page behind the first bytes of a PNG',
    'cat.png',
    () => Buffer.from(`\x89PNG\r\n\x1a\n${page}`, 'latin1'),
    415,
    'media/not-what-it-says',
  ],
  [
    'a page behind the first bytes of a JPEG',
    'cat.jpg',
    () => Buffer.from(`\xff\xd8\xff\xe0${page}`, 'latin1'),
    400,
    'media/unreadable',
  ],
  [
    'a picture that is cut off',
    'cat.png',
    async () => (await paint(400, 400, '#123').png({ compressionLevel: 0 }).toBuffer()).subarray(0, 90_000),
    400,
    'media/unreadable',
  ],
  ['a picture that comes to more pixels than any', 'bomb.png', () => bomb(16_000), 400, 'media/too-many-pixels'],
  ['a drawing that is none', 'x.svg', () => Buffer.from('<svg><g></svg>'), 400, 'media/svg-refused'],
  [
    'a drawing in no UTF-8',
    'x.svg',
    () => Buffer.from('<svg viewBox="0 0 1 1"><title>\xe9</title></svg>', 'latin1'),
    400,
    'media/svg-refused',
  ],
  ['nothing', 'empty.png', () => Buffer.alloc(0), 400, 'media/empty'],
  ['a sound above its size', 'long.mp3', () => sound(10_485_761), 413, 'media/too-large'],
  [
    'a drawing above its size',
    'x.svg',
    () => Buffer.from(`<svg viewBox="0 0 1 1">${' '.repeat(1_048_576)}</svg>`),
    413,
    'media/too-large',
  ],
] as const)(
  'refuses %s in words, and keeps nothing of it [ADM-2]',
  async (_, name, make, status, code, contentType?: string) => {
    const refused = await rejectedFile(moderator, {
      name,
      body: await make(),
      ...(contentType === undefined ? {} : { contentType }),
    });
    expect(refused).toMatchObject({ status, code });
    expect(refused.message).toMatch(/[\u0600-\u06ff]/);
    expect(await lying()).toEqual([]);
    expect(await ids()).toEqual([]);
    expect(await audits()).toEqual([]);
  },
);

it('knows a bomb by its size without drawing it [ADM-2]', () => {
  expect(16_000 * 16_000).toBeGreaterThan(maxPixels);
  expect(bomb(16_000).length).toBeLessThan(100_000);
});

it('is closed to players and visitors, and open to moderators [ADM-2] [ROUTE-5]', async () => {
  const file = { name: 'cat.png', body: await png() };
  expect(await rejectedFile(app.visitor(), file)).toMatchObject({ status: 401 });
  expect(await rejectedFile(await app.verified(), file)).toMatchObject({ status: 403, code: 'auth/permission-denied' });
  expect(await lying()).toEqual([]);
  const { item } = await uploadFile(moderator, file);
  expect(await (await app.verified()).errorOf(mediaAdminApi.remove, { id: item.id })).toMatchObject({ status: 403 });
  expect(await ids()).toEqual([item.id]);
});

it('counts uploads of the staff, 500 an hour, apart from those of players [ADM-2]', async () => {
  const taken: string[] = [];
  const counting = await createTestApp(
    {
      rateLimits: {
        take: (operation) => Promise.resolve(void taken.push(operation)),
        giveBack: () => Promise.resolve(),
      },
    },
    app,
  );
  const admin = await counting.admin();
  taken.length = 0;
  await rejectedFile(admin, { name: 'empty.png', body: Buffer.alloc(0) });
  expect(taken).toEqual(['staff_upload']);
});

it('is one medium for the same bytes, whatever they are called [ADM-2]', async () => {
  const body = await png();
  const first = await uploadFile(moderator, { name: 'one.png', body });
  const files = await lying();
  const again = await uploadFile(await app.admin(), { name: 'two.png', body });
  expect(again).toEqual({ item: first.item, isNew: false });
  expect(await lying()).toEqual(files);
  const together = await Promise.all([1, 2].map(() => uploadFile(moderator, { name: 'song.mp3', body: sound(500) })));
  expect(new Set(together.map(({ item }) => item.id)).size).toBe(1);
  expect(await ids()).toHaveLength(2);
  expect(await audits()).toHaveLength(2);
  expect(await lying()).toHaveLength(files.length + 1);
});

it('lists the newest first, page by page, by kind and by name however it is spelled [ADM-2]', async () => {
  const add = async (name: string, body: Buffer) => {
    app.clock.moveBy(1000);
    return (await uploadFile(moderator, { name, body })).item.id;
  };
  const [tower, song, sea] = [
    await add('أبراج الكُوَيت.png', await png()),
    await add('أغنية 50%.mp3', sound()),
    await add('Sea_View.mp4', film(5000)),
  ];
  const first = await moderator.call(mediaAdminApi.list, { limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual([sea, song]);
  const rest = await moderator.call(mediaAdminApi.list, { limit: 2, cursor: first.nextCursor ?? undefined });
  expect(rest).toMatchObject({ items: [{ id: tower }], nextCursor: null, hasMore: false });
  expect(await ids({ kind: 'audio' })).toEqual([song]);
  expect(await ids({ text: 'ابراج الكويت' })).toEqual([tower]);
  expect(await ids({ text: 'sea view' })).toEqual([sea]);
  expect(await ids({ text: 'غير موجود' })).toEqual([]);
  expect(await moderator.errorOf(mediaAdminApi.list, { cursor: 'x' })).toMatchObject({ status: 400 });
});

it('is described in both languages, and deleted with its files, each in the log [ADM-2]', async () => {
  const { item } = await uploadFile(moderator, { name: 'tower.png', body: await png() });
  const alt = { ar: 'أبراج الكويت ليلًا', en: 'Kuwait Towers at night' };
  expect(await moderator.call(mediaAdminApi.describe, { id: item.id, alt })).toEqual({
    item: { ...item, alt },
    uses: [],
  });
  expect(
    await moderator.errorOf(mediaAdminApi.describe, { id: item.id, alt: { ar: 'x'.repeat(301), en: '' } }),
  ).toMatchObject({ code: 'media/alt-too-long' });
  await moderator.call(mediaAdminApi.remove, { id: item.id });
  await app.outbox.drain();
  expect(await lying()).toEqual([]);
  expect((await app.visitor().request({ path: present(item.files[0], 'a file').url })).status).toBe(404);
  expect(await moderator.errorOf(mediaAdminApi.get, { id: item.id })).toMatchObject({
    status: 404,
    code: 'media/not-found',
  });
  expect(await moderator.errorOf(mediaAdminApi.remove, { id: item.id })).toMatchObject({ status: 404 });
  expect((await audits()).map(({ action, actor_id: actor, subject_id: subject }) => [action, actor, subject])).toEqual(
    ['media/uploaded', 'media/described', 'media/deleted'].map((action) => [action, moderator.user.uid, item.id]),
  );
});

it('leaves nothing of an upload whose process died before it was whole, and all of those that came through [ADM-2]', async () => {
  const { item } = await uploadFile(moderator, { name: 'tower.png', body: await png() });
  const whole = await lying();
  const disk = createDiskStore(join(folder.path(), 'media'));
  const dying = await createTestApp(
    {
      media: {
        incoming: join(folder.path(), 'incoming'),
        store: {
          ...disk,
          async put(name, file) {
            if (name.endsWith('.avif')) return disk.put(name, file);
            await disk.put(`${name}.part`, file);
            throw new Error('the power is gone');
          },
          remove: () => Promise.reject(new Error('the power is gone')),
        },
      },
    },
    app,
  );
  const other = await paint(300, 200).png().toBuffer();
  const there = dying.visitor();
  await there.call(accountsApi.signIn, { email: moderator.user.email, password: moderator.password });
  expect((await rejectedFile(there, { name: 'other.png', body: other })).status).toBe(503);
  await app.outbox.drain();
  expect((await lying()).length).toBe(whole.length + 2);
  app.clock.moveBy(24 * 60 * 60 * 1000);
  await app.outbox.drain();
  expect(await lying()).toEqual(whole);
  for (const { url } of item.files) await read(url);
});

it('stays as long as something uses it [ADM-2]', async () => {
  const { item } = await uploadFile(moderator, { name: 'tower.png', body: await png() });
  const thing = { kind: 'question', id: 'geo-0017' };
  await app.database.transaction((tx) => app.media.setUses(tx, thing, [item.id, item.id]));
  expect(await app.media.uses(item.id)).toEqual([thing]);
  expect(await moderator.call(mediaAdminApi.get, { id: item.id })).toEqual({
    item: { ...item, useCount: 1 },
    uses: [thing],
  });
  expect(await moderator.errorOf(mediaAdminApi.remove, { id: item.id })).toMatchObject({
    status: 409,
    code: 'media/in-use',
    params: { count: 1 },
  });
  await expect(app.database.transaction((tx) => app.media.setUses(tx, thing, ['nowhere']))).rejects.toMatchObject({
    code: 'media/not-found',
  });
  expect(await app.media.uses(item.id)).toEqual([thing]);
  await app.database.transaction((tx) => app.media.setUses(tx, thing, []));
  await moderator.call(mediaAdminApi.remove, { id: item.id });
  expect(await ids()).toEqual([]);
});

it("has no owner once the uploader's account is deleted [AUTH-10]", async () => {
  const { item } = await uploadFile(moderator, { name: 'tower.png', body: await png() });
  const taken = await moderator.request({ path: '/api/me/export' });
  expect(taken.json).toMatchObject({ media: [{ id: item.id, name: 'tower.png' }] });
  await moderator.call(accountsApi.deleteMe, { password: moderator.password });
  expect((await (await app.admin()).call(mediaAdminApi.get, { id: item.id })).item.uploadedBy).toBeNull();
});
