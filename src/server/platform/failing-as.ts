import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from './app-error.ts';
import { isDiskFull } from './disk-space.ts';

/**
 * Does a piece of work whose failure has its own message [ERR-2]: what isn't a refusal is answered by
 * this code, and a full disk by `system/storage-full`. What a database that is away throws counts as a failure too.
 */
export async function failingAs<Value>(code: ErrorCode, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code !== 'system/unavailable') throw error;
    throw new AppError(isDiskFull(error) ? 'system/storage-full' : code, { cause: error });
  }
}
