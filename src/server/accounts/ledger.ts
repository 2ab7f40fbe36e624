import { sql } from 'kysely';
import { maxSessionBalance } from '#shared/accounts/balance.ts';
import { assert, present } from '#shared/kernel/assert.ts';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/database/index.ts';

/**
 * Why a balance changes. With the source's id it identifies an entry permanently: the same one is never booked twice.
 */
export const ledgerReasons = [
  'sign-up',
  'game',
  'game-returned',
  'purchase',
  'refund',
  'redeem-code',
  'referral',
  'reward',
  'admin',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

export interface Booking {
  readonly userId: string;
  readonly reason: LedgerReason;
  /** Id of the game, purchase, … that causes it. */
  readonly sourceId: string;
  /** How many sessions; positive. */
  readonly sessions: number;
}

export interface Booked {
  readonly balance: number;
  /** True where this source had been booked before, and nothing was done now. */
  readonly repeated: boolean;
}

/** Adds sessions to a balance; rejects with `accounts/balance-full` above the maximum. */
export async function grantSessions(tx: Tx, clock: Clock, booking: Booking): Promise<Booked> {
  return book(tx, clock, booking, booking.sessions);
}

/** Takes sessions from a balance; rejects with `accounts/no-sessions-left` if there are too few. */
export async function spendSessions(tx: Tx, clock: Clock, booking: Booking): Promise<Booked> {
  return book(tx, clock, booking, -booking.sessions);
}

/** The balance in sessions, locked as `book_sessions` locks it. Throws where there is no such account. */
export async function lockBalance(tx: Tx, userId: string): Promise<number> {
  const { game_session_balance: balance } = await tx
    .selectFrom('users')
    .select('game_session_balance')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return balance;
}

async function book(tx: Tx, clock: Clock, booking: Booking, delta: number): Promise<Booked> {
  const { userId, reason, sourceId, sessions } = booking;
  assert(Number.isSafeInteger(sessions) && sessions > 0, `a booking of ${sessions} sessions`);
  const { rows } = await sql<{ outcome: string; balance: number }>`
    select outcome, balance from book_sessions(${userId}, ${delta}, ${reason}, ${sourceId}, ${new Date(clock.now())})
  `.execute(tx);
  const { outcome, balance } = present(rows[0], 'answer of book_sessions');
  if (outcome === 'full') throw new AppError('accounts/balance-full', { params: { most: maxSessionBalance } });
  if (outcome === 'short') throw new AppError('accounts/no-sessions-left');
  assert(outcome === 'done' || outcome === 'repeated', `booking for an account that is ${outcome}`);
  return { balance, repeated: outcome === 'repeated' };
}
