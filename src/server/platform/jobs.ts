import type { FastifyBaseLogger } from 'fastify';

/** Work that comes again and again, in this process. */
export interface Jobs {
  /** Skips a run while the previous one is still running. */
  every(intervalMs: number, work: () => Promise<unknown>): void;
  /** Once, now. */
  once(work: () => Promise<unknown>): void;
  /** Starts no more runs, and resolves when running ones end. */
  stop(): Promise<void>;
}

export function createJobs(logger: FastifyBaseLogger): Jobs {
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let isStopping = false;

  const run = async (work: () => Promise<unknown>) => {
    if (isStopping) return;
    const done = work().then(
      () => undefined,
      (error: unknown) => logger.error({ err: error }, 'a regular job failed'),
    );
    underWay.add(done);
    await done;
    underWay.delete(done);
  };
  return {
    every(intervalMs, work) {
      let isRunning = false;
      timers.add(
        setInterval(() => {
          if (isRunning) return;
          isRunning = true;
          void run(work).finally(() => {
            isRunning = false;
          });
        }, intervalMs).unref(),
      );
    },
    once: (work) => void run(work),
    async stop() {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
