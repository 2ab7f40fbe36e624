import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from './app-error.ts';
import { isDiskFull } from './disk-space.ts';

/**
 * Runs work whose failure has its own message [ERR-2]: an unexpected error, also of an unavailable database, becomes
 * `code`; a full disk becomes `system/storage-full`. Other `AppError`s pass through.
 */
export async function withErrorCode<Value>(code: ErrorCode, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code !== 'system/unavailable') throw error;
    throw new AppError(isDiskFull(error) ? 'system/storage-full' : code, { cause: error });
  }
}
