import type { Selectable } from 'kysely';
import type { RedeemCodeRecord } from '#shared/redeem-codes/admin-api.ts';
import { checkNewRedeemCode, isUsedUp } from '#shared/redeem-codes/check-code.ts';
import type { RedeemCodeChanges } from '#shared/redeem-codes/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Tx } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { checkAssignment } from './assignment.ts';
import { recordOf } from './code-record.ts';
import type { RedeemCodeDeps } from './deps.ts';

/** Changes a code, but not its text; past redemptions stay. */
export async function updateCode(
  deps: RedeemCodeDeps,
  actorId: string,
  id: string,
  changes: RedeemCodeChanges,
): Promise<RedeemCodeRecord> {
  const at = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const before = recordOf(await lockCode(tx, id));
    const after = { ...before, ...given(changes) };
    const rule = checkNewRedeemCode(after);
    if (!rule.ok) throw new AppError(rule.refusal.code);
    await checkAssignment(tx, deps, changes);
    const isAssigned = after.assignedToUserId !== null || after.assignedPurchaseId !== null;
    const isReassigned =
      after.assignedToUserId !== before.assignedToUserId || after.assignedPurchaseId !== before.assignedPurchaseId;
    const row = await tx
      .updateTable('redeem_codes')
      .set({
        sessions_granted: after.sessionsGranted,
        usage_type: after.usageType,
        multi_use_limit: after.multiUseLimit,
        is_active: after.isActive,
        assigned_to_user_id: after.assignedToUserId,
        assigned_purchase_id: after.assignedPurchaseId,
        is_used: isUsedUp(after, after.useCount),
        ...(isReassigned && { assigned_at: isAssigned ? new Date(at) : null }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      at,
      actorId,
      action: 'redeem-codes/updated',
      subjectType: 'redeem-code',
      subjectId: id,
      before: { ...before },
      after: { ...recordOf(row) },
    });
    return recordOf(row);
  });
}

/** Deletes an unredeemed code. A redeemed one is referenced by the ledger: it is switched off. */
export async function removeCode(
  { database, clock }: RedeemCodeDeps,
  actorId: string,
  id: string,
): Promise<'deleted' | 'deactivated'> {
  return database.transaction(async (tx) => {
    const before = recordOf(await lockCode(tx, id));
    const isDeleted = before.useCount === 0;
    if (isDeleted) await tx.deleteFrom('redeem_codes').where('id', '=', id).execute();
    else await tx.updateTable('redeem_codes').set({ is_active: false }).where('id', '=', id).execute();
    await recordAudit(tx, {
      at: clock.now(),
      actorId,
      action: isDeleted ? 'redeem-codes/deleted' : 'redeem-codes/deactivated',
      subjectType: 'redeem-code',
      subjectId: id,
      before: { ...before },
      after: isDeleted ? null : { ...before, isActive: false },
    });
    return isDeleted ? 'deleted' : 'deactivated';
  });
}

async function lockCode(tx: Tx, id: string): Promise<Selectable<Tables['redeem_codes']>> {
  const row = await tx.selectFrom('redeem_codes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new AppError('redeem-codes/unknown-code-id');
  return row;
}

/** Those that were said. */
function given({
  sessionsGranted,
  usageType,
  multiUseLimit,
  assignedToUserId,
  assignedPurchaseId,
  isActive,
}: RedeemCodeChanges): Partial<RedeemCodeRecord> {
  return {
    ...(sessionsGranted !== undefined && { sessionsGranted }),
    ...(usageType !== undefined && { usageType }),
    ...(multiUseLimit !== undefined && { multiUseLimit }),
    ...(isActive !== undefined && { isActive }),
    ...(assignedToUserId !== undefined && { assignedToUserId }),
    ...(assignedPurchaseId !== undefined && { assignedPurchaseId }),
  };
}
