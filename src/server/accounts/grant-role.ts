import type { Role } from '#shared/accounts/roles.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, Tx } from '../platform/database/index.ts';

/**
 * Gives an account a role; returns its previous one. The last admin stays admin, so that the product always has one.
 * Applies from that account's next call on.
 */
export async function grantRole(database: Database, email: string, role: Role): Promise<Role> {
  return database.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    const user = await tx
      .selectFrom('users')
      .select(['id', 'role'])
      .where('email', '=', email)
      .where('disabled', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) throw new AppError('accounts/not-found');
    if (user.role === 'admin' && role !== 'admin') keepLastAdmin(admins, user.id);
    await tx.updateTable('users').set({ role }).where('id', '=', user.id).execute();
    return user.role;
  });
}

/** Locks all admins in one order, so that two who demote each other are serialized. */
export async function lockAdmins(tx: Tx): Promise<readonly string[]> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

export function keepLastAdmin(admins: readonly string[], id: string): void {
  if (admins.length === 1 && admins[0] === id) throw new AppError('accounts/last-admin');
}
