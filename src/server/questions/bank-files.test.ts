import { afterEach, beforeEach, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { gamesApi } from '#shared/games/api.ts';
import { questionsAdminApi as api } from '#shared/questions/admin-api.ts';
import { questionsApi } from '#shared/questions/api.ts';
import type { CategoryFile } from '#shared/questions/schema.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import { sound } from '#testing/media-files.ts';
import { forgetBank, sampleContent, samplePictures } from '#testing/sample-content.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';
import { m4aMs, mp3Ms } from './bank-file.ts';
import { compileContent, sourceOf } from './index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => forgetBank(app.database));

const song = Buffer.concat(Array.from({ length: 40 }, () => sound()));
const songPath = 'alpha/0123456789ab.mp3';
const songs = Array.from({ length: 12 }, (_, place) => `alpha-200-${place}`);

/** Questions of 200 in alpha play a sound: all of them, unless fewer are given. */
function categories(heard: readonly string[] = songs): CategoryFile[] {
  const [alpha, ...others] = sampleContent().categories;
  const category = present(alpha, 'a category');
  const questions = category.questions.map((question, place) => {
    if (!heard.includes(question.id)) return question;
    const plain = present(
      category.questions.find((each) => each.kind === 'text'),
      'a question with options',
    );
    return {
      band: plain.band,
      wrong: plain.wrong,
      explanation: plain.explanation,
      id: question.id,
      value: 200 as const,
      kind: 'sound' as const,
      text: { ar: `أي لحن ${place}؟`, en: `Which tune ${place}?` },
      answer: { ar: `صوت رقم ${place}`, en: `Sound ${place}` },
      media: { file: songPath, alt: { ar: 'صوت', en: 'A sound' } },
    };
  });
  return [{ ...category, questions }, ...others];
}

const compiled = (body: Buffer = song, heard: readonly string[] = songs) =>
  compileContent({
    categories: categories(heard).map((category) => ({ name: `${category.id}.json`, content: category })),
    pictures: samplePictures,
    files: new Map([[songPath, body]]),
  });

async function load(heard: readonly string[] = songs): Promise<void> {
  const { content, bodies, faults } = compiled(song, heard);
  expect(faults).toEqual([]);
  await app.questions.load(sourceOf(content, bodies));
}

it('plays a sound of the bank: by an address that tells nothing, and in the parts that a player asks for [BANK-1]', async () => {
  await load();
  const moderator = await app.verified({ email: 'moderator@siraj.test' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
  const { items } = await moderator.call(api.listPictures, { kind: 'sound' });
  expect(items.map(({ file }) => file)).toEqual([songPath]);
  expect(items[0]?.url).toMatch(/^\/media\/[0-9a-f]{32}\.mp3$/);
  const pictures = (await moderator.call(api.listPictures, {})).items.map(({ file }) => file);
  expect(pictures.sort()).toEqual([...samplePictures.keys()].sort());
  const { url } = present(items[0], 'the sound');

  const whole = await app.visitor().request({ path: url });
  expect(whole.status).toBe(200);
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const part = await app.visitor().request({ path: url, headers: { range: 'bytes=0-9' } });
  expect(part.status).toBe(206);
  expect(part.headers).toMatchObject({ 'content-range': `bytes 0-9/${song.length}`, 'content-length': '10' });
  const beyond = await app.visitor().request({ path: url, headers: { range: `bytes=${song.length}-` } });
  expect(beyond.status).toBe(416);
  expect((await app.visitor().request({ path: `/media/${'0'.repeat(32)}.mp3` })).status).toBe(404);
});

it('leaves out a category whose sound is no sound [BANK-1]', () => {
  const { content, faults } = compiled(Buffer.from('ID3 a tag with the name of the song'));
  expect(faults).toContainEqual({ file: `media/${songPath}`, where: '', fault: 'is no mp3 file' });
  expect(content.categories.map(({ id }) => id)).not.toContain('alpha');
});

it('counts the length of a sound by its frames, and finds what is not sound in it [BANK-1]', () => {
  expect(mp3Ms(song)).toBeCloseTo(40 * (1152 / 44.1), 5);
  expect(mp3Ms(Buffer.concat([song, Buffer.from('TAG the name of the song')]))).toBeNull();
  const box = (type: string, ...inside: Buffer[]) => {
    const body = Buffer.concat(inside);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(4200, 16);
  expect(m4aMs(box('moov', box('mvhd', header)))).toBe(4200);
  expect(m4aMs(box('moov', box('mvhd', header), box('udta')))).toBeNull();
});

it('deals a silent game the other questions of a category that has some of sounds [BANK-3]', async () => {
  // A short board takes one question of 200 from it, and a reserve.
  await load(songs.slice(0, -2));
  const host = await app.verified();
  const alpha = (await host.call(questionsApi.listCategories, {})).items.find(({ id }) => id === 'alpha');
  expect(alpha).toMatchObject({ needsSound: ['full'], silentGamesLeft: { full: 1, short: 2 } });
  const setup = sampleSetup({ categoryIds: ['alpha', 'beta', 'gamma', 'delta'], sound: false });
  const { pack } = await host.call(gamesApi.startGame, setup);
  expect(pack.sound).toBe(false);
  const dealt = pack.cells.flatMap(({ question, reserve }) => [question, reserve]);
  expect(dealt.filter(({ kind }) => kind === 'sound')).toEqual([]);
  expect(dealt.map(({ id }) => id)).toEqual(expect.arrayContaining(songs.slice(-2)));
});

it('deals no question that needs sound when the sound is off, and says so at set-up [BANK-3]', async () => {
  await load();
  const host = await app.verified();
  const { items: cards } = await host.call(questionsApi.listCategories, {});
  const alpha = cards.find(({ id }) => id === 'alpha');
  expect(alpha).toMatchObject({ needsSound: ['full', 'short'], silentGamesLeft: { full: 0, short: 0 } });
  expect(cards.find(({ id }) => id === 'beta')).not.toHaveProperty('needsSound');
  const categoryIds = ['alpha', 'beta', 'gamma', 'delta'];
  expect((await host.errorOf(gamesApi.startGame, sampleSetup({ categoryIds, sound: false }))).fields).toEqual({
    'categoryIds.0': 'games/category-unavailable',
  });
  const { pack } = await host.call(gamesApi.startGame, sampleSetup({ categoryIds, sound: true }));
  const played = pack.cells.filter(({ question }) => question.kind === 'sound');
  expect(played.length).toBeGreaterThan(0);
  expect(played[0]?.question.media?.url).toMatch(/^\/media\/[0-9a-f]{32}\.mp3$/);
});
