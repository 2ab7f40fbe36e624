import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { questionsAdminApi as api, type QuestionSort } from '#shared/questions/admin-api.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { supportApi } from '#shared/support/api.ts';
import { startHosted } from '#testing/hosted-game.ts';
import { compile, forgetBank, sampleContent } from '#testing/sample-content.ts';
import { createTestApp, type TestApp, type TestUser } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';
import '../platform/audit.ts';
import { sourceOf } from './content.ts';

let app: TestApp;
let admin: TestUser;
let moderator: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.admin();
  moderator = await app.verified({ email: 'moderator@siraj.test', displayName: 'سارة' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
});
afterEach(() => forgetBank(app.database));

const id = 'alpha-200-0';
const get = async (questionId = id) => (await moderator.call(api.get, { id: questionId })).item;
const ids = async (filters: Record<string, unknown>) =>
  (await moderator.call(api.list, { limit: 100, ...filters })).items.map((each) => each.id);
const reworded = (content: QuestionDraft, ar: string, en = content.text.en) => ({ ...content, text: { ar, en } });
async function change(ar: string, more: Record<string, unknown> = {}) {
  const { version, categoryId, content, status } = await get();
  return (
    await moderator.call(api.change, { id, version, categoryId, content: reworded(content, ar), status, ...more })
  ).item;
}
const edited = (ar: string) =>
  sourceOf(
    compile(
      structuredClone(sampleContent().categories).map((category) => ({
        ...category,
        questions: category.questions.map((each) =>
          each.id === id ? { ...each, text: { ar, en: each.text.en } } : each,
        ),
      })),
    ),
  );

it('lists the bank page by page, the last changed first, each question once [ADM-1]', async () => {
  app.clock.moveBy(1000);
  await change('نص جديد؟');
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { id: string }[]; nextCursor: string | null } = await moderator.call(api.list, {
      limit: 100,
      ...(cursor === null ? {} : { cursor }),
    });
    seen.push(...page.items.map((each) => each.id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen[0]).toBe(id);
  expect([...seen].sort()).toEqual(
    sampleContent()
      .categories.flatMap(({ questions }) => questions.map((each) => each.id))
      .sort(),
  );
});

it('finds a word however it is spelled, in either language, and by id [ADM-1]', async () => {
  await change('أين تقعُ مَدرَسة أحمد؟');
  for (const text of ['احمد', 'مدرسه', 'مدرسة', 'إحمد مدرسة', 'تقع']) expect(await ids({ text })).toEqual([id]);
  expect(await ids({ text: 'أحمد لا يوجد' })).toEqual([]);
  expect(await ids({ text: 'QUESTION alpha-200-0' })).toContain(id);
  expect(await ids({ text: id })).toContain(id);
});

it('filters by category, value, kind, status, origin and what is missing [ADM-1]', async () => {
  expect(await ids({ category: 'alpha', value: '400' })).toHaveLength(12);
  expect(
    (await moderator.call(api.list, { kind: 'image', limit: 100 })).items.every(({ kind }) => kind === 'image'),
  ).toBe(true);
  const { item } = await moderator.call(api.create, {
    categoryId: 'beta',
    status: 'draft',
    content: reworded((await get()).content, 'سؤال بلا ترجمة؟', ''),
  });
  expect(await ids({ status: 'draft' })).toEqual([item.id]);
  expect(await ids({ origin: 'staff' })).toEqual([item.id]);
  expect(await ids({ missing: 'en' })).toEqual([item.id]);
  expect(await ids({ missing: 'ar' })).toEqual([]);
  expect(item).toMatchObject({ missing: ['en'], updatedBy: { displayName: 'سارة' }, origin: 'staff', status: 'draft' });
});

it('changes, retires and publishes again, and says each by its name [ADM-1]', async () => {
  await change('نص؟');
  await change('نص؟', { status: 'retired' });
  expect(await ids({ status: 'retired' })).toEqual([id]);
  await change('نص؟', { status: 'active' });
  const { items } = await moderator.call(api.listVersions, { id });
  expect(items.map(({ version, done, changedBy }) => [version, done, changedBy?.displayName ?? null])).toEqual([
    [4, 'published', 'سارة'],
    [3, 'retired', 'سارة'],
    [2, 'changed', 'سارة'],
    [1, 'files', null],
  ]);
});

it('rejects the second of two concurrent edits with the name of the first editor [ADM-1]', async () => {
  const { version, categoryId, content, status } = await get();
  await change('الأول؟');
  const refusal = await admin.errorOf(api.change, {
    id,
    version,
    categoryId,
    content: reworded(content, 'الثاني؟'),
    status,
  });
  expect(refusal).toMatchObject({ status: 409, code: 'questions/changed-meanwhile' });
  expect(refusal.message).toContain('سارة');
  expect((await get()).content.text.ar).toBe('الأول؟');
});

it('shows an older text and brings it back as a new version [ADM-1]', async () => {
  const before = (await get()).content.text;
  await change('نص آخر؟');
  const { item } = await moderator.call(api.restore, { id, version: 2, from: 1 });
  expect(item).toMatchObject({ version: 3, content: { text: before } });
  expect((await moderator.call(api.listVersions, { id })).items[0]).toMatchObject({ version: 3, done: 'restored' });
  expect(await moderator.errorOf(api.restore, { id, version: 3, from: 9 })).toMatchObject({
    code: 'questions/version-not-found',
  });
});

it('lets the staff take or leave what the files newly say [ADM-1]', async () => {
  await change('من الفريق؟');
  await app.questions.load(edited('من الملفات؟'));
  expect(await ids({ sign: 'waiting' })).toEqual([id]);
  const waiting = present((await get()).update, 'a waiting text');
  expect(
    await moderator.errorOf(api.resolveUpdate, { id, version: 2, foundAt: waiting.foundAt - 1, take: true }),
  ).toMatchObject({ code: 'questions/no-update' });
  expect(
    (await moderator.call(api.resolveUpdate, { id, version: 2, foundAt: waiting.foundAt, take: false })).item,
  ).toMatchObject({ update: null, content: { text: { ar: 'من الفريق؟' } }, version: 3 });
  await app.questions.load(edited('أحدث؟'));
  const newer = present((await get()).update, 'a waiting text');
  expect(
    (await moderator.call(api.resolveUpdate, { id, version: 3, foundAt: newer.foundAt, take: true })).item,
  ).toMatchObject({ update: null, content: { text: { ar: 'أحدث؟' } }, origin: 'files' });
});

it('warns of a question that may ask the same, and of nothing else [ADM-1]', async () => {
  const { content } = await get();
  const twin = { ...content, id: 'alpha-new' };
  expect((await moderator.call(api.findAlike, { content: twin })).items).toMatchObject([{ id, isSame: true }]);
  expect(
    (
      await moderator.call(api.findAlike, {
        content: { ...twin, text: { ar: 'جملة مختلفة تماما', en: 'Something different' } },
      })
    ).items,
  ).toEqual([]);
  expect((await moderator.call(api.findAlike, { content })).items).toEqual([]);
});

it('counts how questions fared when a game ends, and who reported them [ADM-1]', async () => {
  const host = await app.verified();
  const device = await startHosted(app, host, { length: 'full' });
  device.step({ type: 'wheelStopped' });
  // Kinds with one answer that either team may give; which of them are drawn is chance's.
  const opened = device
    .game()
    .pack.cells.filter(({ question }) => ['text', 'image', 'saying'].includes(question.kind))
    .slice(0, 3)
    .map(({ id: cellId, question }) => ({ cellId, questionId: question.id }));
  for (const [index, { cellId }] of opened.entries()) {
    device.step({ type: 'pick', cellId });
    const { currentTeamIndex } = device.game().state;
    if (index === 1) device.step({ type: 'pass' });
    device.step({ type: 'reveal' });
    device.step({ type: 'award', teamIndex: [currentTeamIndex, 1 - currentTeamIndex, null][index] ?? null });
  }
  device.step({ type: 'end' });
  device.step({ type: 'finish' });
  await device.send();
  const [own, stolen, nobody] = await Promise.all(opened.map(({ questionId }) => get(questionId)));
  expect([own, stolen, nobody].map((each) => each?.figures)).toEqual([
    { opened: 1, own: 1, stolen: 0, nobody: 0, reports: 0 },
    { opened: 1, own: 0, stolen: 1, nobody: 0, reports: 0 },
    { opened: 1, own: 0, stolen: 0, nobody: 1, reports: 0 },
  ]);
  expect(await ids({ sign: 'unknown' })).toEqual([]);
  const unknown = present(nobody, 'the third');
  await app.database.query
    .updateTable('question_figures')
    .set({ opened: 4, nobody: 3 })
    .where('question_id', '=', unknown.id)
    .execute();
  expect(await ids({ sign: 'unknown', value: String(unknown.value) })).toEqual([unknown.id]);
  await app.visitor().call(supportApi.sendRequest, { description: 'خطأ', questionId: id, reason: 'outdated' });
  expect(await ids({ sign: 'reported' })).toEqual([id]);
  expect((await get()).figures.reports).toBe(1);
});

const fared = async (questionId: string, opened: number, nobody: number, reports: number) => {
  await app.database.query
    .insertInto('question_figures')
    .values({ question_id: questionId, opened, own: opened - nobody, stolen: 0, nobody, reports })
    .execute();
};
const allBySort = async (sort: QuestionSort, limit: number) => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { id: string }[]; nextCursor: string | null } = await moderator.call(api.list, {
      category: 'alpha',
      value: '200',
      sort,
      limit,
      ...(cursor === null ? {} : { cursor }),
    });
    seen.push(...page.items.map((each) => each.id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return seen;
};

it('sorts by how few knew them and by reports, page by page, each question once [ADM-1]', async () => {
  await fared('alpha-200-0', 3, 1, 0);
  await fared('alpha-200-1', 7, 7, 2);
  await fared('alpha-200-2', 6, 2, 5);
  await fared('alpha-200-3', 9, 0, 0);
  await fared('alpha-200-4', 0, 0, 12);
  await fared('alpha-200-5', 3, 2, 0);
  const whole = await allBySort('changed', 100);
  const rest = whole
    .filter((each) => !['0', '1', '2', '3', '4', '5'].some((end) => each === `alpha-200-${end}`))
    .sort()
    .reverse();
  // A third is a third, of three openings or six; never opened comes last, and among equals the later id is first.
  const byUnknown = ['alpha-200-1', 'alpha-200-5', 'alpha-200-2', 'alpha-200-0', 'alpha-200-3'];
  const untold = ['alpha-200-5', 'alpha-200-3', 'alpha-200-0', ...rest].sort().reverse();
  for (const limit of [1, 2, 5, 100]) {
    expect(await allBySort('unknown', limit)).toEqual([...byUnknown, ...['alpha-200-4', ...rest].sort().reverse()]);
    expect(await allBySort('reports', limit)).toEqual(['alpha-200-4', 'alpha-200-2', 'alpha-200-1', ...untold]);
    expect((await allBySort('changed', limit)).sort()).toEqual([...whole].sort());
  }
});

it('counts a report once however often its message comes, and none of a question that is not there [ADM-1] [SUP-1]', async () => {
  const host = await app.verified();
  const report = { description: 'خطأ', questionId: id, reason: 'outdated' as const, messageId: 'a-message-of-mine' };
  for (let time = 0; time < 2; time += 1) await host.call(supportApi.sendRequest, report);
  await app.visitor().call(supportApi.sendRequest, { description: 'خطأ', questionId: id, reason: 'outdated' });
  await app
    .visitor()
    .call(supportApi.sendRequest, { description: 'خطأ', questionId: 'no-such-question', reason: 'outdated' });
  expect((await get()).figures).toEqual({ opened: 0, own: 0, stolen: 0, nobody: 0, reports: 2 });
  expect(await app.database.query.selectFrom('question_figures').select(['question_id', 'reports']).execute()).toEqual([
    { question_id: id, reports: 2 },
  ]);
});

it('begins with the reports that were there before they were counted [ADM-1]', async () => {
  for (const questionId of [id, id, 'alpha-200-1', 'no-such-question'])
    await app.visitor().call(supportApi.sendRequest, { description: 'خطأ', questionId, reason: 'outdated' });
  const migration = await readFile(new URL('../migrations/0024-question-reports.sql', import.meta.url), 'utf8');
  const undone = new Error('undone');
  await expect(
    app.database.transaction(async (tx) => {
      await sql`alter table question_figures drop column reports`.execute(tx);
      await sql`update question_figures set opened = 4 where question_id = ${id}`.execute(tx);
      await sql`delete from question_figures where question_id <> ${id}`.execute(tx);
      await sql.raw(migration).execute(tx);
      expect(
        await tx
          .selectFrom('question_figures')
          .select(['question_id', 'opened', 'reports'])
          .orderBy('question_id')
          .execute(),
      ).toEqual([
        { question_id: id, opened: 4, reports: 2 },
        { question_id: 'alpha-200-1', opened: 0, reports: 1 },
      ]);
      throw undone;
    }),
  ).rejects.toBe(undone);
});

it('offers the pictures of the bank, and shows a picture question with its own [ADM-1]', async () => {
  const { items } = await moderator.call(api.listPictures, { text: 'one' });
  expect(items).toMatchObject([{ file: 'sample/one.svg' }]);
  expect((await get('alpha-200-1')).mediaUrls[0]).toBe(items[0]?.url);
  expect((await moderator.call(api.listPictures, { text: 'none' })).items).toEqual([]);
});
