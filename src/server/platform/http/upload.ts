import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import type { Access, Contract } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { checkAccess } from './access.ts';
import { readInput } from './input.ts';
import { checkMaintenance } from './maintenance.ts';
import { callOf, checkAnswer, countOperation, identify, notifyWrite, withDeclaredErrors } from './mount.ts';
import type { Call } from './mount.ts';
import { addContract } from './server.ts';
import type { HttpServer } from './server.ts';

/** A file as it comes in. */
export interface UploadBody {
  readonly stream: Readable;
  /** As the sender calls it: a claim, no more. */
  readonly contentType: string;
  /** As announced; null if not. */
  readonly length: number | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True where the body may take its time. */
    isUpload?: boolean;
  }
}

/** How long a rejected sender may continue, so that it reads the error before the connection is closed. */
const graceMs = 1000;

/** Mounts a call whose body is a file, with the same checks as `mount`. The handler gets the body as a stream. */
export function mountUpload<Input extends Schema, Output extends Schema, Who extends Access>(
  server: HttpServer,
  contract: Contract<Input, Output, Who, ErrorCode>,
  handle: (call: Call<z.output<Input>, Who>, body: UploadBody) => Promise<z.input<Output>>,
): void {
  addContract(server, contract);
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
      onSend: async ({ raw }, reply, payload) => {
        // A small body may have come with its headers, and is read right after them.
        await setImmediate();
        if (raw.complete || typeof payload !== 'string' || !(raw.socket instanceof Socket)) return payload;
        // Announced, so that the sender puts no further request on this connection.
        reply.headers({ connection: 'close', 'content-length': Buffer.byteLength(payload) });
        return Readable.from(endLate(payload, raw));
      },
      handler: async (request, reply) => {
        const input = readInput(contract, { query: {}, params: request.params, body: request.query });
        await countOperation(server, contract, request, input);
        const answer = await withDeclaredErrors(server, contract, () =>
          handle(callOf(server, contract, request, reply, input), bodyOf(request.raw)),
        );
        notifyWrite(server, contract, request);
        if (server.options.checkAnswers) checkAnswer(contract, answer);
        return reply.code(contract.status ?? 200).send(answer);
      },
    });
    done();
  });
}

function bodyOf(raw: IncomingMessage): UploadBody {
  const announced = Number(raw.headers['content-length'] ?? NaN);
  return {
    stream: raw,
    contentType: raw.headers['content-type'] ?? '',
    length: Number.isFinite(announced) ? announced : null,
  };
}

/** An answer that is whole at once and ends with the body it answers, or a while later: its end closes the connection. */
async function* endLate(payload: string, raw: IncomingMessage): AsyncGenerator<string> {
  yield payload;
  if (raw.complete || raw.destroyed) return;
  raw.resume();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, graceMs).unref();
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    raw.once('end', end).once('close', end);
  });
}
