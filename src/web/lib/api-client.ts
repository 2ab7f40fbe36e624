import { z } from 'zod';
import { isCommonErrorCode, isErrorCode, type CommonErrorCode, type ErrorCode } from '#shared/errors.ts';
import { captchaProofHeader } from '#shared/kernel/captcha.ts';
import { declaresError, idempotencyHeader, type Access, type Contract } from '#shared/kernel/contract.ts';
import type { ErrorParams } from '#shared/kernel/result.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { currentLanguage } from './language.ts';
import { learnServerTime } from './server-clock.ts';

/** The error of a call. Pages decide by `codeOf`; the text to show comes from `useErrorText`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** The code of a newer server, which this page doesn't know; `code` is then the general one of its status. */
  readonly unknownCode: string | null;
  readonly status: number;
  readonly params: ErrorParams;
  /** For forms: the invalid fields, each with its code. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;

  constructor(details: {
    code: string;
    status: number;
    message?: string;
    params?: ErrorParams;
    fields?: Readonly<Record<string, string>>;
    retryAfterSeconds?: number | null;
    requestId?: string | null;
  }) {
    super(details.message ?? details.code);
    const { code, status } = details;
    this.code = isErrorCode(code) ? code : generalCode(code, status);
    this.unknownCode = isErrorCode(code) ? null : code;
    this.status = details.status;
    this.params = details.params ?? {};
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.requestId = details.requestId ?? null;
  }

  /** Whether the code begins so, also one of a newer server that this page doesn't know. */
  hasPrefix(prefix: string): boolean {
    return (this.unknownCode ?? this.code).startsWith(prefix);
  }
}

const generalCodes: Readonly<Record<number, ErrorCode>> = {
  403: 'auth/permission-denied',
  404: 'system/not-found',
  413: 'system/body-too-large',
  429: 'rate-limited',
  503: 'system/unavailable',
};

function generalCode(unknownCode: string, status: number): ErrorCode {
  return unknownCode.startsWith('auth/') ? 'auth/unknown' : (generalCodes[status] ?? 'system/unexpected');
}

/** The code by which a call of this contract failed; null for any other error, and for a code that it doesn't declare. */
export function codeOf<Code extends string>(
  contract: Contract<Schema, Schema, Access, Code>,
  error: unknown,
): Code | CommonErrorCode | null {
  if (!(error instanceof ApiError)) return null;
  const code: string = error.code;
  return isCommonErrorCode(code) || declaresError(contract, code) ? code : null;
}

/** No answer, or not one of the product: the result of the call is unknown. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Thrown when the caller took its request back: never shown [CONN-3]. */
export class RequestAborted extends Error {
  override readonly name = 'RequestAborted';
  constructor() {
    super('Request aborted');
  }
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A call that takes longer counts as no network. */
  readonly patienceMs?: number;
  readonly idempotencyKey?: string;
  /** The browser's captcha proof; null if it couldn't get one. */
  readonly captchaProof?: string | null;
  /** Lets a last write outlive the page. */
  readonly keepalive?: boolean;
  /** An ID token that goes in place of the session's cookie. */
  readonly bearer?: string;
}

/** The result of a call: `error` is null if it succeeded. */
export interface CallEnd {
  readonly name: string;
  readonly error: ApiError | null;
}

const watchers = new Set<(end: CallEnd) => void>();

/** Notifies about every finished call, except those aborted by their caller. */
export function watchCalls(watcher: (end: CallEnd) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Makes one call of a contract. Throws ApiError or RequestAborted; never shows anything itself. */
export async function call<Input extends Schema, Output extends Schema>(
  contract: Contract<Input, Output>,
  input: z.input<Input>,
  options: CallOptions = {},
): Promise<z.output<Output>> {
  return watched(contract, exchange(contract, input, options));
}

/** Notifies the watchers of a call's result. */
export async function watched<Output>({ method, path }: Contract, calling: Promise<Output>): Promise<Output> {
  const name = `${method} ${path}`;
  try {
    const output = await calling;
    for (const watcher of watchers) watcher({ name, error: null });
    return output;
  } catch (error) {
    if (error instanceof ApiError) for (const watcher of watchers) watcher({ name, error });
    throw error;
  }
}

async function exchange<Input extends Schema, Output extends Schema>(
  contract: Contract<Input, Output>,
  input: z.input<Input>,
  options: CallOptions,
): Promise<z.output<Output>> {
  const { url, body } = requestOf(contract, input);
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() });
  if (body !== null) headers.set('content-type', 'application/json');
  if (options.idempotencyKey !== undefined) headers.set(idempotencyHeader, options.idempotencyKey);
  if (typeof options.captchaProof === 'string') headers.set(captchaProofHeader, options.captchaProof);
  if (options.bearer !== undefined) headers.set('authorization', `Bearer ${options.bearer}`);
  const answer = await send(
    url,
    {
      method: contract.method,
      headers,
      body,
      credentials: options.bearer === undefined ? 'same-origin' : 'omit',
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
    },
    options.patienceMs ?? null,
  );
  return readAnswer(contract, answer.response.status, answer.body);
}

/** Returns the answer of the contract; throws an ApiError otherwise. */
export function readAnswer<Output extends Schema>(
  contract: Contract<Schema, Output>,
  status: number,
  body: unknown,
): z.output<Output> {
  if (status < 200 || status > 299) throw errorOf(status, body);
  const parsed = z.safeParse(contract.output, body);
  if (!parsed.success) throw new ApiError({ code: 'system/unexpected', status });
  return parsed.data;
}

async function send(
  url: string,
  init: RequestInit,
  patienceMs: number | null,
): Promise<{ response: Response; body: unknown }> {
  const sentAt = Date.now();
  const patience = patientSignal(init.signal ?? null, patienceMs);
  try {
    const response = await fetch(url, { ...init, signal: patience.signal });
    const date = Date.parse(response.headers.get('date') ?? '');
    if (Number.isFinite(date)) learnServerTime({ serverMs: date, sentAt, receivedAt: Date.now(), resolutionMs: 1000 });
    const text = await response.text();
    return { response, body: parseJson(text) };
  } catch {
    if (init.signal?.aborted === true) throw new RequestAborted();
    throw new ApiError({ code: 'system/network', status: 0 });
  } finally {
    patience.end();
  }
}

/** The caller's signal, combined with a timeout. */
function patientSignal(
  signal: AbortSignal | null,
  patienceMs: number | null,
): { signal: AbortSignal | null; end: () => void } {
  if (patienceMs === null) return { signal, end: () => undefined };
  const both = new AbortController();
  const abort = () => both.abort();
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, patienceMs);
  return {
    signal: both.signal,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

export function requestOf(contract: Contract, input: unknown): { url: string; body: string | null } {
  const values = new Map(Object.entries(isRecord(input) ? input : {}));
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    values.delete(name);
    return encodeURIComponent(plain(value));
  });
  if (contract.method !== 'GET' && contract.isUpload !== true)
    return { url: path, body: JSON.stringify(Object.fromEntries(values)) };
  const query = new URLSearchParams();
  for (const [name, value] of values) {
    if (value !== undefined && value !== null) query.set(name, plain(value));
  }
  const search = query.toString();
  return { url: search === '' ? path : `${path}?${search}`, body: null };
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function errorOf(status: number, body: unknown): ApiError {
  const error = isRecord(body) ? body['error'] : null;
  if (!isRecord(error) || typeof error['code'] !== 'string') {
    // A proxy's own page, or a server that is starting: not the product's answer.
    return new ApiError({ code: status >= 502 && status <= 504 ? 'system/unavailable' : 'system/unexpected', status });
  }
  return new ApiError({
    code: error['code'],
    status,
    ...(typeof error['message'] === 'string' ? { message: error['message'] } : {}),
    params: valuesOf(error['params'], isTextOrNumber),
    fields: valuesOf(error['fields'], isText),
    retryAfterSeconds: typeof error['retryAfter'] === 'number' ? error['retryAfter'] : null,
    requestId: typeof error['requestId'] === 'string' ? error['requestId'] : null,
  });
}

export function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function valuesOf<Value>(record: unknown, is: (value: unknown) => value is Value): Record<string, Value> {
  const kept: Record<string, Value> = {};
  if (!isRecord(record)) return kept;
  for (const [name, value] of Object.entries(record)) if (is(value)) kept[name] = value;
  return kept;
}
