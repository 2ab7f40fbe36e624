import { maxGangs } from '#shared/gangs/schema.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { newToken } from '../platform/auth-session.ts';
import { lockKey } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import type { GangDeps } from './deps.ts';
import { eraseMembers } from './erase-members.ts';
import type { Erasing } from './erase-members.ts';
import { listMembers, lockGang, readGang } from './find-gang.ts';
import { bringSeen, insertMembers } from './members.ts';
import type { NewMember } from './members.ts';
import { looksBeside } from './names.ts';
import type { Looks } from './names.ts';

export interface NewGang {
  readonly name: string;
  readonly emblem?: Looks['emblem'] | undefined;
  readonly color?: Looks['color'] | undefined;
  readonly members: readonly NewMember[];
  /** Whether those who join before the first evening has ended have seen what the caller's account has. */
  readonly bringsSeen: boolean;
}

/** Creates a gang of the caller. The same key returns the gang it created. */
export function createGang(
  { database, clock, questions }: GangDeps,
  uid: string,
  key: string,
  wish: NewGang,
): Promise<Gang> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    // One at a time, so that the limit holds and a concurrent repeat finds the gang.
    await lockKey(tx, 'gangs', uid);
    const owned = await tx.selectFrom('gangs').selectAll().where('owner_id', '=', uid).execute();
    const known = owned.find(({ idempotency_key }) => idempotency_key === key);
    if (known !== undefined) return readGang(tx, uid, known.id);
    if (owned.length >= maxGangs) throw new AppError('gangs/too-many');
    const id = newId(now);
    await tx
      .insertInto('gangs')
      .values({
        id,
        owner_id: uid,
        idempotency_key: key,
        name: wish.name,
        ...looksBeside(owned, wish),
        public_token: null,
        brings_seen_of: wish.bringsSeen ? uid : null,
        created_at: new Date(now),
      })
      .execute();
    const memberIds = await insertMembers(tx, id, [], wish.members, now);
    if (wish.bringsSeen) await bringSeen(questions, tx, { ownerId: uid, until: new Date(now) }, memberIds);
    return readGang(tx, uid, id);
  });
}

export interface GangChanges {
  readonly id: string;
  readonly name?: string | undefined;
  readonly emblem?: Looks['emblem'] | undefined;
  readonly color?: Looks['color'] | undefined;
  readonly isPublic?: boolean | undefined;
}

export function changeGang({ database }: GangDeps, uid: string, wish: GangChanges): Promise<Gang> {
  return database.transaction(async (tx) => {
    const { gang } = await lockGang(tx, uid, wish.id, 'hosts');
    const isPublic = wish.isPublic ?? gang.public_token !== null;
    await tx
      .updateTable('gangs')
      .set({
        name: wish.name ?? gang.name,
        emblem: wish.emblem ?? gang.emblem,
        color: wish.color ?? gang.color,
        public_token: isPublic ? (gang.public_token ?? newToken()) : null,
      })
      .where('id', '=', gang.id)
      .execute();
    return readGang(tx, uid, gang.id);
  });
}

export async function deleteGang(deps: GangDeps, uid: string, gangId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await lockGang(tx, uid, gangId, 'owner');
    await eraseGang(deps, tx, gangId);
  });
}

/** Erases the members of a locked gang, and deletes it with its evenings. Its games stay. */
export async function eraseGang(deps: Erasing, tx: Tx, gangId: string): Promise<void> {
  const members = await listMembers(tx, gangId);
  const evenings = await tx.selectFrom('gang_evenings').select('game_id').where('gang_id', '=', gangId).execute();
  await deps.forgetGang(
    tx,
    evenings.map(({ game_id }) => game_id),
  );
  await eraseMembers(
    deps,
    tx,
    members.map(({ id }) => id),
  );
  await tx.deleteFrom('gangs').where('id', '=', gangId).execute();
}
