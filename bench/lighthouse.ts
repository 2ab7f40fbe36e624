/**
 * P6: Lighthouse's mobile preset on the public pages of the built server, beside a bare page of React and ReactDOM that is
 * measured in the same turns: what that page loses is the machine's load.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { serveBarePage } from './bare-page.ts';
import { launchBrowser } from './browser.ts';
import { measured, report, type Goal, type Measured } from './measure.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres, startBuiltServer } from './servers.ts';

/** Fetched by npx for this row alone: one of its parts asks for the latest of another, so that no lock file keeps it. */
const program = 'lighthouse@12.8.2';
const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});
type Result = z.infer<typeof resultSchema>;

const rounds = 5;
const paths = ['/', '/store', '/auth/login'] as const;
const bareName = 'bare page of React';

const categories = [
  { id: 'performance', target: 95 },
  { id: 'accessibility', target: 100 },
  { id: 'best-practices', target: 100 },
  { id: 'seo', target: 100 },
] as const;
/** Audits with figures; seconds, but for the shift of the layout. */
const audits = [
  { id: 'first-contentful-paint', name: 'FCP', unit: 's', divisor: 1000, maxValue: null },
  { id: 'largest-contentful-paint', name: 'LCP', unit: 's', divisor: 1000, maxValue: 2 },
  { id: 'total-blocking-time', name: 'blocking time', unit: 's', divisor: 1000, maxValue: null },
  { id: 'cumulative-layout-shift', name: 'CLS', unit: '', divisor: 1, maxValue: 0.02 },
] as const;

const postgres = await createPostgres();
const server = await startBuiltServer({ url: postgres.url });
const bare = await serveBarePage();
const port = await freePort();
const browser = await launchBrowser(`--remote-debugging-port=${port}`);
try {
  const pages = [
    { name: bareName, address: bare.address },
    ...paths.map((path) => ({ name: path, address: server.origin + path })),
  ];
  const results = new Map<string, Result[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const { name, address } of pages) results.get(name)?.push(await audit(address));
  printReport(results);
} finally {
  await browser.close();
  bare.close();
  await server.stop();
  await postgres.drop();
}

/** One visit with an empty cache. The preset is Lighthouse's default: a slow phone and network, simulated. */
async function audit(address: string): Promise<Result> {
  const only = categories.map(({ id }) => id).join(',');
  const options = [`--port=${port}`, '--output=json', '--output-path=stdout', '--quiet', `--only-categories=${only}`];
  const command = ['--yes', '--prefer-offline', program, address, ...options];
  const { stdout } = await promisify(execFile)('npx', command, { maxBuffer: 64 * 1024 * 1024 });
  const result = resultSchema.parse(JSON.parse(stdout));
  if (result.runtimeError !== undefined) throw new Error(`${address}: ${result.runtimeError.message}`);
  return result;
}

function printReport(results: ReadonlyMap<string, readonly Result[]>): void {
  const rows: Measured[] = [];
  const goals: Goal[] = [];
  for (const [page, runs] of results) {
    const isBare = page === bareName;
    for (const { id, target } of isBare ? categories.slice(0, 1) : categories) {
      const row = measured(
        `${page}: ${id}`,
        'of 100',
        runs.map(({ categories: all }) => Math.round((all[id]?.score ?? 0) * 100)),
      );
      rows.push(row);
      if (!isBare) goals.push({ what: row.name, value: row.median, target: { atLeast: target } });
    }
    for (const { id, name, unit, divisor, maxValue } of audits) {
      const row = measured(
        `${page}: ${name}`,
        unit,
        runs.map((run) => (run.audits[id]?.numericValue ?? Number.NaN) / divisor),
      );
      rows.push(row);
      if (!isBare && maxValue !== null) goals.push({ what: row.name, value: row.median, target: { atMost: maxValue } });
    }
  }
  report({
    id: 'P6',
    conditions: `Lighthouse, mobile preset, ${rounds} runs of each page in turns`,
    rows,
    goals,
    notes: [...results].flatMap(([page, runs]) => (page === bareName ? [] : failedAudits(page, runs))),
  });
}

/** What Lighthouse found wrong besides speed, so that a score under 100 names its reason. */
function failedAudits(page: string, runs: readonly Result[]): readonly string[] {
  const [last] = runs.slice(-1);
  if (last === undefined) return [];
  const checked = categories.slice(1).flatMap(({ id }) => last.categories[id]?.auditRefs ?? []);
  const failed = checked.filter(({ id, weight }) => weight > 0 && (last.audits[id]?.score ?? 1) < 1);
  return failed.map(({ id }) => `${page} fails ${id}: ${last.audits[id]?.title ?? ''}`);
}
