import { normalizeCode } from '#shared/store/discount.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import { limitGuesses } from '../platform/rate-limits/index.ts';
import type { LimitSubject, GuessOutcome, RateLimits } from '../platform/rate-limits/index.ts';

export interface GuessDeps {
  readonly rateLimits: RateLimits;
}

interface Shopper {
  readonly caller: Caller;
  readonly limitSubject: LimitSubject;
}

const unknown = 'store/discount-unknown';

/** Limits how often an account may try discount codes that don't exist, wherever it tries them. */
export function limitCodeGuesses<Value extends object>(
  { rateLimits }: GuessDeps,
  { caller, limitSubject }: Shopper,
  code: string | null,
  work: () => Promise<Value>,
): Promise<Value> {
  if (normalizeCode(code ?? '') === '') return work();
  return limitGuesses({ rateLimits, limitSubject, identifier: `discount-code of ${caller.user.uid}`, isWrong }, work);
}

/** Only what doesn't exist counts: a cart that changes under a code that ran out asks again each time. */
function isWrong(outcome: GuessOutcome<object>): boolean {
  if ('error' in outcome) return outcome.error instanceof AppError && outcome.error.code === unknown;
  return 'reason' in outcome.answer && outcome.answer.reason === unknown;
}
