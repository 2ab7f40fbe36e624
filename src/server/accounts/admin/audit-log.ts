import type { z } from 'zod';
import type { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import type { AccountDeps } from '../accounts.ts';

type Api = typeof adminAccountsApi.listAuditLog;

/** What the staff changed, in every domain; the last first. */
export async function listAuditLog({ database }: AccountDeps, wish: z.output<Api['input']>): Promise<z.input<Api['output']>> {
  const { actor, action, subjectType, subjectId, cursor, limit } = wish;
  const address = actor?.normalize('NFKC').trim().toLowerCase() ?? '';
  const rows = await database.query.selectFrom('audit_log').leftJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log').select(['users.display_name', 'users.email', 'users.deleted_at'])
    .$if(address !== '', (query) => query.where(({ eb }) => eb('audit_log.actor_id', 'in', eb.selectFrom('users as staff').select('staff.id')
      .where((each) => each.or([each('staff.id', '=', actor?.trim() ?? ''), each('staff.email', '=', address)])))))
    .$if(action !== undefined, (query) => query.where('audit_log.action', 'like', `${action ?? ''}%`))
    .$if(subjectType !== undefined, (query) => query.where('audit_log.subject_type', '=', subjectType ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('audit_log.subject_id', '=', subjectId ?? ''))
    .$if(cursor !== undefined, (query) => query.where('audit_log.id', '<', Number(cursor)))
    .orderBy('audit_log.id', 'desc').limit(limit + 1).execute();
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id, at: row.at.getTime(), actorId: row.actor_id, action: row.action, subjectType: row.subject_type, subjectId: row.subject_id,
    actor: row.email === null || row.display_name === null || row.deleted_at !== null ? null : { uid: row.actor_id, displayName: row.display_name, email: row.email },
    before: row.before && { ...row.before }, after: row.after && { ...row.after }, note: row.note,
  }));
  const hasMore = rows.length > items.length;
  return { items, nextCursor: hasMore ? String(items.at(-1)?.id) : null, hasMore };
}
