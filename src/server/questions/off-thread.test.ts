import { afterEach, expect, it, vi } from 'vitest';
import { checkFile, importFile } from '#testing/import-files.ts';
import { forgetBank, sampleCategory } from '#testing/sample-content.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

// Replaced in this thread alone: a worker loads the real ones.
vi.mock('./exchange.ts', async (importOriginal) => {
  const refuse = () => {
    throw new Error('a file was read by the thread that serves');
  };
  return { ...(await importOriginal<object>()), importCsv: refuse, importJson: refuse };
});
let app: TestApp;
afterEach(() => forgetBank(app.database));

it.each(['csv', 'json'] as const)(
  'reads a %s of questions apart from the thread that serves [ADM-1]',
  async (format) => {
    const { exportCsv, exportJson } = await import('./exchange.ts');
    app = await createTestApp();
    const admin = await app.admin();
    const sample = sampleCategory('alpha');
    const [first, ...others] = sample.questions.map((question) => ({ ...question, id: `${question.id}-new` }));
    const text = (format === 'csv' ? exportCsv : exportJson)([{ ...sample, questions: [first!, ...others] }]);
    const plan = await checkFile(admin, { format, text, newStatus: 'draft' });
    expect(plan).toMatchObject({ faulty: 0, added: sample.questions.length });
    const done = await importFile(admin, {
      format,
      text,
      newStatus: 'draft',
      digest: plan.digest,
      leaveFaulty: 'false',
    });
    expect(done).toEqual({ added: sample.questions.length, changed: 0 });
  },
);
