import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gamesApi } from '#shared/games/api.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { present } from '#shared/kernel/assert.ts';
import { questionsAdminApi } from '#shared/questions/admin-api.ts';
import type { CategoryFile, Question } from '#shared/questions/schema.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import { compile, forgetBank, sampleCategory, sampleContent, samplePictures } from '#testing/sample-content.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';
import { compileContent, openContent, ratedHash, readContentFiles, sourceOf } from './index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => forgetBank(app.database));

const rows = () => app.database.query.selectFrom('questions').selectAll().orderBy('id').execute();
const files = (): CategoryFile[] => structuredClone(sampleContent().categories);

it('loads the bank once, and again without a change of any row', async () => {
  const before = await rows();
  expect(before).toHaveLength(sampleContent().categories.flatMap(({ questions }) => questions).length);
  await app.questions.load(sourceOf(sampleContent()));
  await app.questions.load({ ...sourceOf(sampleContent()), hash: 'the same files under another hash' });
  expect(await rows()).toEqual(before);
  expect(await app.database.query.selectFrom('content_state').selectAll().execute()).toHaveLength(1);
});

it('loads the same bank from several processes at once', async () => {
  const changed = { ...sourceOf(sampleContent()), hash: 'loaded by many' };
  await Promise.all(Array.from({ length: 6 }, () => app.questions.load(changed)));
  expect(await app.database.query.selectFrom('content_state').select('hash').execute()).toEqual([
    { hash: 'loaded by many' },
  ]);
});

it('leaves nothing of a load that fails at its end, and the next start loads all of it', async () => {
  const before = await rows();
  const changed = compile([...files().slice(1), sampleCategory('theta')]);
  const [kept] = present(changed.categories[0], 'a category').questions;
  const ratings = [{ ...present(kept, 'a question'), of: '', fun: [1, 1], value: [200, 200], on: 'no day' }];
  const broken = { ...changed, ratings: ratings as unknown as typeof changed.ratings };
  await expect(app.questions.load(sourceOf(broken))).rejects.toThrow();
  expect(await rows()).toEqual(before);
  const state = () => app.database.query.selectFrom('content_state').select('hash').executeTakeFirst();
  expect(await state()).toEqual({ hash: sampleContent().hash });
  await app.questions.load(sourceOf(changed));
  expect(await state()).toEqual({ hash: changed.hash });
  const theta = (await rows()).filter((row) => row.category_id === 'theta');
  expect(new Set(theta.map(({ status }) => status))).toEqual(new Set(['active']));
});

it('takes over edited questions, retires removed ones, and restores returning ones', async () => {
  const edited = files();
  const category = present(edited[0], 'a category');
  const [first, second] = category.questions;
  if (first?.kind !== 'text' || second === undefined) throw new Error('the samples begin with a text');
  const others = category.questions
    .slice(1)
    .map((question) =>
      question.id === second.id ? { ...question, text: { ar: 'نص جديد؟', en: 'New text?' } } : question,
    );
  const replacement = { ...first, id: `${category.id}-new`, text: { ar: 'سؤال بديل؟', en: 'A replacement?' } };
  await app.questions.load(
    sourceOf(compile([{ ...category, hue: 7, questions: [...others, replacement] }, ...edited.slice(1)])),
  );
  const byId = new Map((await rows()).map((row) => [row.id, row]));
  expect(byId.get(first.id)?.status).toBe('retired');
  expect(byId.get(second.id)?.content.text).toEqual({ ar: 'نص جديد؟', en: 'New text?' });
  expect(byId.get(replacement.id)?.status).toBe('active');
  const { items } = await app.visitor().call(questionsApi.listCategories, {});
  expect(items.find(({ id }) => id === category.id)).toMatchObject({ questions: 36, picture: { hue: 7 } });

  await app.questions.load(sourceOf(sampleContent()));
  const again = new Map((await rows()).map((row) => [row.id, row.status]));
  expect([again.get(first.id), again.get(replacement.id)]).toEqual(['active', 'retired']);
});

it('retires a category that left, and deals it no more', async () => {
  const [gone, ...left] = files();
  await app.questions.load(sourceOf(compile([...left, sampleCategory('theta')])));
  const { items } = await app.visitor().call(questionsApi.listCategories, {});
  expect(items.map(({ id }) => id)).not.toContain(gone?.id);
  expect(items.map(({ id }) => id)).toContain('theta');
  const host = await app.verified();
  const refused = await host.errorOf(
    gamesApi.startGame,
    sampleSetup({ categoryIds: [gone?.id ?? '', 'theta', 'beta', 'gamma'] }),
  );
  expect(refused.fields).toEqual({ 'categoryIds.0': 'games/category-unavailable' });
  await app.questions.load(sourceOf(sampleContent()));
});

it('leaves a faulty file out completely and reports its faults', () => {
  const [first, ...rest] = files();
  const broken = { ...present(first, 'a category'), questions: [] };
  const { content, faults } = compileContent({
    categories: [
      ...rest.map((category) => ({ name: `${category.id}.json`, content: category })),
      { name: 'alpha.json', content: broken },
      { name: 'text.json', content: null },
    ],
    pictures: new Map([...samplePictures, ['sample/two.svg', '<svg viewBox="0 0 1 1"><script/></svg>']]),
  });
  expect(content.categories.map(({ id }) => id)).not.toContain('alpha');
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['alpha.json', 'text.json', 'media/sample/two.svg']));
});

it('reads the bank of the repository: every board category can be dealt', async () => {
  const folder = new URL('../../../content/', import.meta.url);
  const { source } = await openContent({ compiled: new URL('none.json', folder), folder });
  const content = await source.read();
  const { categories } = await readContentFiles(folder);
  expect(content.categories.length).toBeGreaterThan(0);
  expect(content.categories.length).toBeLessThanOrEqual(categories.length);
  expect(content.categories.find(({ id }) => id === 'flags')?.questions).toHaveLength(60);
});

it('reads the rest of a compiled bank only if the database has another one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'siraj-bank-'));
  const compiled = pathToFileURL(join(folder, 'content.json'));
  const places = { compiled, folder: pathToFileURL(`${folder}/`) };
  try {
    await writeFile(compiled, `{"hash":"${sampleContent().hash}","unread`);
    await app.questions.load((await openContent(places)).source);

    const changed = compile([...files(), sampleCategory('theta')]);
    await writeFile(compiled, JSON.stringify(changed));
    await app.questions.load((await openContent(places)).source);
    const state = await app.database.query.selectFrom('content_state').select('hash').executeTakeFirst();
    expect(state?.hash).toBe(changed.hash);
    const { items } = await app.visitor().call(questionsApi.listCategories, {});
    expect(items.map(({ id }) => id)).toContain('theta');

    await writeFile(compiled, '');
    await expect(openContent(places)).rejects.toThrow('no compiled question bank');
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('loads what judges say of a text, and says nothing of a text that changed since', async () => {
  const categories = files();
  const [first, second] = present(categories[0], 'a category').questions;
  if (first === undefined || second === undefined) throw new Error('the samples have questions');
  const rating = (question: Question) => ({
    id: question.id,
    of: ratedHash(question),
    fun: [2, 3] as [number, number],
    value: [400, 600] as [400, 600],
    on: '2026-11-23',
  });
  // A line that was merged twice must not stop the server.
  const ratings = [
    { ...rating(first), value: [200, 200] as [200, 200] },
    rating(first),
    { ...rating(second), of: '0123456789ab' },
  ];
  await app.questions.load(sourceOf(compile(categories, ratings)));
  const moderator = await app.verified({ email: 'moderator@siraj.test', displayName: 'سارة' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
  const ratingOf = async ({ id }: Question) => (await moderator.call(questionsAdminApi.get, { id })).item.rating;
  expect(await ratingOf(first)).toEqual({ fun: [2, 3], value: [400, 600], ratedOn: '2026-11-23' });
  expect(await ratingOf(second)).toBeNull();
  const listed = await moderator.call(questionsAdminApi.list, { sort: 'dull' });
  expect(listed.items[0]?.id).toBe(first.id);
  const idsBy = async (sign: 'dull' | 'misvalued') =>
    (await moderator.call(questionsAdminApi.list, { sign })).items.map(({ id }) => id);
  expect([await idsBy('dull'), await idsBy('misvalued')]).toEqual([[], [first.id]]);
  await app.questions.load(sourceOf(compile(categories)));
  expect(await ratingOf(first)).toBeNull();
});
