import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { CaptchaAction } from '#shared/kernel/captcha.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Access, Contract } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import type { Language } from '#shared/kernel/text.ts';
import { AppError } from '../app-error.ts';
import type { Authenticate, AuthenticateBearer, Caller } from '../auth-session.ts';
import { hasLoopbackHost, wasForwarded } from '../local-only.ts';
import type { RateLimits } from '../rate-limits/index.ts';
import { asAppError, errorBody, errorRow } from './error-answer.ts';
import { Incoming } from './incoming.ts';
import { acceptedLanguage } from './language.ts';
import { fileHeaders, securityHeaders } from './security-headers.ts';
import { isTracing } from '../tracing/index.ts';
import { traceRequests } from './trace-requests.ts';

/** Uses up a captcha proof for an action; false if it is invalid. */
export type TakeProof = (proof: string, action: CaptchaAction) => Promise<boolean>;

/** An unexpected error: a bug, or an unavailable part. */
export interface Failure {
  /** The error of the answer. */
  readonly code: ErrorCode;
  readonly cause: unknown;
  /** The call that met it. */
  readonly context: string;
  readonly requestId: string;
}

export interface HttpOptions {
  readonly publicUrl: URL;
  /** Proxies whose forwarding headers are believed. */
  readonly trustProxy: readonly string[];
  readonly logger: FastifyBaseLogger;
  readonly authenticate: Authenticate;
  readonly rateLimits: RateLimits;
  readonly authenticateBearer: AuthenticateBearer;
  /** Null without a captcha. */
  readonly takeProof: TakeProof | null;
  /** True where the page may load Google's scripts. */
  readonly hasRecaptcha: boolean;
  /** The state of maintenance, read on every call: null while the site is open. */
  readonly maintenance?: () => { readonly retryAfterSeconds: number } | null;
  /** Called after every successful write of a user, whose record may have changed. */
  readonly onWrite?: (caller: Caller) => void;
  /** Called for every failure. */
  readonly onFailure?: (failure: Failure) => void;
  /** Compares every answer with its contract: in tests, since it costs a quarter of the time. */
  readonly checkAnswers: boolean;
  /** The region in the path of callables; me-central1 by default. */
  readonly functionsRegion?: string;
  /** True where only this machine is to reach the server: requests for any other host are rejected. */
  readonly servesThisMachineOnly?: boolean;
  /** True where /api/docs is served. */
  readonly hasApiReference?: boolean;
}

/** A contract whose codes all have rows and texts: only such a one is mounted. */
export type DeclaredContract = Contract<Schema, Schema, Access, ErrorCode>;

/** A contract on the server, as the API description shows it. */
export type MountedContract = DeclaredContract & {
  /** The domain that mounted it. */
  readonly domain: string;
  /** False where it counts among the rate limits only by a limit of its contract. */
  readonly isLimited: boolean;
};

/** The server while it is put together: domains mount their contracts on it. */
export interface HttpServer {
  readonly fastify: FastifyInstance;
  readonly options: HttpOptions;
  /** What has been mounted: the source of the API description. */
  readonly contracts: MountedContract[];
  /** The domain whose contracts are mounted by it. */
  readonly domain: string;
}

/** The same server, for the contracts of one domain. */
export function serverOfDomain(server: HttpServer, domain: string): HttpServer {
  return { ...server, domain };
}

/** Records what is mounted. */
export function addContract(
  { contracts, domain }: HttpServer,
  contract: DeclaredContract,
  { isLimited } = { isLimited: true },
): void {
  contracts.push({ ...contract, domain, isLimited });
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** JSON bodies are small; uploads have their own routes (upload.ts). */
const bodyLimitBytes = 256 * 1024;
/** A timeout for slow request bodies. */
const requestTimeoutMs = 30_000;
/** A film over a slow line. */
const uploadTimeoutMs = 15 * 60_000;

export function createHttpServer(options: HttpOptions): HttpServer {
  const headers = securityHeaders({
    https: options.publicUrl.protocol === 'https:',
    hasRecaptcha: options.hasRecaptcha,
  });
  const app = fastify({
    http: { IncomingMessage: Incoming },
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: uploadTimeoutMs,
    trustProxy: options.trustProxy.length === 0 ? false : [...options.trustProxy],
    genReqId: createRequestIds(),
    // What arrived before the port closed is answered: a rolling restart refuses nothing.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    frameworkErrors: (thrown, request, reply) => {
      const error = asAppError(thrown);
      const language = acceptedLanguage(request.headers['accept-language']) ?? 'ar';
      reply.raw
        .writeHead(errorRow(error.code).status, { ...headers, 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(errorBody(error, language, request.id)));
    },
  });
  app.server.headersTimeout = requestTimeoutMs;
  if (isTracing()) traceRequests(app);
  void app.register(cookie);
  app.decorateRequest('caller', null);
  acceptJsonOnly(app);

  // oxlint-disable-next-line typescript/require-await -- Fastify answers what a hook throws where the hook is async.
  app.addHook('onRequest', async (request, reply) => {
    if (isAssetPath(request.url)) reply.headers(fileHeaders);
    else reply.headers(headers).header('x-request-id', request.id);
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
    if (isUnknownHost(options, request.headers)) throw new AppError('system/unknown-host');
    // By the route, since an address can be written in several ways.
    if (
      request.routeOptions.url?.startsWith('/dev/') === true &&
      (wasForwarded(request.headers) || !hasLoopbackHost(request.headers))
    )
      throw new AppError('system/not-found');
    if (request.routeOptions.config.isUpload !== true) endLateBody(request.raw);
  });
  app.setErrorHandler((thrown, request, reply) => {
    const error = asRequestError(request, thrown);
    noteError(request, error, options.onFailure);
    const { retryAfterSeconds } = error.details;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    void reply.code(errorRow(error.code).status).send(errorBody(error, languageOf(request), request.id));
  });
  app.setNotFoundHandler(() => {
    throw new AppError('system/not-found');
  });
  return { fastify: app, options, contracts: [], domain: 'server' };
}

const requestIdBytes = 9;

/** Random ids, from bytes that are drawn for many at once. */
function createRequestIds(): () => string {
  let bytes = Buffer.alloc(0);
  let used = 0;
  return () => {
    if (used === bytes.length) {
      bytes = randomBytes(requestIdBytes * 256);
      used = 0;
    }
    used += requestIdBytes;
    return bytes.toString('base64url', used - requestIdBytes, used);
  };
}

/** Contracts are checked by zod. Fastify's own compilers (ajv, fast-json-stringify) are loaded where these are missing. */
function refuseSchema(): never {
  throw new Error('Describe a call by a contract, not by a schema of Fastify');
}

/** A server for this machine alone answers to names of this machine alone. */
export function isUnknownHost({ servesThisMachineOnly = false }: HttpOptions, headers: IncomingHttpHeaders): boolean {
  return servesThisMachineOnly && !hasLoopbackHost(headers);
}

/** Converts an exception of a request to an error. A body that ended early is the sender's fault, not a failure. */
export function asRequestError({ raw }: FastifyRequest, thrown: unknown): AppError {
  const isCutOff = !raw.complete && thrown instanceof Error && 'code' in thrown && thrown.code === 'ECONNRESET';
  return isCutOff ? new AppError('system/malformed-body') : asAppError(thrown);
}

/** Node knows one time for all requests, which is that of uploads: any other has to be here sooner. */
function endLateBody(raw: IncomingMessage): void {
  // A request that no wire has brought, as a test's, is there at once.
  if (raw.method === 'GET' || raw.method === 'HEAD' || !(raw.socket instanceof Socket)) return;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  }, requestTimeoutMs).unref();
  raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
}

/** Files of the built page whose names carry a hash of their content. */
export function isAssetPath(url: string): boolean {
  return url.startsWith('/assets/');
}

export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** The language to answer in: what the request asks for, else the user's own, else Arabic. */
export function languageOf(request: FastifyRequest): Language {
  return acceptedLanguage(request.headers['accept-language']) ?? request.caller?.user.preferences.language ?? 'ar';
}

function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** Logs an error answer, and reports it if it is a server failure. */
export function noteError(request: FastifyRequest, error: AppError, onFailure: HttpOptions['onFailure']): void {
  const { severity, category, status } = errorRow(error.code);
  const { cause } = error.details;
  if (status >= 500 && cause !== undefined) {
    onFailure?.({
      code: error.code,
      cause,
      context: `${request.method} ${request.routeOptions.url ?? ''}`,
      requestId: request.id,
    });
  }
  const entry = { code: error.code, severity, category, err: error.details.cause, route: request.routeOptions.url };
  if (error.code === 'system/unexpected') request.log.error(entry, 'unexpected error');
  else if (severity === 'high' || severity === 'critical') request.log.warn(entry, 'request failed');
  else request.log.debug(entry, 'request failed');
}
