import type { ErrorCode } from '#shared/errors.ts';

/** How a wish for pushes can end [NOTE-2]. */
export type PushStatus =
  | 'granted'
  | 'denied'
  | 'default'
  | 'unavailable'
  | 'not-supported'
  | 'no-user'
  | 'token-error'
  | 'error';

export interface PushOutcome {
  readonly status: PushStatus;
  /** The specific outcome, if it has its own text. */
  readonly code?: ErrorCode | 'iphone';
}

/** Ends the flow with an outcome. */
export class PushFailure extends Error {
  override readonly name = 'PushFailure';
  readonly outcome: PushOutcome;

  constructor(status: PushStatus, code?: PushOutcome['code']) {
    super(code ?? status);
    this.outcome = code === undefined ? { status } : { status, code };
  }
}

/** NOTE-2. */
export const pushLimits = {
  workerWaitMs: 10_000,
  permissionMs: 30_000,
  registrationMs: 10_000,
  readyMs: 5_000,
  tokenMs: 10_000,
  refreshMs: 7 * 24 * 60 * 60 * 1000,
  errorToastMs: 5_000,
  iphoneToastMs: 8_000,
} as const;

/** A browser may never answer: then it has failed. */
export async function within<Value>(limitMs: number, status: PushStatus, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PushFailure(status, 'notifications/timed-out')), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
