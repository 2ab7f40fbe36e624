// @ts-check
/**
 * Runs programs of the package one after the other, for scripts/documents/doc-commands.test.ts: in one process, since most
 * of the time of each is the loading of the same modules. Takes a file of runs, and writes one of results.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ program: string, args: readonly string[], env: Record<string, string> }} Run */

const [runsFile = '', resultsFile = ''] = process.argv.slice(2);
/** @type {readonly Run[]} */
const runs = JSON.parse(readFileSync(runsFile, 'utf8'));
const system = { ...process.env };

class Exit extends Error {}
let said = '';
/** @param {string | Uint8Array} chunk */
const listen = (chunk) => {
  said += String(chunk);
  return true;
};
Object.assign(process.stdout, { write: listen });
Object.assign(process.stderr, { write: listen });
Object.assign(process, {
  /** @param {number} [code] */
  exit(code) {
    process.exitCode = code ?? process.exitCode;
    throw new Exit();
  },
});

/** @param {Run} run @param {number} number */
async function execute({ program, args, env }, number) {
  said = '';
  process.exitCode = 0;
  process.argv = [process.execPath, program, ...args];
  process.env = { ...system, ...env };
  try {
    // A program that runs again is another module.
    await import(`${program}?run=${number}`);
  } catch (error) {
    if (!(error instanceof Exit)) {
      said += String(error);
      process.exitCode = 1;
    }
  }
  return { code: process.exitCode, said };
}

const results = [];
for (const [number, run] of runs.entries()) results.push(await execute(run, number));
process.exitCode = 0;
writeFileSync(resultsFile, JSON.stringify(results));
