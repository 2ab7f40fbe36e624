import type { Merge } from '#shared/gangs/merges.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';

/** Of a gang, the number that its hosts' pages get: for teams that were drawn before a merge. */
const maxListed = 60;

/** Records who a member is from now on, before the member is deleted. Earlier merges into that member follow. */
export async function recordMerge(tx: Tx, gangId: string, { id, intoId }: Merge, now: number): Promise<void> {
  await tx.updateTable('gang_merges').set({ into_id: intoId }).where('into_id', '=', id).execute();
  await tx
    .insertInto('gang_merges')
    .values({ member_id: id, gang_id: gangId, into_id: intoId, at: new Date(now) })
    .execute();
}

/** The merges of these former members of the gang. */
export async function findMerges(tx: Tx, gangId: string, memberIds: readonly string[]): Promise<Merge[]> {
  const rows = await tx
    .selectFrom('gang_merges')
    .select(['member_id', 'into_id'])
    .where('gang_id', '=', gangId)
    .where(isOneOf('member_id', memberIds))
    .execute();
  return rows.map(({ member_id, into_id }) => ({ id: member_id, intoId: into_id }));
}

/** The latest merges of a gang. */
export async function listMerges(query: Database['query'] | Tx, gangId: string): Promise<Merge[]> {
  const rows = await query
    .selectFrom('gang_merges')
    .select(['member_id', 'into_id'])
    .where('gang_id', '=', gangId)
    .orderBy('at', 'desc')
    .orderBy('member_id')
    .limit(maxListed)
    .execute();
  return rows.map(({ member_id, into_id }) => ({ id: member_id, intoId: into_id }));
}
