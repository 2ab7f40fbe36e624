import { mailboxOf } from '#shared/accounts/mailbox.ts';
import { hashToken } from '../platform/auth-session.ts';
import type { Tx } from '../platform/database/index.ts';

/** Remembers that this mailbox had an account, by a keyed hash. */
export async function rememberAddress(tx: Tx, secret: string, email: string, at: number): Promise<void> {
  await tx
    .insertInto('deleted_addresses')
    .values({ hash: hashOf(mailboxOf(email), secret), deleted_at: new Date(at) })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ deleted_at: new Date(at) }))
    .execute();
}

/** Whether an account of this mailbox was deleted. Older hashes are of the address as it was. */
export async function hadAccount(tx: Tx, secret: string, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('deleted_addresses')
    .select('hash')
    .where('hash', 'in', [hashOf(mailboxOf(email), secret), hashOf(email, secret)])
    .executeTakeFirst();
  return row !== undefined;
}

// Separates these hashes from tokens, which use the same key.
function hashOf(address: string, secret: string): string {
  return hashToken(`deleted address ${address}`, secret);
}
