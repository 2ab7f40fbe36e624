import type { FastifyBaseLogger } from 'fastify';

export interface StopStep {
  readonly name: string;
  /** Since the stop began: time left over by earlier steps goes to this one. */
  readonly untilMs: number;
  readonly work: () => Promise<unknown>;
}

/** Does the steps in order. One that fails, or isn't done by its time since a part it needs is away, is logged and left. */
export async function stopInOrder(steps: readonly StopStep[], logger: FastifyBaseLogger): Promise<void> {
  const beganAt = performance.now();
  for (const { name, untilMs, work } of steps) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), Math.max(0, untilMs - (performance.now() - beganAt)));
    });
    try {
      if ((await Promise.race([work(), late])) === 'late')
        logger.warn({ step: name }, 'stopped without waiting any longer');
    } catch (error) {
      logger.error({ err: error, step: name }, 'a step of stopping failed');
    } finally {
      clearTimeout(timer);
    }
  }
}
