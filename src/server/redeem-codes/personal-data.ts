import type { Tx } from '../platform/database/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';

/**
 * Redemptions stay as accounting records, under an anonymous id. A code assigned to that person is switched off: it was
 * meant for no one else.
 */
export const redeemCodesOfUser: PersonalData = { eraseUser, exportUser };

async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('redeem_codes')
    .set({ is_active: false })
    .where('assigned_to_user_id', '=', userId)
    .where('use_count', '=', 0)
    .execute();
}

async function exportUser(tx: Tx, userId: string): Promise<{ redeemedCodes: unknown[]; assignedCodes: unknown[] }> {
  const redeemed = await tx
    .selectFrom('redemptions')
    .innerJoin('redeem_codes', 'redeem_codes.id', 'redemptions.redeem_code_id')
    .select(['redeem_codes.code', 'redeem_codes.sessions_granted', 'redemptions.redeemed_at'])
    .where('redemptions.user_id', '=', userId)
    .orderBy('redemptions.redeemed_at')
    .execute();
  const assigned = await tx
    .selectFrom('redeem_codes')
    .select(['code', 'sessions_granted', 'assigned_at'])
    .where('assigned_to_user_id', '=', userId)
    .orderBy('assigned_at')
    .execute();
  return {
    redeemedCodes: redeemed.map((row) => ({
      code: row.code,
      sessionsGranted: row.sessions_granted,
      redeemedAt: row.redeemed_at.getTime(),
    })),
    assignedCodes: assigned.map((row) => ({
      code: row.code,
      sessionsGranted: row.sessions_granted,
      assignedAt: row.assigned_at?.getTime() ?? null,
    })),
  };
}
