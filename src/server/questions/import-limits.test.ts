import { afterEach, beforeEach, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { exchangeApi as api, maxImportBytes, maxReportedFaults } from '#shared/questions/exchange-api.ts';
import { checkFile, sendImport, type ImportWish } from '#testing/import-files.ts';
import { forgetBank, sampleCategory } from '#testing/sample-content.ts';
import { createTestApp, type TestApp, type TestUser } from '#testing/test-app.ts';
import { errorAnswer } from '#testing/test-client.ts';
import { exportCsv } from './exchange.ts';

let app: TestApp;
let admin: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.admin();
});
afterEach(() => forgetBank(app.database));

const check = (wish: ImportWish) => checkFile(admin, wish);

it('tells of 50,000 rows exactly the 300 bad ones [ADM-1]', { timeout: 120_000 }, async () => {
  const sample = sampleCategory('alpha');
  const added = { ...present(sample.questions[0], 'a question'), id: 'alpha-new' };
  const [header = '', category = '', row = ''] = exportCsv([{ ...sample, questions: [added] }]).split('\n');
  const rows = Array.from({ length: 50_000 }, (_, index) => row.replace(added.id, `alpha-many-${index}`));
  const lines = [header, category, ...rows, ''];
  const bad = Array.from({ length: 300 }, (_, index) => 5 + index * 160);
  for (const line of bad) lines[line - 1] = (lines[line - 1] ?? '').replace(',text,200,', ',text,250,');
  const plan = await check({ format: 'csv', text: lines.join('\n'), newStatus: 'active' });
  expect(plan).toMatchObject({ added: 49_700, changed: 0, faulty: 300 });
  expect(plan.faults.map(({ place }) => place)).toEqual(bad.map((line) => `row ${line}`));
});

const oneLetterLines = (count: number) => 'a\n'.repeat(count);
const nested = `{"categories":[${'['.repeat(20_000)}${']'.repeat(20_000)}]}`;

it.each([
  ['500,000 lines of one letter', 'csv', oneLetterLines(500_000)],
  ['a header of 100,000 columns', 'csv', Array.from({ length: 100_000 }, (_, at) => at % 10).join(',')],
  ['lists in lists', 'json', nested],
  ['millions of empty lists', 'json', `{"categories":[${'[],'.repeat(4_000_001)}[]]}`],
  ['more questions than are read at once', 'json', `{"categories":[{"questions":[${'0,'.repeat(100_000)}0]}]}`],
] as const)('refuses %s [ADM-1]', async (_, format, text) => {
  const answer = errorAnswer(await sendImport(admin, api.checkImport, { format, text, newStatus: 'draft' }));
  expect(answer).toMatchObject({ status: 413, code: 'questions/import-too-large' });
});

it('refuses a file above 64 MB before it is read [ADM-1]', async () => {
  const headers = { 'content-type': 'application/octet-stream', 'content-length': String(maxImportBytes + 1) };
  const answer = await admin.request({
    method: 'POST',
    path: `${api.checkImport.path}?format=csv&newStatus=draft`,
    body: 'a',
    headers,
  });
  expect(errorAnswer(answer)).toMatchObject({ status: 413, code: 'questions/import-too-large' });
});

it('counts each row with a fault, and names the first thousand [ADM-1]', async () => {
  const plan = await check({ format: 'csv', text: oneLetterLines(3001), newStatus: 'draft' });
  // The header and 3000 rows, which have one cell under one unknown column.
  expect(plan).toMatchObject({ added: 0, changed: 0, same: 0, faulty: 3001 });
  expect(plan.faults).toHaveLength(maxReportedFaults);
});

it.each(['csv', 'json'] as const)('takes no %s that is not UTF-8 [ADM-1]', async (format) => {
  const plan = await check({ format, text: Buffer.from('\xe9', 'latin1'), newStatus: 'draft' });
  expect(plan.faults).toEqual([{ place: 'file', field: '', code: format === 'csv' ? 'not-a-table' : 'not-json' }]);
});
