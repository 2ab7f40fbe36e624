import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Contract } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';

export interface RawRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  readonly path: string;
  /** A string or a buffer goes as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;
  /** The body if it is JSON, else null. */
  readonly json: unknown;
}

/** The error of a call. */
export interface ErrorAnswer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | null;
}

type CallHeaders = Readonly<Record<string, string>>;

/** One browser: keeps its cookies, and calls the app without a socket. */
export interface TestClient {
  request(request: RawRequest): Promise<RawAnswer>;
  /** Makes a call that must succeed. */
  call<Input extends Schema, Output extends Schema>(
    contract: Contract<Input, Output>,
    input: z.input<Input>,
    headers?: CallHeaders,
  ): Promise<z.output<Output>>;
  /** Makes a call that must fail, and returns its error. The input may be anything. */
  errorOf(contract: Contract, input: unknown, headers?: CallHeaders): Promise<ErrorAnswer>;
  readonly cookies: Map<string, string>;
}

export function createTestClient(fastify: FastifyInstance): TestClient {
  const cookies = new Map<string, string>();

  const request = async ({ method = 'GET', path, body, headers = {} }: RawRequest): Promise<RawAnswer> => {
    const payload =
      typeof body === 'string' || Buffer.isBuffer(body) || body === undefined ? body : JSON.stringify(body);
    const answer = await fastify.inject({
      method,
      url: path,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const cookie of answer.cookies) {
      if (cookie.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      bytes: answer.rawPayload,
      json: parseJson(answer.body),
    };
  };

  const send = (contract: Contract, input: unknown, headers: CallHeaders = {}) => {
    const all = isRecord(input) ? input : {};
    const inPath = new Set<string>();
    const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      inPath.add(name);
      return encodeURIComponent(String(all[name]));
    });
    const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !inPath.has(name)));
    const key = contract.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {};
    if (contract.method !== 'GET')
      return request({ method: contract.method, path, body: rest, headers: { ...key, ...headers } });
    const query = new URLSearchParams(
      Object.entries(rest)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    );
    return request({ path: query.size === 0 ? path : `${path}?${query.toString()}`, headers });
  };

  return {
    request,
    cookies,
    async call(contract, input, headers) {
      const answer = await send(contract, input, headers);
      if (answer.status >= 400)
        throw new Error(`${contract.method} ${contract.path} failed: ${answer.status} ${answer.text}`);
      return z.parse(contract.output, answer.json);
    },
    async errorOf(contract, input, headers) {
      const answer = await send(contract, input, headers);
      if (answer.status < 400)
        throw new Error(`${contract.method} ${contract.path} did not fail: ${answer.status} ${answer.text}`);
      return errorAnswer(answer);
    },
  };
}

/** The error of an answer; throws if the body isn't one. */
export function errorAnswer(answer: RawAnswer): ErrorAnswer {
  const body = answer.json;
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : null;
  if (
    error === null ||
    typeof error['code'] !== 'string' ||
    typeof error['message'] !== 'string' ||
    typeof error['requestId'] !== 'string'
  ) {
    throw new Error(`No error body: ${answer.status} ${answer.text.slice(0, 300)}`);
  }
  const fields = isRecord(error['fields'])
    ? Object.entries(error['fields']).map(([name, value]) => [name, String(value)] as const)
    : [];
  return {
    status: answer.status,
    code: error['code'],
    message: error['message'],
    params: isRecord(error['params']) ? error['params'] : {},
    fields: Object.fromEntries(fields),
    retryAfter: typeof error['retryAfter'] === 'number' ? error['retryAfter'] : null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
