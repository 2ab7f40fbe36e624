import { hashToken } from '../platform/auth-session.ts';
import type { Tx } from '../platform/database/index.ts';

/** Remembers that this address had an account, by a hash that nobody can turn back without the key. */
export async function rememberAddress(tx: Tx, secret: string, email: string, at: number): Promise<void> {
  await tx.insertInto('deleted_addresses').values({ hash: hashOf(email, secret), deleted_at: new Date(at) })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ deleted_at: new Date(at) })).execute();
}

export async function hadAccount(tx: Tx, secret: string, email: string): Promise<boolean> {
  const row = await tx.selectFrom('deleted_addresses').select('hash').where('hash', '=', hashOf(email, secret)).executeTakeFirst();
  return row !== undefined;
}

// Told apart from tokens, which are hashed under the same key.
function hashOf(email: string, secret: string): string {
  return hashToken(`deleted address ${email}`, secret);
}
