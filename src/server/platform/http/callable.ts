import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defaultFunctionsRegion } from '#shared/kernel/callable.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Callable } from '#shared/kernel/callable.ts';
import type { Access, Contract } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import type { AppError } from '../app-error.ts';
import { checkAccess } from './access.ts';
import { callableStatusOf } from './callable-status.ts';
import { errorBody, errorRow } from './error-answer.ts';
import { checkSize, readInput } from './input.ts';
import { checkMaintenance } from './maintenance.ts';
import { answerOf, callOf, checkAnswer, countOperation, identify, notifyWrite, withDeclaredErrors } from './mount.ts';
import type { Call } from './mount.ts';
import { addContract, languageOf, noteError, asRequestError } from './server.ts';
import type { HttpServer } from './server.ts';

/** Puts a callable on the server, by the same guards in the same order as a contract. */
export function mountCallable<Input extends Schema, Output extends Schema, Who extends Access>(
  server: HttpServer,
  callable: Callable<Input, Output, Who, ErrorCode>,
  handle: (call: Call<z.output<Input>, Who>) => z.input<Output> | Promise<z.input<Output>>,
): void {
  const { name, summary, rules, unauthenticated, input, output, errors } = callable;
  const path = `/functions/${server.options.functionsRegion ?? defaultFunctionsRegion}/${name}` as const;
  // Whole, so that no rule is left out: `rules` may be a contract, of which the rest is replaced.
  const inner: Contract<Input, Output, Who, ErrorCode> = {
    ...rules,
    method: 'POST',
    path,
    summary,
    input,
    output,
    errors,
  };
  const { limit, ...others } = rules;
  addContract(server, {
    ...others,
    ...(typeof limit === 'string' ? { limit } : {}),
    method: 'POST',
    path,
    summary,
    input: z.object({ data: input }),
    output: z.object({ result: output }),
    errors: unauthenticated === undefined ? errors : [...errors, unauthenticated],
  });
  server.fastify.route({
    method: 'POST',
    url: path,
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await identify(server, request, reply);
      checkMaintenance(server, inner, request.caller);
      checkAccess(rules.access, request.caller, { unauthenticated, denied: rules.denied });
    },
    handler: async (request, reply) => {
      // Also fields beside `data`, which no schema reads.
      checkSize(request.body);
      const data = readInput(inner, { query: {}, params: {}, body: dataOf(request.body) });
      await countOperation(server, inner, request, data);
      const result = await withDeclaredErrors(server, inner, () =>
        answerOf(inner, () => handle(callOf(server, inner, request, reply, data))),
      );
      notifyWrite(server, inner, request);
      if (server.options.checkAnswers) checkAnswer(inner, result);
      return reply.send({ result });
    },
    errorHandler: (thrown, request, reply) => answerError(server, asRequestError(request, thrown), request, reply),
  });
}

// Clients send null, or nothing, for a call that takes nothing.
function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body && body.data !== null ? body.data : {};
}

function answerError(server: HttpServer, error: AppError, request: FastifyRequest, reply: FastifyReply): void {
  noteError(request, error, server.options.onFailure);
  const { status, http } = callableStatusOf(errorRow(error.code).status);
  const { message, ...details } = errorBody(error, languageOf(request), request.id).error;
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  void reply.code(http).send({ error: { status, message, details } });
}
