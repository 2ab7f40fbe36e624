import type { SectionReport } from '../proof/report.ts';
import type { LoadResult, PressCounts } from './result.ts';
import { resolutionPerHour } from './slope.ts';

/** The result as the table of the terminal and of docs/reliability.md. */
export function reportOf(result: LoadResult): SectionReport {
  return {
    id: 'load',
    conditions: [result.conditions, ...factsOf(result)].join('; '),
    columns: ['operation', 'count', 'errors', 'p50 ms', 'p90 ms', 'p99 ms', 'max ms'],
    rows: result.operations.map(({ name, count, errors, p50, p90, p99, max }) => [
      name,
      count,
      errors,
      ...[p50, p90, p99, max].map(shortMs),
    ]),
    broken: result.broken,
    skipped: result.skipped,
    machine: result.machine,
  };
}

/** What the run found besides the times of its operations, in a line each. */
export function factsOf(result: LoadResult): string[] {
  const { started, dropped, late, finished, failed, cutOff, commands } = result.journeys;
  return [
    `${started} journeys (${finished} finished, ${failed} failed, ${cutOff} cut off at the end), ${commands} commands`,
    `${dropped} arrivals dropped, ${late} late`,
    ...result.presses.map(pressFact),
    ...memoryFacts(result),
    ...eventLoopFacts(result),
  ];
}

const pressNames = { react: 'reactions', vote: 'votes', commit: 'commits' };

function pressFact({ kind, pressed, arrived, passed, cut, lost }: PressCounts): string {
  return `${pressNames[kind]}: ${pressed} pressed, ${arrived} arrived, ${passed} passed, ${cut} cut, ${lost} lost`;
}

function memoryFacts({ memory, samples, ratePerMinute }: LoadResult): string[] {
  if (memory === null) return [];
  const last = samples.flatMap(({ server }) => server ?? []).at(-1);
  const now = last === undefined ? 'memory' : `memory ${last.rssMb.toFixed(0)} MB at the end`;
  if (memory.verdict === 'too-short') return [`${now}, the run is too short for a slope`];
  const { perHour, standardErrorPerHour, verdict } = memory;
  const words = { 'within-noise': 'within noise', grows: 'growing', falls: 'falling' }[verdict];
  const kb = (resolutionPerHour(memory) * 1024) / (ratePerMinute * 60);
  return [
    `${now}, slope ${signed(perHour)} MB an hour with a standard error of ${standardErrorPerHour.toFixed(1)}: ${words}`,
    `a leak of ${kb.toFixed(1)} KB a journey would be seen`,
  ];
}

function eventLoopFacts({ samples }: LoadResult): string[] {
  const delays = samples.flatMap(({ server }) => server?.eventLoopP99Ms ?? []).toSorted((one, other) => one - other);
  if (delays.length === 0) return [];
  const cores = samples.flatMap(({ server }) => server?.cpuCores ?? []);
  const mean = cores.reduce((sum, each) => sum + each, 0) / cores.length;
  const driver = Math.max(...samples.map(({ driverP99Ms }) => driverP99Ms));
  return [
    `event loop delay p99 of 10 s: ${shortMs(delays[Math.floor(delays.length / 2)] ?? 0)} ms (median), ` +
      `${shortMs(delays.at(-1) ?? 0)} at most`,
    `CPU of the server ${mean.toFixed(2)} cores`,
    `the load program's own event loop at most ${shortMs(driver)} ms`,
  ];
}

/** Three digits are more than a repeated run confirms. */
export function shortMs(ms: number): number {
  return Number(ms.toPrecision(3));
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
}
