import { vi } from 'vitest';
import type { User } from '#shared/accounts/schema.ts';
import { plainSettings } from './site-settings.ts';

/** The fake server's answers: a body, or an error. Keys are "METHOD /path". */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly retryAfter?: number;
}
export type Answer = { readonly body: unknown } | { readonly refusal: Refusal } | 'no-network';
export type Answers = Readonly<Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)>>;

export interface SentRequest {
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Puts a pretended server behind fetch; returns everything that was asked of it. */
export function fakeApi(answers: Answers, user: User | null): SentRequest[] {
  const sent: SentRequest[] = [];
  const all: Answers = {
    'GET /api/me': user === null ? { refusal: { status: 401, code: 'auth/unauthenticated' } } : { body: { user } },
    'GET /api/me/sessions': { body: { items: [] } },
    'GET /api/categories': { body: { items: [] } },
    'GET /api/games': { body: { items: [], nextCursor: null, hasMore: false } },
    'GET /api/settings': { body: plainSettings },
    'GET /api/announcements': { body: { items: [] } },
    'GET /dev/mail.json': { refusal: { status: 404, code: 'system/not-found' } },
    ...answers,
  };
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(address, 'http://page.test');
    const key = `${init.method ?? 'GET'} ${pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ key, query, body, headers: new Headers(init.headers) });
    const found = all[key] ?? { refusal: { status: 404, code: 'system/not-found' } };
    return Promise.resolve(typeof found === 'function' ? found(body) : found).then(respond);
  });
  return sent;
}

function respond(answer: Answer): Promise<Response> {
  if (answer === 'no-network') return Promise.reject(new TypeError('Failed to fetch'));
  if ('body' in answer) return Promise.resolve(Response.json(answer.body));
  const { status, code, params, fields, retryAfter } = answer.refusal;
  return Promise.resolve(
    Response.json({ error: { code, message: code, params, fields, retryAfter, requestId: 'test' } }, { status }),
  );
}

export function testUser(changes: Partial<User> = {}): User {
  return {
    uid: 'user-1',
    email: 'fatima@example.com',
    displayName: 'فاطمة',
    role: 'player',
    createdAt: 1_763_700_000_000,
    lastLogin: null,
    lastLogout: null,
    gamesPlayed: 12,
    totalScore: 38_400,
    preferences: { language: 'ar', theme: 'dark', sound: true },
    gameSessionBalance: 3,
    isNewUser: false,
    emailVerified: true,
    hasPassword: true,
    referredBy: null,
    referralProcessed: false,
    phoneNumber: null,
    prayerCity: null,
    notificationsEnabled: false,
    fcmTokens: [],
    lastTokenUpdate: null,
    ...changes,
  };
}
