import { createHmac, randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { User } from '#shared/accounts/schema.ts';

/** Whoever makes a call, once their session is known. */
export interface Caller {
  /** What the session is stored under. */
  readonly sessionId: string;
  readonly user: User;
  /** True where an ID token spoke for them, which comes from that session. */
  readonly byBearer?: true;
}

export interface KnownSession {
  readonly caller: Caller;
  /** True where the session was just prolonged, so that the cookie is sent anew. */
  readonly renewed: boolean;
}

/** Finds the session of a token; null for an unknown, ended or expired one. */
export type Authenticate = (token: string) => Promise<KnownSession | null>;

/** Finds whoever an ID token speaks for; null for one that is not, or no longer, good. */
export type AuthenticateBearer = (token: string) => Promise<Caller | null>;

export const sessionCookieName = 'siraj_session';
export const sessionDurationMs = 30 * 24 * 60 * 60 * 1000;
/** A session in use is prolonged at most this often. */
export const sessionRenewalMs = 24 * 60 * 60 * 1000;

/** 256 random bits, for sessions and mailed links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What stands in the database for a token: useless to whoever reads it there. */
export function hashToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}

/** The Set-Cookie value that begins a session, or with null ends it. */
export function sessionCookie(token: string | null, secure: boolean): string {
  return cookie.serialize(sessionCookieName, token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: token === null ? 0 : sessionDurationMs / 1000,
  });
}
