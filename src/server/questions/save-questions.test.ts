import { afterEach, beforeEach, expect, it } from 'vitest';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { gamesApi } from '#shared/games/api.ts';
import { present } from '#shared/kernel/assert.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import type { CategoryFile, Question } from '#shared/questions/schema.ts';
import { startHosted } from '#testing/hosted-game.ts';
import { compile, forgetBank, sampleContent } from '#testing/sample-content.ts';
import { createTestApp, type TestApp, type TestUser } from '#testing/test-app.ts';
import { AppError } from '../platform/app-error.ts';
import { saveQuestions, type QuestionChange } from './save-questions.ts';
import '../platform/audit.ts';
import { sourceOf } from './content.ts';

let app: TestApp;
let staff: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  staff = await app.verified({ displayName: 'نورة' });
});
afterEach(() => forgetBank(app.database));

const id = 'alpha-200-0';
const files = (): CategoryFile[] => structuredClone(sampleContent().categories);
const rowOf = (questionId: string) =>
  app.database.query.selectFrom('questions').selectAll().where('id', '=', questionId).executeTakeFirstOrThrow();
const versionsOf = (questionId: string) =>
  app.database.query
    .selectFrom('question_versions')
    .selectAll()
    .where('question_id', '=', questionId)
    .orderBy('version')
    .execute();
const waiting = () => app.database.query.selectFrom('question_updates').selectAll().execute();
const save = (...changes: QuestionChange[]) =>
  app.database.transaction((tx) =>
    saveQuestions(
      tx,
      { actorId: staff.user.uid, at: app.clock.now(), library: app.media, bankChanged: () => undefined },
      changes,
    ),
  );
const refusal = async (...changes: QuestionChange[]) =>
  save(...changes).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? { code: error.code, ...error.details } : error),
  );
const reworded = (content: Question, ar: string): Question => ({ ...content, text: { ar, en: content.text.en } });
const change = async (ar: string, more: Partial<QuestionChange> = {}): Promise<QuestionChange> => {
  const row = await rowOf(id);
  return {
    content: reworded(row.content, ar),
    categoryId: row.category_id,
    status: row.status,
    expectedVersion: row.version,
    done: 'changed',
    ...more,
  };
};
const created = (content: Partial<QuestionDraft> = {}): QuestionChange => ({
  content: {
    ...sampleContent().categories[0]?.questions[0],
    id: 'alpha-s-1',
    text: { ar: 'سؤال من الفريق؟', en: 'From the staff?' },
    ...content,
  } as QuestionDraft,
  categoryId: 'alpha',
  status: 'active',
  expectedVersion: null,
  done: 'created',
});
/** The files, with a different text of one question. */
const edited = (ar: string) =>
  sourceOf(
    compile(
      files().map((category) => ({
        ...category,
        questions: category.questions.map((each) => (each.id === id ? reworded(each, ar) : each)),
      })),
    ),
  );

it('saves a set with a version and an audit row each, and normalizes the search text [ADM-1]', async () => {
  const before = await rowOf(id);
  expect(await save(await change('أين مدرسة أحمد؟'), created())).toEqual([
    { id, version: 2, isChanged: true },
    { id: 'alpha-s-1', version: 1, isChanged: true },
  ]);
  expect(await rowOf(id)).toMatchObject({
    version: 2,
    origin: 'staff',
    status: 'active',
    updated_by: staff.user.uid,
    draw_key: before.draw_key,
    file_hash: before.content_hash,
  });
  expect((await rowOf(id)).search_text).toContain('اين مدرسه احمد');
  expect(await rowOf('alpha-s-1')).toMatchObject({ version: 1, origin: 'staff', file_hash: null });
  expect(await versionsOf(id)).toMatchObject([
    { version: 1, done: 'files', changed_by: null, content: before.content, origin: 'files' },
    {
      version: 2,
      done: 'changed',
      changed_by: staff.user.uid,
      content: { text: { ar: 'أين مدرسة أحمد؟' } },
      origin: 'staff',
    },
  ]);
  expect(
    await app.database.query
      .selectFrom('audit_log')
      .select(['action', 'subject_id', 'actor_id'])
      .where('subject_type', '=', 'question')
      .orderBy('id')
      .execute(),
  ).toEqual([
    { action: 'questions/changed', subject_id: id, actor_id: staff.user.uid },
    { action: 'questions/created', subject_id: 'alpha-s-1', actor_id: staff.user.uid },
  ]);
});

it('writes nothing if nothing changes [ADM-1]', async () => {
  const row = await rowOf(id);
  expect(await save(await change(row.content.text.ar))).toEqual([{ id, version: 1, isChanged: false }]);
  expect(await versionsOf(id)).toEqual([]);
  expect(await rowOf(id)).toEqual(row);
});

it('rejects the second editor with the name of the first, and saves none of their set [ADM-1]', async () => {
  const second = await change('الثاني؟');
  await save(await change('الأول؟'));
  expect(await refusal(created(), second)).toMatchObject({
    code: 'questions/changed-meanwhile',
    params: { who: 'نورة' },
  });
  expect((await rowOf(id)).content.text.ar).toBe('الأول؟');
  expect(await versionsOf('alpha-s-1')).toEqual([]);
});

it('takes an unfinished draft, and publishes it only when it lacks nothing [ADM-1]', async () => {
  const draft = { ...created({ text: { ar: 'سؤال؟', en: '' } }), status: 'draft' as const };
  await save(draft);
  const publish = { ...draft, status: 'active' as const, expectedVersion: 1, done: 'published' as const };
  expect(await refusal(publish)).toMatchObject({ code: 'questions/not-ready', fields: { 'text.en': 'missing' } });
  expect(
    await refusal({ ...publish, content: { ...draft.content, text: { ar: 'من البطل حاليا؟', en: 'Who?' } } }),
  ).toMatchObject({ fields: { 'text.ar': 'expires' } });
  await save({ ...publish, content: { ...draft.content, text: { ar: 'سؤال؟', en: 'A question?' } } });
  expect(await rowOf('alpha-s-1')).toMatchObject({ status: 'active', version: 2 });
});

it('refuses a taken id, an unknown question and an unknown category [ADM-1]', async () => {
  expect(await refusal(created({ id }))).toMatchObject({ code: 'questions/id-taken' });
  expect(await refusal({ ...created(), expectedVersion: 3 })).toMatchObject({ code: 'questions/not-found' });
  expect(await refusal({ ...created(), categoryId: 'nowhere' })).toMatchObject({
    code: 'questions/category-not-found',
  });
});

it('keeps the picture of a picture question, and asks for one that there is [ADM-1]', async () => {
  const picture = await rowOf('alpha-200-1');
  if (picture.content.kind !== 'image') throw new Error('the second sample is a picture');
  const { content } = picture;
  await save({
    ...(await change('')),
    content: { ...content, id: 'alpha-s-2', text: { ar: 'ما الصورة؟', en: 'What is shown?' } },
    expectedVersion: null,
  });
  expect((await rowOf('alpha-s-2')).media).toBe(picture.media);
  const missing = { ...content, id: 'alpha-s-3', media: { ...content.media, file: 'sample/none.svg' } };
  expect(await refusal({ ...created(), content: missing })).toMatchObject({
    fields: { 'media.file': 'media-missing' },
  });
});

it("leaves what staff changed, retired or made as it is when the files are loaded, and keeps the files' newer text waiting [ADM-1]", async () => {
  await save(await change('من الفريق؟'), created());
  const retired = await rowOf('alpha-200-1');
  await save({ content: retired.content, categoryId: 'alpha', status: 'retired', expectedVersion: 1, done: 'retired' });
  const before = await Promise.all([id, 'alpha-s-1', 'alpha-200-1'].map(rowOf));
  await app.questions.load({ ...sourceOf(sampleContent()), hash: 'the same again' });
  expect(await Promise.all([id, 'alpha-s-1', 'alpha-200-1'].map(rowOf))).toEqual(before);
  expect(await waiting()).toEqual([]);

  await app.questions.load(edited('من الملفات؟'));
  expect((await rowOf(id)).content.text.ar).toBe('من الفريق؟');
  expect(await waiting()).toMatchObject([{ question_id: id, content: { text: { ar: 'من الملفات؟' } } }]);
  expect((await rowOf('alpha-s-1')).status).toBe('active');

  // The files say what the staff say: nothing is left to decide.
  await app.questions.load(edited('من الفريق؟'));
  expect(await waiting()).toEqual([]);
});

it('continues to update a question whose waiting text was taken, and keeps what the files replaced [ADM-1]', async () => {
  await save(await change('من الفريق؟'));
  await app.questions.load(edited('من الملفات؟'));
  const update = present((await waiting())[0], 'the waiting text');
  await save({
    content: update.content,
    categoryId: update.category_id,
    status: 'active',
    expectedVersion: 2,
    done: 'update-taken',
    origin: 'files',
  });
  expect(await rowOf(id)).toMatchObject({ origin: 'files', version: 3, content_hash: update.content_hash });
  expect(await waiting()).toEqual([]);
  await app.questions.load({ ...edited('من الملفات؟'), hash: 'once more' });
  expect((await rowOf(id)).version).toBe(3);
  await app.questions.load(edited('أحدث؟'));
  expect(await rowOf(id)).toMatchObject({ version: 4, updated_by: null, content: { text: { ar: 'أحدث؟' } } });
  await app.questions.load(edited('أحدث منه؟'));
  expect((await versionsOf(id)).map(({ version, done }) => [version, done])).toEqual([
    [1, 'files'],
    [2, 'changed'],
    [3, 'update-taken'],
    [4, 'files'],
  ]);
  expect((await versionsOf(id)).slice(1).map(({ content }) => content.text.ar)).toEqual([
    'من الفريق؟',
    'من الملفات؟',
    'أحدث؟',
  ]);
});

it('fills the normalized text of questions that were loaded without one [ADM-1]', async () => {
  await app.database.query.updateTable('questions').set({ search_text: '' }).execute();
  await app.questions.load({ ...sourceOf(sampleContent()), hash: 'loaded before' });
  expect(await rowOf(id)).toMatchObject({ version: 1 });
  expect((await rowOf(id)).search_text).not.toBe('');
});

it('changes nothing for the players of a game with the question [ADM-1]', async () => {
  const host = await app.verified();
  const device = await startHosted(app, host);
  const { pack } = await host.call(gamesApi.getGame, { id: device.gameId, rulesVersion });
  const dealt = await app.database.query
    .selectFrom('game_packs')
    .select('question_ids')
    .where('game_id', '=', device.gameId)
    .executeTakeFirstOrThrow();
  for (const questionId of dealt.question_ids) {
    const row = await rowOf(questionId);
    await save({
      content: reworded(row.content, `نص آخر ${row.draw_key}؟`),
      categoryId: row.category_id,
      status: 'retired',
      expectedVersion: row.version,
      done: 'retired',
    });
  }
  const again = await host.call(gamesApi.getGame, { id: device.gameId, rulesVersion });
  expect(again.pack).toEqual(pack);
});
