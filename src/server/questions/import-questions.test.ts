import { afterEach, beforeEach, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { questionsAdminApi } from '#shared/questions/admin-api.ts';
import { exchangeApi as api } from '#shared/questions/exchange-api.ts';
import { checkFile, importFile, sendImport, type ImportWish } from '#testing/import-files.ts';
import { forgetBank, sampleCategory } from '#testing/sample-content.ts';
import { createTestApp, type TestApp, type TestUser } from '#testing/test-app.ts';
import { errorAnswer } from '#testing/test-client.ts';
import { grantRole } from '../accounts/index.ts';
import { exportCsv, exportJson } from './exchange.ts';
import '../platform/audit.ts';

let app: TestApp;
let moderator: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  moderator = await app.verified({ email: 'moderator@siraj.test', displayName: 'سارة' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
});
afterEach(() => forgetBank(app.database));

const sample = sampleCategory('alpha');
const first = present(sample.questions[0], 'a question');
const reworded = { ...first, text: { ar: 'أي كوكب أقرب إلى الشمس؟', en: 'Which planet is nearest to the sun?' } };
const added = { ...reworded, id: 'alpha-new', text: { ar: 'كم قمرًا للمريخ؟', en: 'How many moons has Mars?' } };
const file = (questions: readonly (typeof first)[], newStatus: 'draft' | 'active' = 'active') => ({
  format: 'csv' as const,
  text: exportCsv([{ ...sample, questions: [...questions] }]),
  newStatus,
});
const check = (wish: ImportWish) => checkFile(moderator, wish);
const get = async (id: string) => (await moderator.call(questionsAdminApi.get, { id })).item;
const refused = async (wish: Parameters<typeof importFile>[1]) =>
  errorAnswer(await sendImport(moderator, api.importQuestions, wish)).code;
const bank = async () =>
  await app.database.query.selectFrom('questions').select(['id', 'version', 'content_hash']).orderBy('id').execute();

it.each(['csv', 'json'] as const)(
  'gives the bank as %s and takes it back as what it has already [ADM-1]',
  async (format) => {
    const { fileName, text } = await moderator.call(api.exportQuestions, { format });
    expect(fileName).toBe(`siraj-questions.${format}`);
    const plan = await check({ format, text, newStatus: 'active' });
    expect(plan).toMatchObject({ added: 0, changed: 0, faulty: 0, faults: [] });
    expect(plan.same).toBe((await bank()).length);
    const one = await moderator.call(api.exportQuestions, { format, category: 'alpha' });
    expect(await check({ format, text: one.text, newStatus: 'active' })).toMatchObject({
      same: sample.questions.length,
    });
    expect(
      errorAnswer(await moderator.request({ path: `/api/admin/questions/export?format=${format}&category=nowhere` }))
        .code,
    ).toBe('questions/category-not-found');
  },
);

it('shows what a file would change and writes nothing until it is confirmed; then each has its version and its audit row [ADM-1]', async () => {
  const before = await bank();
  const wish = file([reworded, added]);
  const plan = await check(wish);
  expect(plan).toMatchObject({ added: 1, changed: 1, same: 0, faulty: 0 });
  expect(await bank()).toEqual(before);
  expect(await importFile(moderator, { ...wish, digest: plan.digest, leaveFaulty: 'false' })).toEqual({
    added: 1,
    changed: 1,
  });
  expect(await get(reworded.id)).toMatchObject({
    text: reworded.text,
    version: 2,
    status: 'active',
    origin: 'staff',
    updatedBy: { displayName: 'سارة' },
  });
  expect(await get(added.id)).toMatchObject({ text: added.text, version: 1, status: 'active' });
  const audits = await app.database.query
    .selectFrom('audit_log')
    .select(['action', 'subject_id'])
    .where('action', '=', 'questions/imported')
    .orderBy('subject_id')
    .execute();
  expect(audits.map(({ subject_id: id }) => id)).toEqual([reworded.id, added.id].sort());
  expect(await check(wish)).toMatchObject({ added: 0, changed: 0, same: 2 });
});

it('adds new questions as drafts if asked to, and keeps the state of others [ADM-1]', async () => {
  const wish = file([reworded, added], 'draft');
  const { digest } = await check(wish);
  await importFile(moderator, { ...wish, digest, leaveFaulty: 'false' });
  expect((await get(added.id)).status).toBe('draft');
  expect((await get(reworded.id)).status).toBe('active');
});

it('reports each invalid row, and imports the others only if asked to skip those [ADM-1]', async () => {
  const wrongRule = {
    ...added,
    id: 'alpha-rule',
    text: { ar: 'كم قمرًا للمريخ حاليًا؟', en: 'How many moons has Mars?' },
  };
  const wish = file([reworded, added, wrongRule]);
  wish.text = wish.text.replace(',alpha-new,text,200,', ',alpha-new,text,250,');
  const plan = await check(wish);
  expect(plan).toMatchObject({ added: 0, changed: 1, faulty: 2 });
  expect(plan.faults).toEqual([
    { place: 'row 4', field: 'value', code: 'invalid' },
    { place: 'row 5', field: 'text.ar', code: 'expires' },
  ]);
  const before = await bank();
  expect(await refused({ ...wish, digest: plan.digest, leaveFaulty: 'false' })).toBe('questions/import-faulty');
  expect(await bank()).toEqual(before);
  expect(await importFile(moderator, { ...wish, digest: plan.digest, leaveFaulty: 'true' })).toEqual({
    added: 0,
    changed: 1,
  });
});

it('imports exactly what the check showed, or nothing: not after a concurrent change, and not another file [ADM-1]', async () => {
  const wish = file([reworded, added]);
  const { digest } = await check(wish);
  expect(await refused({ ...file([reworded]), digest, leaveFaulty: 'false' })).toBe('questions/import-moved');
  const { version, categoryId, content } = await get(reworded.id);
  await moderator.call(questionsAdminApi.change, {
    id: reworded.id,
    version,
    categoryId,
    content: { ...content, text: added.text },
    status: 'active',
  });
  expect(await refused({ ...wish, digest, leaveFaulty: 'false' })).toBe('questions/import-moved');
  expect((await get(reworded.id)).text).toEqual(added.text);
});

it('makes and changes no category [ADM-1]', async () => {
  const elsewhere = {
    format: 'json' as const,
    text: exportJson([
      { ...sample, id: 'nowhere' },
      { ...sample, name: { ar: 'غيره', en: 'Other' }, questions: [] },
    ]),
    newStatus: 'active' as const,
  };
  const plan = await check(elsewhere);
  expect(plan.faults).toContainEqual({ place: 'alpha', field: 'category', code: 'category-differs' });
  expect(plan.faults.filter(({ code }) => code === 'category-unknown')).toHaveLength(sample.questions.length);
});

it('guards in the file what a spreadsheet would run [ADM-1]', async () => {
  const wish = file([{ ...reworded, text: { ar: '=SUM(1) كم يساوي؟', en: '=SUM(1), how much is it?' } }]);
  await importFile(moderator, { ...wish, digest: (await check(wish)).digest, leaveFaulty: 'false' });
  const { text } = await moderator.call(api.exportQuestions, { format: 'csv', category: 'alpha' });
  expect(text).toContain("'=SUM(1)");
  expect(text).not.toMatch(/(^|,)"?=/m);
});
