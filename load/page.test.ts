import { expect, it } from 'vitest';
import { pageOf } from './page.ts';
import { axisOf, plotFigure } from './plot.ts';
import { reportOf } from './report.ts';
import { resultSchema, type LoadResult, type LoadSample } from './result.ts';
import { slopeOf } from './slope.ts';

const samples = Array.from({ length: 180 }, (_, index): LoadSample => {
  const server = { rssMb: 150 + (index % 7), heapUsedMb: 60, eventLoopP99Ms: 12, cpuCores: 0.4, sockets: 20 };
  const own = { driverP99Ms: 11, driverCores: 0.1, journeys: 10, arrived: 3, dropped: 0 };
  return { atMs: (index + 1) * 10_000, server, ...own };
});
const times = { count: 540, errors: 2, p50: 4.5678, p90: 9, p99: 20, max: 41 };
const result: LoadResult = {
  startedAt: '2026-11-20T17:00:00.000Z',
  machine: '2 cores, Node v20',
  conditions: 'a server <b>&"quoted"',
  ratePerMinute: 18,
  minutes: 30,
  warmUpMinutes: 6,
  journeys: { planned: 540, started: 540, dropped: 0, late: 1, finished: 540, failed: 0, cutOff: 0, commands: 90_000 },
  operations: [
    {
      name: 'POST /api/games/{id}/commands',
      ...times,
      codes: { '<script>alert(1)</script>': 2 },
      intervals: [0, 10_000, 90_000].map((atMs) => ({ atMs, ...times })),
    },
  ],
  presses: [{ kind: 'react', pressed: 90, arrived: 80, passed: 4, cut: 1, lost: 5 }],
  samples,
  memory: slopeOf(
    samples.map(({ atMs, server }) => ({ atMs, value: server?.rssMb ?? 0 })),
    6 * 60_000,
    1,
  ),
  skipped: [],
  broken: ['POST /api/games/{id}/commands failed 2 times: <script>alert(1)</script>'],
};

it('is one page that loads nothing and runs nothing, also where a server answers with markup', () => {
  const page = pageOf(result);
  expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|https?:\/\//);
  expect(page).toContain('a server &lt;b&gt;&amp;&quot;quoted&quot;');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; × 2');
});

it('plots arrivals, errors, memory with its slope, event loop, CPU, sockets and each operation', () => {
  const page = pageOf(result);
  const titles = [...page.matchAll(/<figcaption><strong>([^<]+)/g)].map(([, title]) => title);
  expect(titles).toEqual([
    'Arrivals',
    'Errors',
    'Memory',
    'Slope of memory',
    'Event loop delay',
    'CPU',
    'Live sockets',
    'POST /api/games/{id}/commands',
  ]);
  expect(page).toMatch(/Slope of memory.+MB; -?\d+\.\d ± \d+\.\d MB an hour/);
  expect(page).toMatch(/fitted line.+means of blocks/);
  expect(page).not.toMatch(/NaN|Infinity|undefined/);
});

it('has a plot without values for a server whose metrics are unknown', () => {
  const page = pageOf({ ...result, memory: null, samples: samples.map((sample) => ({ ...sample, server: null })) });
  expect(page).toContain('no data');
  expect(page).not.toMatch(/NaN|Infinity|undefined/);
});

it('keeps everything that the page needs in the JSON', () => {
  expect(pageOf(resultSchema.parse(JSON.parse(JSON.stringify(result))))).toBe(pageOf(result));
});

it('breaks a line where an interval has no value, and shows a value without neighbours', () => {
  const points = [0, 1, 5].map((x) => ({ x, y: x }));
  const plot = { title: 't', unit: 'ms', maxX: 5, maxGap: 2, from: 'zero' as const };
  const figure = plotFigure({ ...plot, series: [{ label: 'l', tone: 1, points }] });
  expect(/ d="([^"]+)"/.exec(figure)?.[1]).toMatch(/^M[^ML]+L[^ML]+M[^ML]+$/);
});

it.each([
  [0, 97, { min: 0, max: 100, step: 50 }],
  [0, 0, { min: 0, max: 0.5, step: 0.5 }],
  [148, 156, { min: 148, max: 156, step: 2 }],
  [5, 5, { min: 4, max: 6, step: 2 }],
])('has round ticks around %s and %s', (low, high, axis) => expect(axisOf(low, high)).toEqual(axis));

it('prints a row for each operation, and what else was found', () => {
  const report = reportOf(result);
  expect(report.rows).toEqual([['POST /api/games/{id}/commands', 540, 2, 4.57, 9, 20, 41]]);
  expect(report.conditions).toMatch(/540 journeys \(540 finished, 0 failed, 0 cut off at the end\), 90000 commands/);
  expect(report.conditions).toMatch(/memory \d+ MB at the end, slope [+−]\d+\.\d MB an hour .+: within noise/);
  expect(report.conditions).toMatch(/a leak of \d+\.\d KB a journey would be seen/);
  const pressed = 'reactions: 90 pressed, 80 arrived, 4 passed, 1 cut, 5 lost';
  expect(report.conditions).toContain(pressed);
  expect(pageOf(result)).toContain(pressed);
  expect(report.broken).toEqual(result.broken);
});
