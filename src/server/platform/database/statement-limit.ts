import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one statement of a call may take, its wait for locks included. */
export const statementLimitMs = 4_500;
/** For migrations, recounts and what a person runs from a script. */
export const longStatementLimitMs = 10 * 60_000;

const limits = new AsyncLocalStorage<number>();
let running = 0;

/** Gives each statement of some work `longStatementLimitMs`. For jobs and scripts: a call that answers a request has no such time. */
export async function withLongStatements<Value>(work: () => Promise<Value>): Promise<Value> {
  running += 1;
  try {
    return await limits.run(longStatementLimitMs, work);
  } finally {
    running -= 1;
    // While it is enabled, Node 20 follows every promise of the process: a tenth of the time of a call.
    if (running === 0) limits.disable();
  }
}

/** The statement limit of the current work; null for the default. */
export function limitUnderWayMs(): number | null {
  return limits.getStore() ?? null;
}
