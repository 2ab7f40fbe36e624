import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { AuthenticateBearer, Caller } from '../platform/auth-session.ts';
import { userOf } from './queries.ts';
import { isKeyId, signingAlgorithm } from './signing-keys.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

export interface IdTokenDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly publicUrl: URL;
  readonly signingKeys: SigningKeys;
}

export const idTokenDurationS = 3600 as const;
/** For whom our tokens are: this product's own API. */
export const idTokenAudience = 'siraj';

/** `sid` is the session a token comes from: the token ends with it. */
const claimsSchema = z.object({ sub: z.string(), sid: z.string(), iat: z.int() });

/** A token for a signed-in user, sent as a bearer token by the app's shell and other clients. */
export async function issueIdToken(deps: IdTokenDeps, { user, sessionId }: Caller): Promise<string> {
  const { database, clock, publicUrl, signingKeys } = deps;
  const session = await database.query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.created_at', 'users.tokens_valid_from'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  // Ended since the call began.
  if (session === undefined) throw new AppError('auth/unauthenticated');
  const { created_at, tokens_valid_from } = session;
  // Not before the instant that ended the older ones, which may be the second to come.
  const issuedAtS = Math.max(seconds(clock.now()), seconds(tokens_valid_from?.getTime() ?? 0));
  const key = await signingKeys.current();
  const { SignJWT } = await import('jose');
  return new SignJWT({
    sid: sessionId,
    email: user.email,
    email_verified: user.emailVerified,
    role: user.role,
    auth_time: seconds(created_at.getTime()),
  })
    .setProtectedHeader({ alg: signingAlgorithm, kid: key.kid, typ: 'JWT' })
    .setIssuer(publicUrl.origin)
    .setAudience(idTokenAudience)
    .setSubject(user.uid)
    .setIssuedAt(issuedAtS)
    .setExpirationTime(issuedAtS + idTokenDurationS)
    .sign(key.privateKey);
}

/** The user of a bearer token; null for one that is forged, foreign, expired, or revoked. */
export function createBearerCheck(deps: IdTokenDeps): AuthenticateBearer {
  return async (token) => {
    const key = await keyOf(deps.signingKeys, token);
    const claims = key === null ? null : await readClaims(deps, token, key);
    if (claims === null) return null;
    const row = await deps.database.query
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .where('sessions.id', '=', claims.sid)
      .where('sessions.expires_at', '>', new Date(deps.clock.now()))
      .where('users.id', '=', claims.sub)
      .where('users.disabled', '=', false)
      .executeTakeFirst();
    if (row === undefined || claims.iat * 1000 < (row.tokens_valid_from?.getTime() ?? 0)) return null;
    return { sessionId: claims.sid, user: userOf(row), byBearer: true };
  };
}

/**
 * Revokes every ID token issued to an account so far. Call it wherever a password is reset or changed, an account
 * closed, or all devices signed out.
 */
export async function endIdTokens(tx: Tx, clock: Clock, userId: string): Promise<void> {
  // Tokens have whole seconds: the limit is the next one, and always after the previous limit.
  const next = new Date((seconds(clock.now()) + 1) * 1000);
  await tx
    .updateTable('users')
    .where('id', '=', userId)
    .set({ tokens_valid_from: sql<Date>`greatest(${next}::timestamptz, tokens_valid_from + interval '1 second')` })
    .execute();
}

async function keyOf(signingKeys: SigningKeys, token: string): Promise<SigningKey | null> {
  const { decodeProtectedHeader } = await import('jose');
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === signingAlgorithm && isKeyId(kid) ? await signingKeys.find(kid) : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function readClaims({ clock, publicUrl }: IdTokenDeps, token: string, key: SigningKey) {
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: [signingAlgorithm],
      issuer: publicUrl.origin,
      audience: idTokenAudience,
      currentDate: new Date(clock.now()),
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
    });
    return claimsSchema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}

function seconds(instantMs: number): number {
  return Math.floor(instantMs / 1000);
}
