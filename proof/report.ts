import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { z } from 'zod';

/** What a section of the proof found: a table, and whether every promise in it was kept. */
const sectionReportSchema = z.object({
  id: z.string(),
  /** What was done, how often, on what. */
  conditions: z.string(),
  columns: z.array(z.string()).default([]),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).default([]),
  /** Promises that were broken, each with what shows it. */
  broken: z.array(z.string()).default([]),
  /** Why a part could not run on this machine. */
  skipped: z.array(z.string()).default([]),
  machine: z.string().default(`${cpus().length} cores, Node ${process.version}`),
});
export type SectionReport = z.infer<typeof sectionReportSchema>;

export const resultsFolder = new URL('./results/', import.meta.url);

/** A tenth in `npm test`, all of it in `npm run proof`. */
export const share = Number(process.env['PROOF_SHARE'] ?? '1');
/** How much longer than promised something may take: `npm test` runs on busy machines, and judges no times. */
export const patience = share >= 1 ? 1 : 6;
/** The parts of the section "parts" that this run is limited to; null: all. */
export const chosenParts = process.env['PROOF_PARTS']?.split(',') ?? null;
export const seed = process.env['PROOF_SEED'] ?? 'siraj';

/** How often something is done in this run: its share, at least once. */
export function times(count: number): number {
  return Math.max(1, Math.round(count * share));
}

/** Prints the section's table and writes it to proof/results. A broken promise makes the process fail. */
export function report(section: z.input<typeof sectionReportSchema>): void {
  const result = sectionReportSchema.parse(section);
  printReport(result);
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(new URL(`${result.id}.json`, resultsFolder), `${JSON.stringify(result, null, 2)}\n`);
  if (result.broken.length > 0) process.exitCode = 1;
}

export function printReport({ id, conditions, columns, rows, broken, skipped }: SectionReport): void {
  const cells = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => (row[index] ?? '').length)));
  const lines = cells.map((row) => `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`);
  process.stdout.write(`\n${id}: ${conditions}\n${lines.join('\n')}\n`);
  for (const why of skipped) process.stdout.write(`  skipped: ${why}\n`);
  for (const promise of broken) process.stdout.write(`  broken: ${promise}\n`);
}

export function readReport(id: string): SectionReport {
  return sectionReportSchema.parse(JSON.parse(readFileSync(new URL(`${id}.json`, resultsFolder), 'utf8')));
}
