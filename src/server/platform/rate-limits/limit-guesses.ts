import type { LimitedOperation } from '#shared/kernel/rate-limit.ts';
import type { LimitSubject, RateLimits } from './rate-limits.ts';

export type GuessOutcome<Value> = { readonly answer: Value } | { readonly error: unknown };

export interface Guessing<Value> {
  readonly rateLimits: RateLimits;
  readonly limitSubject: LimitSubject;
  /** The counter's name: the account, and the guessed secret. */
  readonly identifier: string;
  /** What a wrong guess counts as; a sign-in by default. */
  readonly operation?: LimitedOperation;
  /** Whether the outcome says that there is no such secret. */
  readonly isWrong: (outcome: GuessOutcome<Value>) => boolean;
}

/**
 * Limits wrong guesses of a secret, by default as sign-ins are limited. An account's count has its own name, so that mistyping a
 * code keeps no one from signing in. A guess is counted before it is made, so that many at once don't slip through,
 * and given back unless it was wrong.
 */
export async function limitGuesses<Value>(
  { rateLimits, limitSubject, identifier, operation = 'sign_in', isWrong }: Guessing<Value>,
  guess: () => Promise<Value>,
): Promise<Value> {
  const guesser = { ...limitSubject, identifier };
  await rateLimits.take(operation, guesser);
  const outcome = await guess().then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if (!isWrong(outcome)) await rateLimits.giveBack(operation, guesser);
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}
