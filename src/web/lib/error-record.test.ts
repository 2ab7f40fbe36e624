import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { errors } from '#shared/i18n/ar/errors.ts';
import { fakeApi, type Answer } from '#testing/web/fake-api.ts';
import { ApiError, call, RequestAborted } from './api-client.ts';
import { errorRecords, maxKept, recordError } from './error-record.ts';
import { watchErrors } from './error-reporting.ts';

const about = { context: 'test', handled: true };
const newest = () => errorRecords().at(-1);
const told = vi.fn();
const hear = (event: Event) => void told((event as CustomEvent).detail);
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
  window.addEventListener('app_error', hear);
  stop = watchErrors();
});
afterEach(() => {
  window.removeEventListener('app_error', hear);
  stop();
});

let serial = 0;
/** A new error each time, since the same one is recorded once. */
const fresh = (text = 'broken') => new Error(`${text} ${(serial += 1)}`);
const reports = (answer: Answer = { body: { accepted: 1 } }) => fakeApi({ 'POST /api/errors': answer }, null);
const sentRecords = (sent: ReturnType<typeof fakeApi>) =>
  sent
    .filter(({ key }) => key === 'POST /api/errors')
    .map(({ body }) => (body as { records: { message: string }[] }).records.map(({ message }) => message));

it("records a newer server's code under its own name, with the general text of its status [ERR-1]", () => {
  recordError(new ApiError({ code: 'games/from-tomorrow', status: 404 }), about);
  expect(newest()).toMatchObject({
    code: 'games/from-tomorrow',
    severity: 'high',
    category: 'unknown',
    userMessage: errors['system/not-found'],
  });
});

it('takes severity and category from the code, and scrubs [ERR-1]', () => {
  recordError(new ApiError({ code: 'auth/user-disabled', status: 403, message: 'noura@example.com' }), about);
  expect(newest()).toMatchObject({
    severity: 'high',
    category: 'authentication',
    code: 'auth/user-disabled',
    type: 'ApiError',
    message: '[…]',
    handled: true,
    metadata: { status: 403, page: '/' },
  });
  expect(newest()?.userMessage).toMatch(/^[\u0600-\u06ff]/);
});

it('leaves no part of a scrubbed secret at the end of a long text [ERR-1]', () => {
  recordError(new Error(`${'x '.repeat(245)}noura@example.com`), about);
  expect(newest()?.message).not.toContain('noura');
  expect(newest()?.message.length).toBeLessThanOrEqual(500);
});

it("tells of each by 'app_error' with seven fields, the message cut at 100, and to gtag where it is [ERR-1]", () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  recordError(new TypeError('x'.repeat(300).replaceAll('xx', 'x ')), about);
  const [fields] = told.mock.calls[0] as [Record<string, unknown>];
  expect(fields).toMatchObject({
    error_code: 'TypeError',
    error_category: 'unknown',
    error_severity: 'high',
    error_context: 'test',
    error_type: 'TypeError',
    has_user_message: false,
  });
  expect(Object.keys(fields)).toHaveLength(7);
  expect(fields['error_message']).toHaveLength(100);
  expect(gtag).toHaveBeenCalledWith('event', 'app_error', fields);
});

it('keeps the newest hundred, each once, and nothing that was taken back [ERR-1]', () => {
  const errors = Array.from({ length: maxKept + 5 }, () => fresh());
  for (const error of [...errors, ...errors.slice(-1)]) recordError(error, { ...about, severity: 'low' });
  recordError(new RequestAborted(), about);
  expect(errorRecords().map(({ message }) => message)).toEqual(errors.slice(-maxKept).map(({ message }) => message));
});

it('sends high and critical ones gathered, and the same one once a minute [ERR-1]', async () => {
  const sent = reports();
  const [first, second, third] = [fresh(), fresh(), fresh()];
  recordError(first, about);
  recordError(new Error(first.message), about);
  recordError(second, { ...about, severity: 'critical' });
  recordError(third, { ...about, severity: 'medium' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(sentRecords(sent)).toEqual([[first.message, second.message]]);
});

it("keeps unsent records for the next time, and doesn't report that [ERR-1]", async () => {
  const first = fresh();
  const second = fresh();
  reports('no-network');
  recordError(first, about);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(newest()?.message).toBe(first.message);
  const sent = reports();
  recordError(second, about);
  await vi.advanceTimersByTimeAsync(3000);
  expect(sentRecords(sent)).toEqual([[first.message, second.message]]);
});

it('retries with growing delays, and at once when the device is online again [ERR-1]', async () => {
  const error = fresh();
  const failing = reports('no-network');
  recordError(error, about);
  await vi.advanceTimersByTimeAsync(3000 + 15_000 + 30_000);
  expect(sentRecords(failing)).toEqual([[error.message], [error.message], [error.message]]);
  const sent = reports();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(sentRecords(sent)).toEqual([[error.message]]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sentRecords(sent)).toHaveLength(1);
});

it('keeps its records while the device is offline, when a beacon would be lost [ERR-1]', async () => {
  const beacon = vi.fn(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const error = fresh();
  recordError(error, about);
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).not.toHaveBeenCalled();
  onLine.mockRestore();
  const sent = reports();
  await vi.advanceTimersByTimeAsync(3000);
  expect(sentRecords(sent)).toEqual([[error.message]]);
});

it('sends by beacon when the page is left [ERR-1]', async () => {
  const beacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  const error = fresh();
  recordError(error, about);
  window.dispatchEvent(new Event('pagehide'));
  const [address, body] = beacon.mock.calls[0]!;
  expect([address, body.type]).toEqual(['/api/errors', 'application/json']);
  expect(await body.text()).toContain(error.message);
  const sent = reports();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});

it('records failed calls and unhandled errors, but not that a visitor is signed out [ERR-1]', async () => {
  reports();
  await call(accountsApi.listSessions, {}).catch(() => undefined);
  fakeApi(
    {
      'GET /api/me/sessions': { refusal: { status: 403, code: 'auth/permission-denied' } },
      'POST /api/errors': { body: { accepted: 1 } },
    },
    null,
  );
  await call(accountsApi.listSessions, {}).catch(() => undefined);
  expect(newest()).toMatchObject({ context: 'GET /api/me/sessions', code: 'auth/permission-denied', severity: 'high' });
  await call(accountsApi.getMe, {}).catch(() => undefined);
  expect(newest()?.code).toBe('auth/permission-denied');
  const error = fresh();
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  expect(newest()).toMatchObject({ message: error.message, context: 'window', handled: false });
  const rejected = fresh();
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  expect(newest()).toMatchObject({ message: rejected.message, context: 'promise', handled: false });
});
