import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { hashToken, newToken, sessionDurationMs, sessionRenewalMs } from '../platform/auth-session.ts';
import type { Authenticate } from '../platform/auth-session.ts';
import { batchByTurn } from '../platform/batch-by-turn.ts';
import { endIdTokens } from './id-tokens.ts';
import { userColumns, userOf } from './queries.ts';

export interface SessionDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
}

/** How exactly the list of devices knows when one was seen: a finer step would write on every call. */
const lastSeenStepMs = 15 * 60 * 1000;

/** However much a session is used, it ends this long after it began: a long-time user signs in again now and then. */
const maxSessionMs = 180 * 24 * 60 * 60 * 1000;

/** How many elements PostgreSQL plans for in a list of unknown length. */
const plannedLength = 10;

/** Begins a session and answers its token, which is stored nowhere. */
export async function startSession(
  tx: Tx,
  deps: SessionDeps,
  userId: string,
  userAgent: string,
  { chosePassword = false }: { readonly chosePassword?: boolean } = {},
): Promise<string> {
  const token = newToken();
  const now = deps.clock.now();
  // Deletes the user's expired sessions, so that the table doesn't grow with every sign-in.
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', new Date(now)).execute();
  await tx
    .insertInto('sessions')
    .values({
      id: hashToken(token, deps.secret),
      user_id: userId,
      user_agent: userAgent,
      chose_password: chosePassword,
      created_at: new Date(now),
      last_seen_at: new Date(now),
      expires_at: new Date(now + sessionDurationMs),
    })
    .execute();
  return token;
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/**
 * Ends all sessions of an account, or all but one; answers how many. Also ends every ID token issued until now, those of
 * the remaining session included.
 */
export async function endSessions(
  tx: Tx,
  { clock }: Pick<SessionDeps, 'clock'>,
  userId: string,
  { except }: { readonly except?: string | undefined } = {},
): Promise<number> {
  // The account before its sessions, as everywhere: two that lock in one order don't lock each other.
  await endIdTokens(tx, clock, userId);
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute();
  return ended.length;
}

/** Gives the session that changed the password a new token, which ends the old one; null where the session is gone. */
export async function renewToken(tx: Tx, deps: SessionDeps, sessionId: string): Promise<string | null> {
  const token = newToken();
  const renewed = await tx
    .updateTable('sessions')
    .set({ id: hashToken(token, deps.secret), chose_password: true })
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return renewed === undefined ? null : token;
}

/** Finds the session of a token with its user; prolonged at most once a day. Reads it from the database at every call. */
export function createSessionLookup(deps: SessionDeps): Authenticate {
  const { database, clock, secret } = deps;
  const placeholder = new Date(0);
  const findLive = database.prepare(
    database.query
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(userColumns)
      .select(['sessions.id as session_id', 'sessions.last_seen_at', 'sessions.expires_at'])
      .where('sessions.id', '=', sql<string>`any(${[]}::text[])`)
      .where('sessions.expires_at', '>', placeholder)
      .where('sessions.created_at', '>', placeholder)
      .where(sql<boolean>`not users.disabled`)
      .compile(),
  );
  const find = batchByTurn(async (sessionIds: readonly string[]) => {
    const now = clock.now();
    // PostgreSQL keeps one plan for lists of any length only if none is shorter than it assumes.
    const padded = [...sessionIds, ...Array.from({ length: plannedLength - sessionIds.length }, () => sessionIds[0])];
    const rows = await findLive(padded, new Date(now), new Date(now - maxSessionMs));
    return new Map(rows.map((row) => [row.session_id, row]));
  });
  return async (token) => {
    const sessionId = hashToken(token, secret);
    const row = await find(sessionId);
    if (row === null) return null;
    const now = clock.now();
    const caller = { sessionId, user: userOf(row) };
    const renewed = now + sessionDurationMs - row.expires_at.getTime() >= sessionRenewalMs;
    if (!renewed && now - row.last_seen_at.getTime() < lastSeenStepMs) return { caller, renewed };
    await database.query
      .updateTable('sessions')
      .where('id', '=', sessionId)
      .set({ last_seen_at: new Date(now), ...(renewed ? { expires_at: new Date(now + sessionDurationMs) } : {}) })
      .execute();
    return { caller, renewed };
  };
}

/** Whether a session is there still, of an account that is. */
export async function hasSession({ database, clock }: SessionDeps, sessionId: string): Promise<boolean> {
  const row = await database.query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', new Date(clock.now()))
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
