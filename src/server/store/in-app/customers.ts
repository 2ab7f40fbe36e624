import type { InAppDeps } from '../deps.ts';

export interface Customer {
  readonly userId: string;
  readonly email: string;
}

/**
 * Returns the account of the first of these RevenueCat ids that belongs to one; null if none does. Skips RevenueCat's
 * anonymous ids, which begin with `$`.
 */
export async function findCustomer({ database }: InAppDeps, appUserIds: readonly string[]): Promise<Customer | null> {
  const ids = appUserIds.filter((id) => !id.startsWith('$'));
  if (ids.length === 0) return null;
  const rows = await database.query
    .selectFrom('user_directory')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .execute();
  const found = ids.map((id) => rows.find((row) => row.id === id)).find((row) => row !== undefined);
  return found === undefined ? null : { userId: found.id, email: found.email };
}

/** True for a purchase with real money. A sandbox purchase is granted only if the settings allow it, or to a tester. */
export function isGranted({ inApp }: InAppDeps, isSandbox: boolean, { email }: Customer): boolean {
  return !isSandbox || inApp.isSandboxGranted || inApp.sandboxTesters.includes(email);
}
