import type { NewSeat, Room } from '#shared/rooms/schema.ts';

/** The calls of a phone, without the contracts, which need more code than the whole page; a test compares both. */
export const phoneCalls = {
  findRoom: { method: 'GET', path: '/api/rooms/{code}' },
  takeSeat: { method: 'POST', path: '/api/rooms/{code}/seats' },
  leaveSeat: { method: 'POST', path: '/api/seats/leave' },
} as const;

type PhoneCall = (typeof phoneCalls)[keyof typeof phoneCalls];

/** A call without an answer after this time fails as a network error. */
const patienceMs = 12_000;

/** A call that failed; `code` is the server's error code, or the page's own where no answer came. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export function findRoom(code: string): Promise<Room> {
  return send<Room>(phoneCalls.findRoom, code);
}

/** Joins a room. A repeated call with the same token gets the seat of the first. */
export function takeSeat(code: string, seat: NewSeat): Promise<{ readonly gameId: string }> {
  return send(phoneCalls.takeSeat, code, seat);
}

/** Also succeeds without such a seat. */
export function leaveSeat(token: string): Promise<object> {
  return send(phoneCalls.leaveSeat, '', { token });
}

async function send<Output extends object>({ method, path }: PhoneCall, code: string, body?: object): Promise<Output> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patienceMs);
  let answer: { readonly status: number; readonly text: string };
  try {
    const response = await fetch(path.replace('{code}', encodeURIComponent(code)), {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      signal: stop.signal,
    });
    answer = { status: response.status, text: await response.text() };
  } catch {
    throw new CallError('system/network');
  } finally {
    clearTimeout(timer);
  }
  const value = jsonOf(answer.text);
  if (answer.status >= 200 && answer.status <= 299 && value !== null) return value as Output;
  throw new CallError(codeIn(value) ?? (answer.status === 429 ? 'rate-limited' : 'system/unexpected'));
}

function jsonOf(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function codeIn(answer: object | null): string | null {
  const { error } = (answer ?? {}) as { readonly error?: { readonly code?: unknown } | null };
  return typeof error?.code === 'string' ? error.code : null;
}
