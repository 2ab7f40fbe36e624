import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { hasRole, roles } from '#shared/accounts/roles.ts';
import type { StaffMember, SupportRequest } from '#shared/support/admin-api.ts';
import type { RequestStatus } from '#shared/support/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { getRequest } from './request-queries.ts';

interface Changes {
  readonly status?: RequestStatus | undefined;
  readonly notes?: string | null | undefined;
  readonly assignedTo?: string | null | undefined;
}

/** Changes staff data of a message, if it is unchanged since it was read. */
export async function changeRequest(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  actorId: string,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Changes,
): Promise<SupportRequest> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    const row = await tx.selectFrom('support_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined) throw new AppError('support/not-found');
    if (row.version !== version) throw new AppError('support/changed-meanwhile');
    const before = { status: row.status, notes: row.notes, assignedTo: row.assigned_to };
    const after = {
      status: changes.status ?? before.status,
      notes: changes.notes === undefined ? before.notes : changes.notes === '' ? null : changes.notes,
      assignedTo: changes.assignedTo === undefined ? before.assignedTo : changes.assignedTo,
    };
    if (after.assignedTo !== null && after.assignedTo !== before.assignedTo) await checkStaff(tx, after.assignedTo);
    await tx
      .updateTable('support_requests')
      .where('id', '=', id)
      .set({
        status: after.status,
        notes: after.notes,
        assigned_to: after.assignedTo,
        updated_at: new Date(at),
        version: version + 1,
      })
      .execute();
    await recordAudit(tx, {
      at,
      actorId,
      action: 'support/changed',
      subjectType: 'support-request',
      subjectId: id,
      before,
      after,
    });
    return getRequest(tx, id);
  });
}

const staffRoles = roles.filter((role) => hasRole(role, 'moderator'));

export async function listStaff(query: Pick<Kysely<Tables>, 'selectFrom'>): Promise<StaffMember[]> {
  const rows = await staffRows(query).orderBy('display_name').orderBy('id').execute();
  return rows.map((row) => ({ id: row.id, displayName: row.display_name }));
}

async function checkStaff(tx: Tx, userId: string): Promise<void> {
  const row = await staffRows(tx).where('id', '=', userId).executeTakeFirst();
  if (row === undefined) throw new AppError('support/assignee-not-staff');
}

function staffRows(query: Pick<Kysely<Tables>, 'selectFrom'>) {
  return (
    query
      .selectFrom('user_directory')
      .select(['id', 'display_name'])
      // In the query's text, so that the index of the staff applies.
      .where(sql<boolean>`role <> 'player'`)
      .where('role', 'in', staffRoles)
      .where('deleted_at', 'is', null)
      .where('disabled', '=', false)
  );
}
