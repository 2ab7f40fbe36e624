import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { cpus } from 'node:os';

/** One way of doing the thing that is measured; answers what it took, in ms an operation. */
export interface Candidate {
  readonly name: string;
  readonly round: () => Promise<number>;
}

export interface Measured {
  readonly name: string;
  readonly medianMs: number;
  readonly roundsMs: readonly number[];
}

/** Runs the candidates in turns, so that whatever else the machine does falls on all of them alike. */
export async function interleave(candidates: readonly Candidate[], rounds: number): Promise<readonly Measured[]> {
  const taken = candidates.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, candidate] of candidates.entries()) taken[index]?.push(await candidate.round());
  }
  return candidates.map(({ name }, index) => {
    const roundsMs = taken[index] ?? [];
    return { name, medianMs: median(roundsMs), roundsMs };
  });
}

/** Prints the table and writes it to .cache/bench. */
export function report(id: string, conditions: string, rows: readonly Measured[], reach: readonly string[]): void {
  const lines = rows.map(
    ({ name, medianMs, roundsMs }) =>
      `  ${name.padEnd(44)} ${medianMs.toFixed(3).padStart(9)} ms   (${roundsMs.map((ms) => ms.toFixed(3)).join(', ')})`,
  );
  process.stdout.write(
    `${id}: ${conditions}; ${cpus().length} cores, Node ${process.version}\n${lines.join('\n')}\n${reach.map((line) => `  ${line}\n`).join('')}`,
  );
  mkdirSync('.cache/bench', { recursive: true });
  writeFileSync(`.cache/bench/${id}.json`, JSON.stringify({ id, conditions, rows, reach }, null, 2));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function portOf(address: ReturnType<Server['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
