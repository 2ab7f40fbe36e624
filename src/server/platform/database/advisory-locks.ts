import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Ids of the advisory locks that guard one job in all processes. An id is used once and is the same in every process,
 * also in one of an earlier version. No migration and no SQL function takes an advisory lock.
 */
export const advisoryLocks = {
  migrations: 7_474_001,
  loadContent: 7_474_002,
  signingKeys: 7_474_003,
  pushKeys: 7_474_014,
} as const;

/** Kinds of things that are locked one at a time, by the hash of kind and key, before their row exists. */
export const lockedThings = ['identity', 'receipt', 'gangs'] as const;
type LockedThing = (typeof lockedThings)[number];

/** Waits until no other transaction holds the lock; it ends with the transaction. */
export async function lockJob(tx: Tx, job: keyof typeof advisoryLocks): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks[job])})`.execute(tx);
}

/** As `lockJob`, for one thing by its key. */
export async function lockThing(tx: Tx, thing: LockedThing, ...key: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${[thing, ...key].join(' ')}, 0))`.execute(tx);
}
