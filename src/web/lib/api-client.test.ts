import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import type { CommonErrorCode } from '#shared/errors.ts';
import { contract } from '#shared/kernel/contract.ts';
import { fakeApi } from '#testing/web/fake-api.ts';
import { ApiError, call, codeOf, RequestAborted } from './api-client.ts';
import { setLanguage } from './language.ts';

const list = contract({
  method: 'GET',
  path: '/api/things/{id}',
  access: 'anyone',
  summary: '',
  errors: [],
  input: z.object({ id: z.string(), limit: z.number().optional() }),
  output: z.object({ name: z.string() }),
});
const create = contract({
  method: 'POST',
  path: '/api/things/{id}',
  access: 'anyone',
  summary: '',
  errors: [],
  input: z.object({ id: z.string(), name: z.string() }),
  output: z.object({}),
});

async function refusalOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('a call', () => {
  it('puts names of the path into the path and the rest into the query', async () => {
    const fetched = vi.fn((address: string) => Promise.resolve(Response.json({ name: address })));
    vi.stubGlobal('fetch', fetched);
    expect(await call(list, { id: 'a/b', limit: 5 })).toEqual({ name: '/api/things/a%2Fb?limit=5' });
  });

  it('sends the rest as the body of a write, with the language and the idempotency key', async () => {
    const sent = fakeApi({ 'POST /api/things/1': { body: {} } }, null);
    await setLanguage('en');
    await call(create, { id: '1', name: 'x' }, { idempotencyKey: 'key-12345' });
    expect(sent[0]?.body).toEqual({ name: 'x' });
    expect(sent[0]?.headers.get('accept-language')).toBe('en');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-12345');
  });

  it('throws an error answer with its code, fields and wait', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json(
          {
            error: {
              code: 'rate-limited',
              message: 'm',
              params: { a: 1 },
              fields: { email: 'auth/invalid-email' },
              retryAfter: 30,
              requestId: 'r',
            },
          },
          { status: 429 },
        ),
      ),
    );
    expect(await refusalOf(call(create, { id: '1', name: 'x' }))).toMatchObject({
      name: 'ApiError',
      code: 'rate-limited',
      status: 429,
      params: { a: 1 },
      fields: { email: 'auth/invalid-email' },
      retryAfterSeconds: 30,
      requestId: 'r',
    });
  });

  it('names a lost network system/network', async () => {
    fakeApi({ 'POST /api/things/1': 'no-network' }, null);
    expect(await refusalOf(call(create, { id: '1', name: 'x' }))).toMatchObject({ code: 'system/network' });
  });

  it("takes a proxy's own page for an unavailable server", async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
    const refusal = await refusalOf(call(create, { id: '1', name: 'x' }));
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ code: 'system/unavailable' });
  });

  it('says Request aborted when its caller took it back [CONN-3]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')));
    const refusal = await refusalOf(call(list, { id: '1' }, { signal: AbortSignal.abort() }));
    expect(refusal).toBeInstanceOf(RequestAborted);
    expect(refusal).toMatchObject({ message: 'Request aborted' });
  });

  it('trusts no answer of another shape', async () => {
    fakeApi({ 'GET /api/things/1': { body: { title: 'x' } } }, null);
    expect(await refusalOf(call(list, { id: '1' }))).toMatchObject({ code: 'system/unexpected' });
  });
});

describe('the code of a failed call', () => {
  const rename = contract({
    ...create,
    failed: 'site-settings/load-failed',
    errors: ['games/finished'],
  });
  const failed = (code: string, status = 409) => new ApiError({ code, status });

  it('is one that the contract declares, or that any call can answer', () => {
    expect(codeOf(rename, failed('games/finished'))).toBe('games/finished');
    expect(codeOf(rename, failed('site-settings/load-failed'))).toBe('site-settings/load-failed');
    expect(codeOf(rename, failed('rate-limited', 429))).toBe('rate-limited');
    expect(codeOf(rename, failed('games/lease-lost'))).toBeNull();
    expect(codeOf(rename, new Error('games/finished'))).toBeNull();
  });

  it('compiles only where it is compared with one of these', () => {
    const code = codeOf(rename, null);
    expectTypeOf(code).toEqualTypeOf<'games/finished' | 'site-settings/load-failed' | CommonErrorCode | null>();
    expectTypeOf(codeOf(list, null)).toEqualTypeOf<CommonErrorCode | null>();
    // @ts-expect-error -- Another call's code.
    expect(code === 'games/lease-lost').toBe(false);
    // @ts-expect-error -- Misspelled.
    expect(failed('games/finished').code === 'games/finnished').toBe(false);
  });

  it.each([
    ['games/from-tomorrow', 409, 'system/unexpected'],
    ['games/from-tomorrow', 404, 'system/not-found'],
    ['games/from-tomorrow', 429, 'rate-limited'],
    ['auth/from-tomorrow', 403, 'auth/unknown'],
  ])('is the general one of its status where a newer server knows more: %s with %i', (code, status, general) => {
    expect(failed(code, status)).toMatchObject({ code: general, unknownCode: code });
  });
});
