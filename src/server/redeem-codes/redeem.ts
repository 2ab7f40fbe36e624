import { sql } from 'kysely';
import { assert, present } from '#shared/kernel/assert.ts';
import { normalizeRedeemCode } from '#shared/redeem-codes/code-format.ts';
import type { redeemCodeErrors } from '#shared/redeem-codes/errors.ts';
import { AppError } from '../platform/app-error.ts';
import { withErrorCode } from '../platform/with-error-code.ts';
import { limitGuesses } from '../platform/rate-limits/index.ts';
import type { LimitSubject, GuessOutcome } from '../platform/rate-limits/index.ts';
import type { RedeemCodeDeps } from './deps.ts';

export interface Redeemed {
  readonly sessionsGranted: number;
  readonly balance: number;
}

/** What the SQL function answers besides `done`: error codes without their domain. */
const refusals: Readonly<Record<string, keyof typeof redeemCodeErrors>> = {
  'not-found': 'redeem-codes/not-found',
  inactive: 'redeem-codes/inactive',
  'assigned-to-another': 'redeem-codes/assigned-to-another',
  'already-redeemed': 'redeem-codes/already-redeemed',
  'already-used': 'redeem-codes/already-used',
  'limit-reached': 'redeem-codes/limit-reached',
  'balance-full': 'redeem-codes/balance-full',
};

/**
 * Redeems a typed code. Failed attempts count against the sign-in limit: guessing a code is like guessing a password,
 * ten times in a quarter of an hour is enough for typing errors, and the product's table of limits stays unchanged.
 */
export function redeemTyped(
  deps: RedeemCodeDeps,
  userId: string,
  typed: string,
  limitSubject: LimitSubject,
): Promise<Redeemed> {
  return limitGuesses(
    { rateLimits: deps.rateLimits, limitSubject, identifier: `redeem-code of ${userId}`, isWrong: isGuess },
    () => redeemCode(deps, userId, typed),
  );
}

/** Errors that reveal whether a code exists. The user's own code again, and a server failure, reveal nothing. */
function isGuess(outcome: GuessOutcome<Redeemed>): boolean {
  const error = 'error' in outcome ? outcome.error : null;
  return (
    error instanceof AppError &&
    error.code !== 'redeem-codes/already-redeemed' &&
    error.code !== 'redeem-codes/balance-full' &&
    error.code !== 'redeem-codes/failed' &&
    error.code !== 'redeem-codes/user-and-code-required'
  );
}

/** One call of one SQL function: it applies the rule, the mark and the ledger entry together. */
export async function redeemCode(
  { database, clock }: Pick<RedeemCodeDeps, 'database' | 'clock'>,
  userId: string,
  typed: string,
): Promise<Redeemed> {
  const code = normalizeRedeemCode(typed);
  if (code === '') throw new AppError('redeem-codes/user-and-code-required');
  return withErrorCode('redeem-codes/failed', async () => {
    const { rows } = await sql<{ outcome: string; sessions: number; balance: number }>`
      select outcome, sessions, balance from redeem_code(${userId}, ${code}, ${new Date(clock.now())})
    `.execute(database.query);
    const { outcome, sessions, balance } = present(rows[0], 'answer of redeem_code');
    const refusal = refusals[outcome];
    if (refusal !== undefined) throw new AppError(refusal);
    assert(outcome === 'done', `redeem_code answered ${outcome}`);
    return { sessionsGranted: sessions, balance };
  });
}
