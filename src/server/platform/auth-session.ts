import { createHmac, randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { User } from '#shared/accounts/schema.ts';
import { signedInCookieName } from '#shared/kernel/visitor-cookies.ts';

/** The caller, once their session is known. */
export interface Caller {
  /** What the session is stored under. */
  readonly sessionId: string;
  readonly user: User;
  /** True where an ID token spoke for them, which comes from that session. */
  readonly byBearer?: true;
}

export interface KnownSession {
  readonly caller: Caller;
  /** True if the session was just extended, so that the cookie is sent again. */
  readonly renewed: boolean;
}

/** Finds the session of a token; null for an unknown, ended or expired one. */
export type Authenticate = (token: string) => Promise<KnownSession | null>;

/** Finds the user of an ID token; null if it is invalid, expired or revoked. */
export type AuthenticateBearer = (token: string) => Promise<Caller | null>;

export const sessionCookieName = 'siraj_session';
export const sessionDurationMs = 30 * 24 * 60 * 60 * 1000;
/** A session in use is prolonged at most this often. */
export const sessionRenewalMs = 24 * 60 * 60 * 1000;

/** 256 random bits, for sessions and mailed links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token: useless to a reader of the database. */
export function hashToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}

/** The Set-Cookie values that begin a session, or with null end it: its token, and the sign of it that scripts can read. */
export function sessionCookies(token: string | null, secure: boolean): string[] {
  const session = cookie.serialize(sessionCookieName, token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: token === null ? 0 : sessionDurationMs / 1000,
  });
  return [session, signedInCookie(token !== null, secure)];
}

/** The Set-Cookie value that tells the page whether a session may exist. */
export function signedInCookie(isSignedIn: boolean, secure: boolean): string {
  return cookie.serialize(signedInCookieName, isSignedIn ? '1' : '', {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: isSignedIn ? sessionDurationMs / 1000 : 0,
  });
}
