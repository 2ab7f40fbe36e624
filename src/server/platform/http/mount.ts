import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasRole } from '#shared/accounts/roles.ts';
import { isCommonErrorCode } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { assert } from '#shared/kernel/assert.ts';
import { captchaProofHeader } from '#shared/kernel/captcha.ts';
import { declaresError, idempotencyHeader } from '#shared/kernel/contract.ts';
import type { Access, Contract } from '#shared/kernel/contract.ts';
import type { LimitedOperation } from '#shared/kernel/rate-limit.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import type { Language } from '#shared/kernel/text.ts';
import { signedInCookieName } from '#shared/kernel/visitor-cookies.ts';
import { AppError } from '../app-error.ts';
import { sessionCookieName, sessionCookies, signedInCookie } from '../auth-session.ts';
import type { Caller } from '../auth-session.ts';
import { withErrorCode } from '../with-error-code.ts';
import { wasForwarded } from '../local-only.ts';
import type { LimitSubject } from '../rate-limits/index.ts';
import { checkAccess } from './access.ts';
import { readInput } from './input.ts';
import { checkMaintenance } from './maintenance.ts';
import { checkOrigin } from './origin.ts';
import { addContract, languageOf } from './server.ts';
import type { DeclaredContract, HttpServer } from './server.ts';
import { StreamedAnswer } from './streamed-answer.ts';
import { WrittenAnswer } from './written-answer.ts';

/** Ours have some 500 characters. */
const maxBearerLength = 4096;
const maxProofLength = 512;

/** One call of a contract, checked: what a handler gets. */
export interface Call<Input, Who extends Access = Access> {
  readonly input: Input;
  /** Never null if the contract's access requires a user. */
  readonly caller: Who extends 'anyone' ? Caller | null : Caller;
  readonly language: Language;
  /** Only on contracts with `idempotent`. */
  readonly idempotencyKey: string;
  readonly userAgent: string;
  /** The caller's identifiers, for a handler's own limits. */
  readonly limitSubject: LimitSubject;
  /** Begins a session by cookie; null ends it. */
  readonly setSession: (token: string | null) => void;
}

type Answer<Output extends Schema> =
  | z.input<Output>
  | StreamedAnswer<z.input<Output> & object>
  | WrittenAnswer<z.input<Output> & object>;

/** Puts a contract on the server: origin, session, maintenance, access and key first, then the input, its rate limit, and the handler. */
export function mount<Input extends Schema, Output extends Schema, Who extends Access>(
  server: HttpServer,
  contract: Contract<Input, Output, Who, ErrorCode>,
  handle: (call: Call<z.output<Input>, Who>) => Answer<Output> | Promise<Answer<Output>>,
): void {
  addContract(server, contract);
  server.fastify.route({
    method: contract.method,
    url: contract.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: async (request, reply) => {
      await identify(server, request, reply);
      checkMaintenance(server, contract, request.caller);
      checkAccess(contract.access, request.caller, { denied: contract.denied });
      if (contract.idempotent) checkKey(request);
    },
    handler: async (request, reply) => {
      const input = readInput(contract, request);
      await countOperation(server, contract, request, input);
      const answer = await withDeclaredErrors(server, contract, () =>
        answerOf(contract, () => handle(callOf(server, contract, request, reply, input))),
      );
      notifyWrite(server, contract, request);
      reply.code(contract.status ?? 200);
      if (answer instanceof StreamedAnswer)
        return reply
          .type('application/json; charset=utf-8')
          .send(server.options.checkAnswers ? await checkedStream(contract, answer) : answer.stream());
      if (server.options.checkAnswers) checkAnswer(contract, answer instanceof WrittenAnswer ? answer.read() : answer);
      return answer instanceof WrittenAnswer ? answer.send(request, reply) : reply.send(answer);
    },
  });
}

/** In tests: an error that the contract doesn't declare fails the call, since `codeOf` returns null for it. */
export async function withDeclaredErrors<Answer>(
  { options }: HttpServer,
  contract: DeclaredContract,
  handle: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await handle();
  } catch (error) {
    if (options.checkAnswers && error instanceof AppError)
      assert(
        isCommonErrorCode(error.code) || declaresError(contract, error.code),
        `${contract.method} ${contract.path} fails with ${error.code}, which its contract doesn't declare`,
      );
    throw error;
  }
}

export function notifyWrite(server: HttpServer, { method }: Contract, request: FastifyRequest): void {
  if (method !== 'GET' && request.caller !== null) server.options.onWrite?.(request.caller);
}

/** An unexpected error gets the call's own code, if it has one. */
export function answerOf<Answer>(
  { failed }: { readonly failed?: ErrorCode },
  handle: () => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  return failed === undefined ? handle() : withErrorCode(failed, async () => handle());
}

/** Counts a call among the rate limits. */
export async function countOperation<Input extends Schema>(
  server: HttpServer,
  contract: Contract<Input>,
  request: FastifyRequest,
  input: z.output<Input>,
): Promise<void> {
  const { limit = defaultLimit(contract, request.caller) } = contract;
  if (limit === null) return;
  const address =
    typeof input === 'object' && input !== null && 'email' in input && typeof input.email === 'string'
      ? input.email
      : undefined;
  const limitSubject = limitSubjectOf(request);
  await server.options.rateLimits.take(typeof limit === 'function' ? limit(input) : limit, {
    ...limitSubject,
    identifier: address ?? limitSubject.identifier,
    isUnchecked: await isUnchecked(server, contract, request),
  });
}

function defaultLimit({ method, isUpload }: Contract, caller: Caller | null): LimitedOperation | null {
  if (isUpload === true)
    return caller !== null && hasRole(caller.user.role, 'moderator') ? 'staff_upload' : 'storage_upload';
  return method === 'GET' ? null : 'user_action';
}

function limitSubjectOf(request: FastifyRequest): LimitSubject {
  return {
    identifier: request.caller?.user.uid ?? null,
    networkAddress: request.ip,
    wasForwarded: wasForwarded(request.headers),
  };
}

async function isUnchecked(server: HttpServer, { captcha }: Contract, request: FastifyRequest): Promise<boolean> {
  const { takeProof } = server.options;
  if (captcha === undefined || takeProof === null) return false;
  const proof = request.headers[captchaProofHeader];
  return typeof proof !== 'string' || proof.length > maxProofLength || !(await takeProof(proof, captcha));
}

/**
 * Authenticates the caller. A bearer token takes precedence over the cookie, and an invalid one is rejected, not
 * ignored.
 */
export async function identify(server: HttpServer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const bearer = readBearer(request.headers.authorization ?? '');
  // No foreign page can make a browser send a bearer token; a cookie it can.
  if (bearer === undefined || request.cookies[sessionCookieName] !== undefined)
    checkOrigin(request, server.options.publicUrl);
  if (bearer === undefined) {
    request.caller = await findCaller(server, request, reply);
    return;
  }
  request.caller = bearer.length > maxBearerLength ? null : await server.options.authenticateBearer(bearer);
  if (request.caller !== null) return;
  reply.header('www-authenticate', 'Bearer error="invalid_token"');
  throw new AppError('auth/unauthenticated');
}

function readBearer(authorization: string): string | undefined {
  // Trimmed first: a pattern for the spaces at the end takes quadratic time.
  const found = /^Bearer(?: +(\S*))?$/i.exec(authorization.trim());
  return found === null ? undefined : (found[1] ?? '');
}

/** The user of a session cookie. */
export async function findCaller(
  server: HttpServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  const token = request.cookies[sessionCookieName];
  if (token === undefined || token === '' || token.length > 256) return null;
  const known = await server.options.authenticate(token);
  if (known === null) {
    // The session's own cookie stays: another tab may be signing in, and its new token must not be removed.
    if (request.cookies[signedInCookieName] !== undefined)
      reply.header('set-cookie', signedInCookie(false, isSecure(server)));
    return null;
  }
  if (known.renewed) setCookie(server, reply, token);
  return known.caller;
}

export function setCookie(server: HttpServer, reply: FastifyReply, token: string | null): void {
  reply.removeHeader('set-cookie').header('set-cookie', sessionCookies(token, isSecure(server)));
}

/** Sets the cookie that shows the page that a session may exist, for sessions older than that cookie. The next call finds out whether the session has ended. */
export function setSignedInCookie(server: HttpServer, request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[sessionCookieName] !== undefined && request.cookies[signedInCookieName] === undefined)
    reply.header('set-cookie', signedInCookie(true, isSecure(server)));
}

function isSecure({ options }: HttpServer): boolean {
  return options.publicUrl.protocol === 'https:';
}

function checkKey(request: FastifyRequest): void {
  const key = request.headers[idempotencyHeader];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key))
    throw new AppError('system/idempotency-key-required');
}

export function callOf<Input extends Schema, Who extends Access>(
  server: HttpServer,
  contract: Contract<Input, Schema, Who>,
  request: FastifyRequest,
  reply: FastifyReply,
  input: z.output<Input>,
): Call<z.output<Input>, Who> {
  return {
    input,
    // checkAccess guarantees a caller wherever the type requires one.
    caller: request.caller as Call<z.output<Input>, Who>['caller'],
    language: languageOf(request),
    get idempotencyKey() {
      const key = request.headers[idempotencyHeader];
      assert(contract.idempotent === true && typeof key === 'string', `${contract.path} asks for no idempotency key`);
      return key;
    },
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    limitSubject: limitSubjectOf(request),
    setSession: (token) => setCookie(server, reply, token),
  };
}

// Equal after parsing means: every field as described, and none besides.
export function checkAnswer(contract: Contract, answer: unknown): void {
  const parsed = z.safeParse(contract.output, answer);
  const sent = JSON.stringify(answer);
  assert(
    parsed.success,
    `${contract.method} ${contract.path} answers against its contract: ${parsed.error?.message ?? ''}`,
  );
  assert(
    sameJson(sent, JSON.stringify(parsed.data)),
    `${contract.method} ${contract.path} answers with fields that its contract hides: ${sent}`,
  );
}

async function checkedStream(contract: Contract, answer: StreamedAnswer<object>): Promise<Readable> {
  const whole = await text(answer.stream());
  checkAnswer(contract, JSON.parse(whole));
  return Readable.from([whole], { objectMode: false });
}

function sameJson(one: string, other: string): boolean {
  return sortedJson(JSON.parse(one)) === sortedJson(JSON.parse(other));
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
