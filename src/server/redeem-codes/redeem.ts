import { sql } from 'kysely';
import { assert, present } from '#shared/kernel/assert.ts';
import { normalizeRedeemCode } from '#shared/redeem-codes/code-format.ts';
import type { RedeemRefusal } from '#shared/redeem-codes/redeem.ts';
import { AppError } from '../platform/app-error.ts';
import { failingAs } from '../platform/failing-as.ts';
import type { Doer } from '../platform/rate-limits/index.ts';
import type { RedeemCodeDeps } from './redeem-code-deps.ts';

export interface Redeemed {
  readonly sessionsGranted: number;
  readonly balance: number;
}

/** What the SQL function answers besides `done`: the pure rule's refusals without their domain. */
const refusals: Readonly<Record<string, RedeemRefusal>> = {
  'not-found': 'redeem-codes/not-found',
  'inactive': 'redeem-codes/inactive',
  'assigned-to-another': 'redeem-codes/assigned-to-another',
  'already-redeemed': 'redeem-codes/already-redeemed',
  'already-used': 'redeem-codes/already-used',
  'limit-reached': 'redeem-codes/limit-reached',
};

/**
 * Redeems what somebody typed. Failed tries are counted in the row of signing in: it is guessing a secret as well,
 * ten times in a quarter of an hour is enough for whoever mistypes, and the product's table stays as it is. An
 * account's count stands under a name of its own, so that mistyping a code keeps nobody from signing in.
 */
export async function redeemTyped(deps: RedeemCodeDeps, userId: string, typed: string, doer: Doer): Promise<Redeemed> {
  const guesser = { ...doer, identifier: `redeem-code of ${userId}` };
  await deps.rateLimits.take('sign_in', guesser);
  try {
    const redeemed = await redeemCode(deps, userId, typed);
    await deps.rateLimits.giveBack('sign_in', guesser);
    return redeemed;
  } catch (error) {
    if (!isGuess(error)) await deps.rateLimits.giveBack('sign_in', guesser);
    throw error;
  }
}

/** What tells whether a code exists. One's own code again, and a fault of ours, say nothing new. */
function isGuess(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'redeem-codes/already-redeemed' && error.code !== 'redeem-codes/failed'
    && error.code !== 'redeem-codes/user-and-code-required';
}

/** One call of one SQL function: the rule, the mark and the booking hold together in it. */
export async function redeemCode({ database, clock }: Pick<RedeemCodeDeps, 'database' | 'clock'>, userId: string, typed: string): Promise<Redeemed> {
  const code = normalizeRedeemCode(typed);
  if (code === '') throw new AppError('redeem-codes/user-and-code-required');
  return failingAs('redeem-codes/failed', async () => {
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
