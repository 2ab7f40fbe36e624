import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import type { Access, Contract } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { languages } from '#shared/kernel/text.ts';
import type { AppError } from '../app-error.ts';
import type { Caller } from '../auth-session.ts';
import { errorBody, errorRow } from './error-answer.ts';
import { readInput } from './input.ts';
import { checkMaintenance } from './maintenance.ts';
import { countOperation, findCaller, setCookie } from './mount.ts';
import { errorPage } from './error-page.ts';
import { addContract, languageOf, noteError, asRequestError } from './server.ts';
import type { HttpServer } from './server.ts';

/** A top-level navigation: a click, a redirect, or a form of another site. */
export interface Visit<Input> {
  readonly input: Input;
  /** All parameters of the query or form, including repeated names. */
  readonly parameters: URLSearchParams;
  readonly caller: Caller | null;
  readonly userAgent: string;
  readonly cookie: (name: string) => string | undefined;
  readonly log: FastifyBaseLogger;
}

export type VisitAnswer = ({ readonly location: URL } | { readonly page: string }) & {
  /** Token of a session that begins. */
  readonly session?: string;
  /** Set-Cookie values. */
  readonly cookies?: readonly string[];
};

/**
 * Mounts a contract that browsers navigate to; answers with a redirect or a page, and sets cookies. Accepts forms from any
 * origin: their handler must not act for the signed-in user.
 */
export function mountNavigation<Input extends Schema>(
  server: HttpServer,
  contract: Contract<Input, Schema, Access, ErrorCode>,
  handle: (visit: Visit<z.output<Input>>) => VisitAnswer | Promise<VisitAnswer>,
): void {
  addContract(server, contract, { isLimited: contract.limit !== undefined });
  void server.fastify.register((scope, _, done) => {
    if (contract.method !== 'GET') acceptForm(scope);
    scope.route({
      method: contract.method,
      url: contract.path,
      handler: async (request, reply) => {
        const parameters = request.body instanceof URLSearchParams ? request.body : queryOf(request);
        const input = readInput(contract, { query: request.query, body: Object.fromEntries(parameters), params: {} });
        const caller = contract.method === 'GET' ? await findCaller(server, request, reply) : null;
        request.caller = caller;
        checkMaintenance(server, contract, caller);
        if (contract.limit !== undefined) await countOperation(server, contract, request, input);
        return answer(server, reply, await handle({ input, parameters, caller, ...visitOf(request) }));
      },
      errorHandler: (thrown, request, reply) => {
        // A request for anything but a page gets the usual error answer.
        if (request.headers.accept?.includes('text/html') !== true) throw thrown;
        showServerError(server, asRequestError(request, thrown), request, reply);
      },
    });
    done();
  });
}

function showServerError(server: HttpServer, error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  noteError(request, error, server.options.onFailure);
  const asked = queryOf(request).get('language');
  const language = languages.find((known) => known === asked) ?? languageOf(request);
  const { message, retryAfter } = errorBody(error, language, request.id).error;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const page = errorPage(message, language, new URL('/', server.options.publicUrl));
  void reply
    .code(errorRow(error.code).status)
    .header('content-security-policy', policyOf(page))
    .type('text/html; charset=utf-8')
    .send(page);
}

// Without `new URL`, which throws for some absolute request targets that Fastify still routes.
function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
}

function acceptForm(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_, body, done) => done(null, new URLSearchParams(body)),
  );
}

function visitOf(request: FastifyRequest): Pick<Visit<unknown>, 'userAgent' | 'cookie' | 'log'> {
  return {
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookie: (name) => request.cookies[name],
    log: request.log,
  };
}

function answer(server: HttpServer, reply: FastifyReply, given: VisitAnswer): FastifyReply {
  if (given.session !== undefined) setCookie(server, reply, given.session);
  for (const cookie of given.cookies ?? []) reply.header('set-cookie', cookie);
  // Any other value would sever `window.opener` when the popup passes through the provider's site.
  reply.header('cross-origin-opener-policy', 'unsafe-none');
  // These addresses contain secrets, so no referrer is sent.
  reply.header('referrer-policy', 'no-referrer');
  if ('location' in given) return reply.redirect(given.location.href, 303);
  return reply
    .header('content-security-policy', policyOf(given.page))
    .type('text/html; charset=utf-8')
    .send(given.page);
}

/** A content security policy that allows the inline scripts and styles of the page itself, and nothing else. */
export function policyOf(page: string): string {
  const hashes = (name: 'script' | 'style') =>
    [...page.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))]
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ') || "'none'";
  return `default-src 'none'; script-src ${hashes('script')}; style-src ${hashes('style')}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
