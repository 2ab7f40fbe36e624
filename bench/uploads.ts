/**
 * How long staff uploads block the event loop: the whole call, and the loop's longest pause during it. In one process,
 * so that its loop can be watched.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { present } from '#shared/kernel/assert.ts';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { exchangeApi } from '#shared/questions/exchange-api.ts';
import { createDiskStore } from '#server/media/index.ts';
import { exportCsv, exportJson } from '#server/questions/index.ts';
import { sampleCategory } from '#testing/sample-content.ts';
import { createTestApp } from '#testing/test-app.ts';
import { measured, report } from './measure.ts';
import type { Measured } from './measure.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-uploads-'));
const media = { store: createDiskStore(join(folder, 'media')), incoming: join(folder, 'incoming') };
const app = await createTestApp({ checkAnswers: false, media });
const admin = await app.admin();

const first = present(sampleCategory('alpha').questions[0], 'a question');
const bankOf = (count: number) => [
  {
    ...sampleCategory('alpha'),
    questions: Array.from({ length: count }, (_, index) => ({
      ...first,
      id: `alpha-many-${index}`,
      text: { ar: 'كم قمرًا للمريخ؟', en: 'How many moons has Mars?' },
    })),
  },
];
const attributes = Array.from({ length: 60_000 }, (_, at) => ` a${at}=""`).join('');
const chain = Array.from({ length: 19_000 }, (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`).join('');
const shapes = '<path d="M0 0h4v3z" fill="#ff8800"/>'.repeat(19_000);
const check = (format: 'csv' | 'json') => `${exchangeApi.checkImport.path}?format=${format}&newStatus=draft`;
const cases: readonly (readonly [name: string, path: string, body: string])[] = [
  [
    'drawing: 60,000 attributes on its root',
    `${mediaAdminApi.upload.path}?name=a.svg`,
    `<svg viewBox="0 0 4 3"${attributes}/>`,
  ],
  [
    'drawing: a chain of 19,000 references',
    `${mediaAdminApi.upload.path}?name=b.svg`,
    `<svg viewBox="0 0 4 3">${chain}</svg>`,
  ],
  [
    'drawing: 19,000 shapes, accepted',
    `${mediaAdminApi.upload.path}?name=c.svg`,
    `<svg viewBox="0 0 4 3">${shapes}</svg>`,
  ],
  ['drawing: 100 declarations', `${mediaAdminApi.upload.path}?name=d.svg`, `<!DOCTYPE ${'a'.repeat(30)}>`.repeat(100)],
  ['import: 500,000 lines of one letter', check('csv'), 'a\n'.repeat(500_000)],
  ['import: 12 million empty lists', check('json'), `{"categories":[${'[],'.repeat(12_000_000)}[]]}`],
  ['import: 20,000 questions as CSV', check('csv'), exportCsv(bankOf(20_000))],
  ['import: 20,000 questions as JSON', check('json'), exportJson(bankOf(20_000))],
];

const headers = { 'content-type': 'application/octet-stream' };
const rows: Measured[] = [];
const answers: string[] = [];
for (const [name, path, text] of cases) {
  const body = Buffer.from(text);
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  const start = performance.now();
  const { status } = await admin.request({ method: 'POST', path, body, headers });
  const took = performance.now() - start;
  delay.disable();
  const pause = delay.max / 1e6;
  rows.push(measured(`${name}, the call`, 'ms', [took]), measured('  longest pause of the loop', 'ms', [pause]));
  answers.push(`${name}: ${(body.length / 1024 / 1024).toFixed(1)} MB, answered ${status}`);
}
report({
  id: 'uploads',
  conditions: 'hostile and large files by one sender, PostgreSQL',
  rows,
  goals: [],
  notes: answers,
});
rmSync(folder, { recursive: true });
process.exit(0);
