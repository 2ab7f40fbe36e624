/** The result as one HTML page that needs nothing else: no script, no font, no network. */
import { escapeHtml, plotFigure, type Plot, type Point, type Series } from './plot.ts';
import { factsOf, shortMs } from './report.ts';
import { intervalMs, type LoadResult, type LoadSample, type Operation } from './result.ts';

const minuteMs = 60_000;
const maxGap = (2.5 * intervalMs) / minuteMs;

const style = `
:root { color-scheme: light dark; --ground: light-dark(#fff, #16181d); --text: light-dark(#1b1e24, #e6e8ec);
  --faint: light-dark(#6a7280, #9aa3b2); --rule: light-dark(#dde1e7, #343a45);
  --tone-1: light-dark(#1f5fd1, #7fb0ff); --tone-2: light-dark(#b45309, #fbbf5b);
  --tone-3: light-dark(#b4232a, #ff8f8f); --tone-4: light-dark(#0f7a5a, #5fd6ae); }
body { margin: 0 auto; max-width: 1320px; padding: 24px; background: var(--ground); color: var(--text);
  font: 15px/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; } small, figcaption span { font-size: 13px; } small { color: var(--faint); }
.verdict { font-weight: 600; } .passed { color: var(--tone-4); } .failed { color: var(--tone-3); }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(340px, 1fr)); gap: 20px; }
figure { margin: 0; } figcaption { min-height: 3em; } figcaption span::before { content: '━ '; }
svg { width: 100%; height: auto; } svg text { font-size: 11px; fill: var(--faint); }
.grid { stroke: var(--rule); } .line { fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; }
.tone-1 { color: var(--tone-1); } .tone-2 { color: var(--tone-2); }
.tone-3 { color: var(--tone-3); } .tone-4 { color: var(--tone-4); }
.wide { overflow-x: auto; } table { border-collapse: collapse; } th, td { padding: 4px 12px; text-align: end;
  border-bottom: 1px solid var(--rule); font-variant-numeric: tabular-nums; } th:first-child, td:first-child { text-align: start; }
`;

export function pageOf(result: LoadResult): string {
  const { conditions, machine, startedAt, broken, skipped, operations } = result;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Siraj under load</title>
<style>${style}</style>
</head>
<body>
<h1>Siraj under load</h1>
<p>${escapeHtml(conditions)}.<br /><small>${escapeHtml(`${machine}, ${startedAt}`)}</small></p>
<p class="verdict ${broken.length === 0 ? 'passed' : 'failed'}">${broken.length === 0 ? 'Passed' : 'Failed'}</p>
${listOf(broken)}
${listOf(factsOf(result))}
${listOf(skipped.map((reason) => `Skipped: ${reason}`))}
<h2>The run</h2>
<p><small>Horizontal: minutes since the start.</small></p>
<div class="plots">
${runPlots(result).map(plotFigure).join('\n')}
</div>
<h2>Operations</h2>
<div class="wide">${tableOf(operations)}</div>
<h2>Times by operation</h2>
<div class="plots">
${operations.map((operation) => plotFigure(timesPlot(operation, result))).join('\n')}
</div>
</body>
</html>
`;
}

function listOf(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}

function tableOf(operations: readonly Operation[]): string {
  const head = ['operation', 'count', 'errors', 'p50 ms', 'p90 ms', 'p99 ms', 'max ms', 'error codes'];
  const rows = operations.map(({ name, count, errors, p50, p90, p99, max, codes }) => [
    name,
    count,
    errors,
    ...[p50, p90, p99, max].map(shortMs),
    Object.entries(codes)
      .map(([code, times]) => `${code} × ${times}`)
      .join(', '),
  ]);
  const row = (cells: readonly (string | number)[], cell: 'th' | 'td') =>
    `<tr>${cells.map((each) => `<${cell}>${escapeHtml(String(each))}</${cell}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

function runPlots(result: LoadResult): Plot[] {
  const { samples } = result;
  const server = (value: (figures: NonNullable<LoadSample['server']>) => number) =>
    samples.flatMap((sample) => (sample.server === null ? [] : [pointOf(sample.atMs, value(sample.server))]));
  const own = (value: (sample: LoadSample) => number) => samples.map((sample) => pointOf(sample.atMs, value(sample)));
  const plot = (title: string, unit: string, series: Series[], from: Plot['from'] = 'zero'): Plot => ({
    title,
    unit,
    series,
    maxX: lastMinute(result),
    maxGap,
    from,
  });
  return [
    plot('Arrivals', 'journeys', [
      { label: 'arrived in 10 s', tone: 1, points: own(({ arrived }) => arrived) },
      { label: 'dropped in 10 s', tone: 3, points: own(({ dropped }) => dropped) },
      { label: 'running', tone: 4, points: own(({ journeys }) => journeys) },
    ]),
    plot('Errors', 'in 10 s', [{ label: 'failed calls', tone: 3, points: errorPoints(result) }]),
    plot(
      'Memory',
      'MB',
      [
        { label: 'resident', tone: 1, points: server(({ rssMb }) => rssMb) },
        { label: 'heap in use', tone: 2, points: server(({ heapUsedMb }) => heapUsedMb) },
      ],
      'data',
    ),
    memoryPlot(result, plot),
    plot('Event loop delay', 'p99 of 10 s, ms; 10 when idle', [
      { label: 'server', tone: 1, points: server(({ eventLoopP99Ms }) => eventLoopP99Ms) },
      { label: 'load program', tone: 2, points: own(({ driverP99Ms }) => driverP99Ms) },
    ]),
    plot('CPU', 'cores', [
      { label: 'server', tone: 1, points: server(({ cpuCores }) => cpuCores) },
      { label: 'load program', tone: 2, points: own(({ driverCores }) => driverCores) },
    ]),
    plot('Live sockets', 'open', [{ label: 'server', tone: 1, points: server(({ sockets }) => sockets) }]),
  ];
}

/** Close enough to see whether it rises: the samples, the means of the blocks and the line through them. */
function memoryPlot(
  { samples, memory }: LoadResult,
  plot: (title: string, unit: string, series: Series[], from: Plot['from']) => Plot,
): Plot {
  const { verdict = 'too-short', line = [], blocks = [], perHour = 0, standardErrorPerHour = 0 } = memory ?? {};
  const slope =
    verdict === 'too-short'
      ? 'too short for a slope'
      : `${perHour.toFixed(1)} ± ${standardErrorPerHour.toFixed(1)} MB an hour`;
  const resident = samples.flatMap(({ atMs, server }) => (server === null ? [] : [pointOf(atMs, server.rssMb)]));
  const series: Series[] = [{ label: 'resident', tone: 1, points: resident }];
  const points = (of: readonly { readonly atMs: number; readonly value: number }[]) =>
    of.map(({ atMs, value }) => pointOf(atMs, value));
  if (line.length > 0) series.push({ label: 'fitted line', tone: 3, isDashed: true, points: points(line) });
  if (blocks.length > 0) series.push({ label: 'means of blocks', tone: 4, points: points(blocks) });
  const whole = plot('Slope of memory', `MB; ${slope}`, series, 'data');
  // The blocks and the line are far apart, and belong together.
  return line.length === 0 ? whole : { ...whole, maxGap: whole.maxX };
}

function timesPlot({ name, intervals }: Operation, result: LoadResult): Plot {
  const points = (value: (times: Operation['intervals'][number]) => number) =>
    intervals.map((times) => pointOf(times.atMs + intervalMs / 2, value(times)));
  return {
    title: name,
    unit: 'ms',
    maxX: lastMinute(result),
    maxGap,
    from: 'zero',
    series: [
      { label: 'p99', tone: 3, points: points(({ p99 }) => p99) },
      { label: 'p90', tone: 2, points: points(({ p90 }) => p90) },
      { label: 'p50', tone: 1, points: points(({ p50 }) => p50) },
    ],
  };
}

/** The sum of all operations in each interval. */
function errorPoints({ operations }: LoadResult): Point[] {
  const sums = new Map<number, number>();
  for (const { intervals } of operations)
    for (const { atMs, errors } of intervals) sums.set(atMs, (sums.get(atMs) ?? 0) + errors);
  return [...sums].toSorted(([one], [other]) => one - other).map(([atMs, y]) => pointOf(atMs + intervalMs / 2, y));
}

/** Of the last arrival's or the last answer's interval. */
function lastMinute({ minutes, operations }: LoadResult): number {
  const ends = operations.flatMap(({ intervals }) => intervals.map(({ atMs }) => (atMs + intervalMs) / minuteMs));
  return Math.max(minutes, ...ends);
}

function pointOf(atMs: number, y: number): Point {
  return { x: atMs / minuteMs, y };
}
