import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Ids of the advisory locks that let one process at a time do a job. Never change or reuse an id: during a deployment, old
 * and new releases take the same locks. No migration and no SQL function takes an advisory lock.
 */
export const advisoryLocks = {
  migrations: 7_474_001,
  loadContent: 7_474_002,
  signingKeys: 7_474_003,
  pushKeys: 7_474_014,
} as const;

/** Kinds of records that are locked before their row exists. The lock id is a hash of kind and key. */
export const lockedKinds = ['identity', 'receipt', 'gangs'] as const;
type LockedKind = (typeof lockedKinds)[number];

/** Waits until no other transaction holds the lock; it ends with the transaction. */
export async function lockJob(tx: Tx, job: keyof typeof advisoryLocks): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks[job])})`.execute(tx);
}

/** Like `lockJob`, for the record of this kind and key. */
export async function lockKey(tx: Tx, kind: LockedKind, ...key: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${[kind, ...key].join(' ')}, 0))`.execute(tx);
}
