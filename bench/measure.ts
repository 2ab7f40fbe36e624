import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** One way of doing the measured work. */
export interface Candidate {
  readonly name: string;
  /** Does the work once and returns what it took, in the unit of the row: as a rule ms an operation. */
  readonly round: () => Promise<number>;
}

export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly rounds: readonly number[];
}

/** A figure with its target, as a rule a ratio of two medians. */
export interface Goal {
  readonly what: string;
  readonly value: number;
  readonly target: { readonly atLeast: number } | { readonly atMost: number };
}

export interface Report {
  /** The row of bench/run.ts, with a suffix where one row prints several tables. */
  readonly id: string;
  /** What was done, how often, on which database. */
  readonly conditions: string;
  readonly rows: readonly Measured[];
  readonly goals: readonly Goal[];
  readonly notes?: readonly string[];
}

export const resultsFolder = new URL('./results/', import.meta.url);

/** Runs the candidates in turns, so that other load on the machine affects all of them alike. */
export async function interleave(
  candidates: readonly Candidate[],
  rounds: number,
  unit = 'ms',
): Promise<readonly Measured[]> {
  const taken = candidates.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, candidate] of candidates.entries()) taken[index]?.push(await candidate.round());
  }
  return candidates.map(({ name }, index) => measured(name, unit, taken[index] ?? []));
}

export function measured(name: string, unit: string, rounds: readonly number[]): Measured {
  return { name, unit, median: median(rounds), rounds };
}

/** How many times faster or smaller `ours` is than `limit`: 1 is equal, 0.5 is half as fast. */
export function ratioOf(limit: Measured | undefined, ours: Measured | undefined): number {
  if (limit === undefined || ours === undefined || ours.median === 0) return Number.NaN;
  return limit.median / ours.median;
}

/** Prints the table of a row and writes it to bench/results. */
export function report({ id, conditions, rows, goals, notes = [] }: Report): void {
  const machine = `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? '?'}, Node ${process.version}`;
  const width = Math.max(40, ...rows.map(({ name }) => name.length), ...goals.map(({ what }) => what.length));
  const lines = [
    `\n${id}: ${conditions}; ${machine}`,
    `  ${''.padEnd(width)} ${'median'.padStart(10)} ${'lowest'.padStart(10)} ${'highest'.padStart(10)} ${'n'.padStart(3)}`,
    ...rows.map(({ name, unit, median: middle, rounds }) => {
      const figures = [middle, Math.min(...rounds), Math.max(...rounds)].map((value) => value.toFixed(3).padStart(10));
      return `  ${name.padEnd(width)} ${figures.join(' ')} ${String(rounds.length).padStart(3)} ${unit}`;
    }),
    ...goals.map((goal) => `  ${goalLine(goal, width)}`),
    ...notes.map((note) => `  ${note}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  mkdirSync(resultsFolder, { recursive: true });
  const result = { id, conditions, machine, measuredAt: new Date().toISOString(), rows, goals, notes };
  writeFileSync(new URL(`${id}.json`, resultsFolder), `${JSON.stringify(result, null, 2)}\n`);
}

export function goalLine({ what, value, target }: Goal, width: number): string {
  const isMet = 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
  const wanted = 'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`;
  return `${what.padEnd(width)} ${value.toFixed(2).padStart(10)}   target ${wanted}: ${isMet ? 'met' : 'missed'}`;
}

/** The value below which this share of the values lies; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
