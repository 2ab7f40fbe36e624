import type { z } from 'zod';
import type { CaptchaAction } from './captcha.ts';
import type { Access } from './contract.ts';

/**
 * A call by name, for the wrapper and other clients that speak the Firebase callable protocol:
 * POST /functions/{region}/{name} with `{ data }` answers `{ result }` or `{ error: { status, message, details } }`.
 */
export interface Callable<
  Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType, Who extends Access = Access,
> {
  readonly name: string;
  readonly summary: string;
  readonly access: Who;
  /** The code for whoever isn't signed in, where the call has words of its own for that. */
  readonly unauthenticated?: string;
  /** No data counts as an empty object. */
  readonly input: Input;
  readonly output: Output;
  /** As on a contract: a call without a proof counts double against its network. */
  readonly captcha?: CaptchaAction;
  readonly errors: readonly string[];
}

export function callable<Input extends z.ZodType, Output extends z.ZodType, Who extends Access>(
  description: Callable<Input, Output, Who>,
): Callable<Input, Output, Who> {
  return description;
}

/** Where callables stand unless a setting says otherwise (product.md §7). */
export const defaultFunctionsRegion = 'me-central1';
