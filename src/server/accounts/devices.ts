import type { DeviceSession } from '#shared/accounts/api.ts';
import { deviceOf } from '#shared/accounts/device.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import { endSessions } from './sessions.ts';
import type { SessionDeps } from './sessions.ts';

const maxListed = 100;

/** The user's sessions, last seen first. The ids are the stored hashes, which grant no access. */
export async function listDevices(
  { database, clock }: SessionDeps,
  userId: string,
  currentId: string,
): Promise<DeviceSession[]> {
  const rows = await database.query
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date(clock.now()))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.user_agent),
    createdAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    isCurrent: row.id === currentId,
  }));
}

/** Signs out one of the caller's devices; another user's is answered as not found. */
export async function endDevice({ database }: SessionDeps, caller: Caller, id: string): Promise<void> {
  const ended = await database.query
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', caller.user.uid)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) throw new AppError('system/not-found');
}

export async function endOtherDevices(deps: SessionDeps, caller: Caller): Promise<number> {
  return deps.database.transaction((tx) => endSessions(tx, deps, caller.user.uid, { except: caller.sessionId }));
}
