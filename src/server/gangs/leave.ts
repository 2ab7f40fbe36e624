import type { Gang } from '#shared/gangs/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/index.ts';
import type { GangDeps } from './deps.ts';
import { eraseMembers } from './erase-members.ts';
import { lockGang, readGang } from './find-gang.ts';

/** Ends the caller's part in a gang: as a co-host, and as a linked member. */
export async function leaveGang(
  deps: GangDeps,
  uid: string,
  { id: gangId, isErased }: { readonly id: string; readonly isErased: boolean },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const { role } = await lockGang(tx, uid, gangId, 'all');
    if (role === 'owner') throw new AppError('gangs/owner-only');
    await endHosting(tx, gangId, uid);
    const member = await tx
      .selectFrom('gang_members')
      .select('id')
      .where('user_id', '=', uid)
      .where('gang_id', '=', gangId)
      .executeTakeFirst();
    if (member === undefined) return;
    if (isErased) {
      await eraseMembers(deps, tx, [member.id]);
      return;
    }
    // The account takes along what the member has seen; what it has seen elsewhere doesn't stay with the gang.
    await deps.questions.copySeen(tx, member.id, [uid]);
    await tx.updateTable('gang_members').set({ user_id: null, is_shown: false }).where('id', '=', member.id).execute();
  });
}

/** Takes the gang from a co-host; without effect for a user who isn't one. */
export function removeHost({ database }: GangDeps, uid: string, gangId: string, hostId: string): Promise<Gang> {
  return database.transaction(async (tx) => {
    await lockGang(tx, uid, gangId, 'owner');
    await endHosting(tx, gangId, hostId);
    return readGang(tx, uid, gangId);
  });
}

/** The invitations that a host made end with the hosting; the owner's stay. */
async function endHosting(tx: Tx, gangId: string, hostId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('gang_hosts')
    .where('gang_id', '=', gangId)
    .where('user_id', '=', hostId)
    .returning('user_id')
    .executeTakeFirst();
  if (ended === undefined) return;
  await tx.deleteFrom('gang_invitations').where('gang_id', '=', gangId).where('invited_by', '=', hostId).execute();
}
