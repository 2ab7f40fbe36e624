import type { InAppDeps } from '../deps.ts';

export interface Customer {
  readonly userId: string;
  readonly email: string;
}

/** Whose account the first known of these names is. Anonymous ones that RevenueCat makes are none of ours. */
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

/** A purchase without real money is granted if the settings allow it, or to testers. */
export function isGranted({ inApp }: InAppDeps, isSandbox: boolean, { email }: Customer): boolean {
  return !isSandbox || inApp.isSandboxGranted || inApp.sandboxTesters.includes(email);
}
