import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one statement of a call may take, its wait for locks included. */
export const statementLimitMs = 4_500;
/** For migrations, recounts and what a person runs from a script. */
export const longStatementLimitMs = 10 * 60_000;

const limits = new AsyncLocalStorage<number>();

/** Gives each statement of some work `longStatementLimitMs`. For jobs and scripts: a call that answers a request has no such time. */
export function withLongStatements<Value>(work: () => Promise<Value>): Promise<Value> {
  return limits.run(longStatementLimitMs, work);
}

/** The statement limit of the current work; null for the default. */
export function limitUnderWayMs(): number | null {
  return limits.getStore() ?? null;
}
