import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Access, Contract } from '#shared/kernel/contract.ts';
import { checkAccess } from './access.ts';
import { readInput } from './input.ts';
import { checkMaintenance } from './maintenance.ts';
import { callOf, checkAnswer, countOperation, identify, tellWrite } from './mount.ts';
import type { Call } from './mount.ts';
import type { HttpServer } from './server.ts';

/** A file as it comes in. */
export interface UploadBody {
  readonly stream: Readable;
  /** As the sender calls it: a claim, no more. */
  readonly contentType: string;
  /** As announced; null where nothing is. */
  readonly length: number | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True where the body may take its time. */
    isUpload?: boolean;
  }
}

/** How long a refused sender may go on, so that it reads why before its line is cut. */
const graceMs = 1000;

/** Puts a call whose body is a file on the server, by the same guards as `mount`. Nobody holds the body in memory. */
export function mountUpload<Input extends z.ZodType, Output extends z.ZodType, Who extends Access>(
  server: HttpServer, contract: Contract<Input, Output, Who>,
  handle: (call: Call<z.output<Input>, Who>, body: UploadBody) => Promise<z.input<Output>>,
): void {
  server.contracts.push(contract);
  void server.fastify.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
    scope.route({
      method: contract.method,
      url: contract.path,
      config: { isUpload: true },
      onRequest: async (request, reply) => {
        await identify(server, request, reply);
        checkMaintenance(server, contract, request.caller);
        checkAccess(contract.access, request.caller);
      },
      onResponse: ({ raw }, _reply, finished) => {
        cutOff(raw);
        finished();
      },
      handler: async (request, reply) => {
        const input = readInput(contract, { query: {}, params: request.params, body: request.query });
        await countOperation(server, contract, request, input);
        const answer = await handle(callOf(server, contract, request, reply, input), bodyOf(request.raw));
        tellWrite(server, contract, request);
        if (server.options.checkAnswers) checkAnswer(contract, answer);
        return reply.code(contract.status ?? 200).send(answer);
      },
    });
    done();
  });
}

function bodyOf(raw: IncomingMessage): UploadBody {
  const announced = Number(raw.headers['content-length'] ?? NaN);
  return { stream: raw, contentType: raw.headers['content-type'] ?? '', length: Number.isFinite(announced) ? announced : null };
}

/** Ends a body that goes on after its answer. */
function cutOff(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return;
  setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, graceMs).unref();
}
