import type { ErrorCode } from '#shared/errors.ts';
import type { ErrorParams } from '#shared/kernel/result.ts';

export interface AppErrorDetails {
  readonly params?: ErrorParams | undefined;
  /** Bad fields of the input, each with its code. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** The only exception thrown on purpose: an error with a code that becomes the answer. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
