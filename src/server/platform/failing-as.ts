import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from './app-error.ts';

/**
 * Does a piece of work whose failure has words of its own (product.md §8): what isn't a refusal is answered by
 * this code. What a database that is away throws counts as a failure too.
 */
export async function failingAs<Value>(code: ErrorCode, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code !== 'system/unavailable') throw error;
    throw new AppError(code, { cause: error });
  }
}
