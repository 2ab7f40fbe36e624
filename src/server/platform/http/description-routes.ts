import { contractsPage } from './contracts-page.ts';
import { openApiOf } from './openapi.ts';
import type { HttpServer } from './server.ts';

/** The description of everything mounted: for machines and for readers. Made when first asked for. */
export function mountDescription({ fastify, contracts, options }: HttpServer): void {
  let description: string | null = null;
  let page: string | null = null;
  fastify.get('/api/openapi.json', (_, reply) => {
    description ??= JSON.stringify(openApiOf(contracts, options.publicUrl));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  fastify.get('/api/docs', (_, reply) => {
    page ??= contractsPage(contracts);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
