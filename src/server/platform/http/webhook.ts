import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import type { Access, Contract } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { readInput } from './input.ts';
import { checkMaintenance } from './maintenance.ts';
import { addContract } from './server.ts';
import type { HttpServer } from './server.ts';

/** What another server posts: the body as it came, since its signature is over the bytes. */
export interface Webhook<Input> {
  readonly input: Input;
  readonly rawBody: string;
  readonly headers: IncomingHttpHeaders;
}

/** Puts a webhook on the server. Who calls is proven by the handler alone: there is no session, origin or limit here. */
export function mountWebhook<Input extends Schema>(
  server: HttpServer,
  contract: Contract<Input, Schema, Access, ErrorCode>,
  handle: (webhook: Webhook<z.output<Input>>) => Promise<void>,
): void {
  addContract(server, contract, { isLimited: false });
  void server.fastify.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    scope.route({
      method: 'POST',
      url: contract.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        checkMaintenance(server, contract, null);
        const input = readInput(contract, { query: {}, params: request.params, body: {} });
        await handle({
          input,
          rawBody: typeof request.body === 'string' ? request.body : '',
          headers: request.headers,
        });
        return reply.code(200).send({});
      },
    });
    done();
  });
}
