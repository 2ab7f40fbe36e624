import { expect, it } from 'vitest';
import { errorRecordSchema } from './schema.ts';
import { scrubRecord, scrubText } from './scrub.ts';

it.each([
  ['noura@example.com is taken', '[…] is taken'],
  ['user=noura%40example.com', 'user=[…]'],
  ['نورة@مثال.كوم', '[…]'],
  [
    'GET https://siraj.example/auth/action?mode=verifyEmail&oobCode=abcDEF123#x failed',
    'GET https://siraj.example/auth/action failed',
  ],
  ['at load (https://siraj.example/assets/x.js?v=1:10:5)', 'at load (https://siraj.example/assets/x.js:10:5)'],
  ['/auth/action?oobCode=abc', '/auth/action'],
  ['oobCode: abcdef', 'oobCode: […]'],
  ['{"password":"hunter 2","name":"x"}', '{"password":[…],"name":"x"}'],
  ['newPassword=hunter2&x=1', 'newPassword=[…]&x=1'],
  ['Authorization: Bearer abc.def', 'Authorization: […]'],
  ['sent Bearer abc.def-1', 'sent Bearer […]'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln ended', 'token […] ended'],
  ['SESSION-AB12-CD34 was used', '[…] was used'],
  ['session-ab12-cd34 was used', '[…] was used'],
  ['key sk_live_abc123', 'key […]'],
  ['hash 3f2a9c0d3f2a9c0d3f2a9c0d3f2a9c0d', 'hash […]'],
  ['postgres://user:word@db/siraj', 'postgres://db/siraj'],
  ['/answer/aB3dE5fG7hJ9kL', '/answer/[…]'],
  ['GET /api/answers/aB3dE5fG7hJ9kL?x=1 failed', 'GET /api/answers/[…] failed'],
  ['at show (https://siraj.example/answer/aB3dE5fG7hJ9kL:10:5)', 'at show (https://siraj.example/answer/[…]:10:5)'],
  ['privateKey: abc1', 'privateKey: […]'],
  ['{"private_key":"abc 1","x":1}', '{"private_key":[…],"x":1}'],
  ['-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY----- was read', '[…] was read'],
  ['call +965 5123 4567 now', 'call […] now'],
])('scrubs %j [ERR-1]', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

it.each([
  'TypeError: x is undefined',
  'at render (https://siraj.example/assets/index-Bx1.js:10:15)',
  'game 01a1fd6c-154c-718e-b9bf-9f436eea9272',
  'auth/user-disabled',
  'at 1763700000',
  'لم نجد هذا الرمز. ربما حُذف.',
  'POST /api/games/{id}/commands',
  'GET /api/answers/{id}',
])('leaves %j as it is [ERR-1]', (text) => {
  expect(scrubText(text)).toBe(text);
});

it('scrubs every text of a record, and the value of every secret name [ERR-1]', () => {
  const mail = 'noura@example.com';
  const scrubbed = scrubRecord({
    severity: 'high',
    category: 'unknown',
    code: mail,
    context: mail,
    type: mail,
    message: mail,
    userMessage: mail,
    timestamp: 1,
    stack: mail,
    handled: true,
    environment: mail,
    metadata: { oobCode: 'x', path: `/${mail}`, [mail]: mail, status: 500 },
  });
  expect(JSON.stringify(scrubbed)).not.toContain('noura');
  expect(scrubbed.metadata).toMatchObject({ oobCode: '[…]', status: 500 });
  expect(scrubbed).toMatchObject({ severity: 'high', timestamp: 1, handled: true });
});

it('cuts what it has scrubbed, so that no secret is cut in half and left [ERR-1]', () => {
  const long = (most: number) => `${'x '.repeat(most / 2 - 5)}noura@example.com`;
  const scrubbed = scrubRecord({
    severity: 'high',
    category: 'unknown',
    code: long(80),
    context: long(120),
    type: long(60),
    message: long(500),
    userMessage: long(300),
    timestamp: 1,
    stack: long(4000),
    handled: true,
    environment: long(40),
    metadata: { page: long(200) },
  });
  expect(JSON.stringify(scrubbed)).not.toContain('noura');
  expect(errorRecordSchema.safeParse(scrubbed).success).toBe(true);
});

it.each([
  '-----BEGIN A-----',
  '/answer/',
  'a',
  'a@',
  'a.',
  'A-',
  '?',
  '/',
  'x=',
  '1 ',
  '://',
  'eyJ.',
  'code=',
  '"',
  'a://?',
])('ends on a text made of %j to keep it busy [ERR-1]', (part) => {
  expect(scrubText(part.repeat(4000)).length).toBeLessThanOrEqual(part.length * 4000);
});
