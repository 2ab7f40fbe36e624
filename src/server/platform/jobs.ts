import type { FastifyBaseLogger } from 'fastify';
import { AsyncTask, SimpleIntervalJob, ToadScheduler } from 'toad-scheduler';
import { withLongStatements } from './database/index.ts';
import { span } from './tracing/index.ts';

/** Work that a domain repeats, in every process. */
export interface Job {
  /** For the log. */
  readonly name: string;
  readonly intervalMs: number;
  readonly work: () => Promise<unknown>;
  /** Whether it also runs when the process starts. */
  readonly runsAtStart?: boolean;
  /** Whether its statements may take `longStatementLimitMs`. */
  readonly needsLongStatements?: boolean;
}

export interface RunningJobs {
  /** Starts no more runs, and resolves when running ones end. */
  stop(): Promise<void>;
}

export const hourMs = 60 * 60 * 1000;

/** Skips a run while the job's previous one is still running. */
export function startJobs(jobs: readonly Job[], logger: FastifyBaseLogger): RunningJobs {
  const scheduler = new ToadScheduler({ unref: true });
  const running = new Set<Promise<unknown>>();
  for (const { name, intervalMs, work, runsAtStart = false, needsLongStatements = false } of jobs) {
    const run = async () => {
      const done = span(`job ${name}`, { isRoot: true }, () =>
        needsLongStatements ? withLongStatements(work) : work(),
      );
      running.add(done);
      await done.finally(() => running.delete(done));
    };
    const task = new AsyncTask(name, run, (error) => logger.error({ err: error, job: name }, 'a regular job failed'));
    scheduler.addSimpleIntervalJob(
      new SimpleIntervalJob({ milliseconds: intervalMs, runImmediately: runsAtStart }, task, { preventOverrun: true }),
    );
  }
  return {
    async stop() {
      scheduler.stop();
      await Promise.allSettled(running);
    },
  };
}
