import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callable } from '#shared/kernel/callable.ts';
import { captchaProofHeader } from '#shared/kernel/captcha.ts';
import { contract } from '#shared/kernel/contract.ts';
import { errorCode } from '#testing/probe.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createTestClient, errorAnswer } from '#testing/test-client.ts';
import type { TestClient } from '#testing/test-client.ts';
import { AppError } from '../app-error.ts';
import { createHttpServer, mount, mountCallable } from './index.ts';

const forAnyone = { access: 'anyone', summary: '', errors: [] } as const;
const echoSchema = z.object({ id: z.string().optional(), text: z.string(), who: z.string().nullable() });
const echo = contract({
  ...forAnyone,
  method: 'POST',
  path: '/api/echo/{id}',
  input: z.strictObject({ id: z.uuid(), text: z.string(), lines: z.array(z.string()).optional() }),
  output: echoSchema,
});
const search = contract({
  ...forAnyone,
  method: 'GET',
  path: '/api/search',
  input: z.strictObject({ text: z.string(), limit: z.coerce.number().int().max(50).default(20) }),
  output: z.object({ text: z.string(), limit: z.number() }),
});
const forAccess = (access: 'signed-in' | 'verified' | 'moderator' | 'admin') =>
  contract({
    method: 'POST',
    path: `/api/for/${access}`,
    access,
    summary: `For ${access}.`,
    input: z.strictObject({ needed: z.string() }),
    output: z.object({}),
    errors: [],
  });
const once = contract({
  ...forAnyone,
  method: 'POST',
  path: '/api/once',
  idempotent: true,
  status: 201,
  input: z.strictObject({}),
  output: z.object({ key: z.string() }),
});
// Passes over what it doesn't know, so that the whole body is looked through.
const looseInput = z.object({ text: z.string().optional() });
const loose = contract({
  method: 'POST',
  path: '/api/loose',
  access: 'anyone',
  summary: 'Passes over fields it does not know.',
  input: looseInput,
  output: z.object({}),
  errors: [],
});
const failing = contract({
  method: 'GET',
  path: '/api/failing',
  access: 'anyone',
  summary: 'Fails as configured.',
  input: z.strictObject({ how: z.enum(['refused', 'undeclared', 'bug', 'hidden-field', 'wrong-answer']) }),
  output: z.object({ count: z.number().max(9) }),
  errors: ['auth/invalid-action-code'],
});

const bareCallable = { summary: '', output: z.object({}), errors: [] } as const;

const serverOf = ({ accounts }: TestApp, options: Partial<Parameters<typeof createHttpServer>[0]> = {}) =>
  createHttpServer({
    publicUrl: new URL('http://localhost:3000'),
    trustProxy: [],
    logger: pino({ level: 'silent' }),
    authenticate: accounts.authenticate,
    authenticateBearer: accounts.authenticateBearer,
    rateLimits: { take: () => Promise.resolve(), giveBack: () => Promise.resolve() },
    takeProof: null,
    hasRecaptcha: false,
    checkAnswers: true,
    ...options,
  });

let app: TestApp;
let client: TestClient;
beforeEach(async () => {
  app = await createTestApp();
  const server = serverOf(app);
  mount(server, echo, ({ input, caller }) => ({ id: input.id, text: input.text, who: caller?.user.uid ?? null }));
  mount(server, search, ({ input }) => input);
  for (const access of ['signed-in', 'verified', 'moderator', 'admin'] as const)
    mount(server, forAccess(access), () => ({}));
  mount(server, once, ({ idempotencyKey }) => ({ key: idempotencyKey }));
  mount(server, failing, ({ input }) => {
    if (input.how === 'undeclared') throw new AppError('auth/user-disabled');
    if (input.how === 'refused')
      throw new AppError('auth/invalid-action-code', { params: { reason: 'used' }, retryAfterSeconds: 30 });
    if (input.how === 'bug') throw new Error('select secret from users');
    const hidden = { count: 1, password: 'x' };
    return input.how === 'hidden-field' ? hidden : { count: 10 };
  });
  mount(server, loose, () => ({}));
  mountCallable(
    server,
    callable({ ...bareCallable, name: 'loose', rules: { access: 'anyone' }, input: looseInput }),
    () => ({}),
  );
  await server.fastify.ready();
  client = createTestClient(server.fastify);
});

const id = '01a1fd6c-154c-718e-b9bf-9f436eea9272';
const post = (headers: Record<string, string>, body: unknown = { text: 'x' }) =>
  client.request({ method: 'POST', path: `/api/echo/${id}`, body, headers });

describe('input', () => {
  it('comes from path and body, or from the query with its defaults', async () => {
    expect(await client.call(echo, { id, text: 'مرحبا' })).toEqual({ id, text: 'مرحبا', who: null });
    expect(await client.call(search, { text: 'a b&c' })).toEqual({ text: 'a b&c', limit: 20 });
  });

  it('is refused field by field, each with a code', async () => {
    expect(await client.errorOf(echo, { id, lines: ['ok', 7], other: true })).toMatchObject({
      status: 400,
      code: 'system/invalid-input',
      fields: { text: 'required', 'lines.1': 'invalid', other: 'unknown' },
    });
    expect(await client.errorOf(search, { text: 'x', limit: 51 })).toMatchObject({ fields: { limit: 'too-big' } });
  });

  it('leads nowhere where the name in the path is malformed', async () => {
    expect(await client.errorOf(echo, { id: 'x', text: 'x' })).toMatchObject({ status: 404, code: 'system/not-found' });
    expect((await client.request({ method: 'POST', path: '/api/echo/%zz', body: {} })).status).toBe(404);
  });

  it('contains no character that the database cannot store', async () => {
    expect(await client.errorOf(echo, { id, text: 'a\0b' })).toMatchObject({
      status: 400,
      fields: { text: 'invalid' },
    });
    expect((await post({}, '{"text":"\\ud800"}')).status).toBe(400);
    expect((await client.request({ path: '/api/search?text=a%00b' })).status).toBe(400);
  });

  it.each(['{"text":', 'text', '[]', '"text"', 'null', '7', '{"__proto__":{"text":"x"}}'])(
    'is no such body: %s',
    async (body) => {
      const refused = errorAnswer(await post({}, body));
      expect(refused.status).toBe(400);
      expect(['system/malformed-body', 'system/invalid-input']).toContain(refused.code);
    },
  );

  it('is JSON: anything else is an unsupported type', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]) {
      expect(errorAnswer(await post({ 'content-type': type }, 'text=x'))).toMatchObject({
        status: 415,
        code: 'system/unsupported-media-type',
      });
    }
  });

  it('is at most 256 KB', async () => {
    expect((await post({}, { text: 'x', lines: Array.from({ length: 20 }, () => 'x'.repeat(10_000)) })).status).toBe(
      200,
    );
    expect(errorAnswer(await post({}, { text: 'x'.repeat(2 * 1024 * 1024) }))).toMatchObject({
      status: 413,
      code: 'system/body-too-large',
    });
  });

  it('has texts of at most 10 000 characters', async () => {
    expect(
      await client.errorOf(echo, { id, text: 'x'.repeat(10_001), lines: ['x', 'x'.repeat(20_000)] }),
    ).toMatchObject({
      status: 400,
      code: 'system/invalid-input',
      fields: { text: 'too-big', 'lines.1': 'too-big' },
    });
  });

  it.each([
    ['lists in lists', `{"text":"x","other":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['objects in objects', `{"text":"x","other":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
    ['a body that is one deep list', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['many values', JSON.stringify({ text: 'x', lines: Array.from({ length: 20_000 }, () => 'x') })],
    [
      'many names',
      JSON.stringify({
        text: 'x',
        ...Object.fromEntries(Array.from({ length: 20_000 }, (_, name) => [`n${name}`, 1])),
      }),
    ],
    ['a long name', JSON.stringify({ text: 'x', ['n'.repeat(5000)]: 1 })],
  ])('is refused for %s, with a code', async (_, body) => {
    for (const path of [`/api/echo/${id}`, '/api/loose', '/functions/me-central1/loose']) {
      const answer = await client.request({
        method: 'POST',
        path,
        body: path.startsWith('/functions') ? `{"data":${body}}` : body,
      });
      expect(answer.status).toBe(400);
      expect(['system/body-too-complex', 'system/malformed-body']).toContain(errorCode(answer));
    }
  });

  it('names no more bad fields than a person could read', async () => {
    const { fields } = await client.errorOf(echo, { id, text: 'x', lines: Array.from({ length: 5000 }, () => 7) });
    expect(Object.keys(fields)).toHaveLength(100);
  });
});

describe('access', () => {
  it('is checked before the body is read [ROUTE-3]', async () => {
    const answer = await client.request({ method: 'POST', path: '/api/for/signed-in', body: '{"broken' });
    expect(errorAnswer(answer)).toMatchObject({ status: 401, code: 'auth/unauthenticated' });
  });

  it('follows signing in, verifying and the role [ROUTE-3] [ROUTE-4] [ROUTE-5]', async () => {
    const moderator = await app.verified();
    await app.database.query
      .updateTable('users')
      .set({ role: 'moderator' })
      .where('id', '=', moderator.user.uid)
      .execute();
    const people = {
      visitor: app.visitor(),
      unverified: await app.signUp(),
      player: await app.verified(),
      moderator,
      admin: await app.admin(),
    };
    const seen: Record<string, string[]> = {};
    for (const [name, { cookies }] of Object.entries(people)) {
      client.cookies.clear();
      for (const [key, value] of cookies) client.cookies.set(key, value);
      seen[name] = [];
      for (const access of ['signed-in', 'verified', 'moderator', 'admin'] as const) {
        const answer = await client.request({ method: 'POST', path: `/api/for/${access}`, body: { needed: 'x' } });
        seen[name].push(answer.status === 200 ? 'yes' : errorAnswer(answer).code);
      }
    }
    const [unauthenticated, unverified, denied] = [
      'auth/unauthenticated',
      'auth/email-not-verified',
      'auth/permission-denied',
    ];
    expect(seen).toEqual({
      visitor: [unauthenticated, unauthenticated, unauthenticated, unauthenticated],
      unverified: ['yes', unverified, unverified, unverified],
      player: ['yes', 'yes', denied, denied],
      moderator: ['yes', 'yes', 'yes', denied],
      admin: ['yes', 'yes', 'yes', 'yes'],
    });
  });
});

describe('a write', () => {
  it.each([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'https://localhost:3000',
    'http://localhost:3001',
  ])('from the origin %s is refused', async (origin) => {
    expect(errorAnswer(await post({ origin }))).toMatchObject({ status: 403, code: 'system/foreign-origin' });
  });

  it('from our page, under any name of the server, or without a browser, is accepted', async () => {
    expect((await post({ origin: 'http://localhost:3000' })).status).toBe(200);
    expect((await post({ origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' })).status).toBe(200);
    expect((await post({})).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('requires an idempotency key if it must not run twice', async () => {
    const send = (headers: Record<string, string>) =>
      client.request({ method: 'POST', path: '/api/once', body: {}, headers });
    expect(await send({ 'idempotency-key': 'a-key-of-mine' })).toMatchObject({
      status: 201,
      json: { key: 'a-key-of-mine' },
    });
    for (const headers of [
      {},
      { 'idempotency-key': '' },
      { 'idempotency-key': 'short' },
      { 'idempotency-key': 'x'.repeat(200) },
      { 'idempotency-key': 'with space in' },
    ]) {
      expect(errorAnswer(await send(headers as Record<string, string>))).toMatchObject({
        status: 400,
        code: 'system/idempotency-key-required',
      });
    }
  });
});

describe('an error answer', () => {
  it('has its code, its message in the language of the request, and what helps to act on it', async () => {
    const answer = await client.request({
      path: '/api/failing?how=refused',
      headers: { 'accept-language': 'en-US,ar;q=0.5' },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.json).toEqual({
      error: {
        code: 'auth/invalid-action-code',
        message: 'This link was used already; it works only once.',
        params: { reason: 'used' },
        retryAfter: 30,
        requestId: answer.headers['x-request-id'],
      },
    });
  });

  it('fails the test if the contract does not declare its code', async () => {
    const answer = await client.request({ path: '/api/failing?how=undeclared' });
    expect(errorAnswer(answer)).toMatchObject({ status: 500, code: 'system/unexpected' });
  });

  it('reveals nothing about an unexpected error', async () => {
    const answer = await client.request({ path: '/api/failing?how=bug' });
    expect(errorAnswer(answer)).toMatchObject({
      status: 500,
      code: 'system/unexpected',
      message: 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى لاحقًا.',
    });
    expect(answer.text).not.toContain('secret');
  });

  it('is JSON for every unknown path below /api, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const) {
      for (const path of ['/api', '/api/', '/api/nothing', '/api/echo', '/api/%E0%A4%A', `/api/${'x'.repeat(3000)}`]) {
        expect(errorAnswer(await client.request({ method, path }))).toMatchObject({
          status: 404,
          code: 'system/not-found',
        });
      }
    }
  });
});

it('finds an answer that hides a field or breaks its contract, in tests', async () => {
  expect((await client.request({ path: '/api/failing?how=hidden-field' })).status).toBe(500);
  expect((await client.request({ path: '/api/failing?how=wrong-answer' })).status).toBe(500);
});

it('protects every answer by its headers, and names no software', async () => {
  for (const path of ['/api/search?text=x', '/api/nothing', '/nothing']) {
    const { headers } = await client.request({ path });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  }
  expect((await client.request({ path: '/api/search?text=x' })).headers['cache-control']).toBe('no-store');
});

it('counts a callable by its proof, as a contract [SEC-1]', async () => {
  const counted: (boolean | undefined)[] = [];
  const server = serverOf(app, {
    rateLimits: {
      take: (_, { isUnchecked }) => Promise.resolve(void counted.push(isUnchecked)),
      giveBack: () => Promise.resolve(),
    },
    takeProof: (proof, action) => Promise.resolve(proof === 'good' && action === 'sign_up'),
  });
  const description = { ...bareCallable, input: z.object({}) };
  mountCallable(
    server,
    callable({ ...description, name: 'checked', rules: { access: 'anyone', captcha: 'sign_up' } }),
    () => ({}),
  );
  mountCallable(server, callable({ ...description, name: 'unchecked', rules: { access: 'anyone' } }), () => ({}));
  await server.fastify.ready();
  const visitor = createTestClient(server.fastify);
  const ask = (name: string, headers = {}) =>
    visitor.request({ method: 'POST', path: `/functions/me-central1/${name}`, body: { data: {} }, headers });
  await ask('checked', { [captchaProofHeader]: 'good' });
  await ask('checked', { [captchaProofHeader]: 'bad' });
  await ask('checked');
  await ask('unchecked');
  expect(counted).toEqual([false, true, true, false]);
});
