import type { DescribedTopic } from '../live/index.ts';
import { policyOf } from './navigation.ts';
import type { HttpServer } from './server.ts';

/**
 * Describes everything mounted: at /api/openapi.json for programs, and at /api/docs for readers where the setting
 * `API_DOCS` allows it. Generated when first requested.
 */
export function mountDescription(server: HttpServer, topics: readonly DescribedTopic[]): void {
  const { fastify, contracts, options } = server;
  const describe = async () => {
    const { openApiOf } = await import('./openapi.ts');
    return openApiOf(contracts, topics, options.publicUrl);
  };
  let description: Promise<string> | null = null;
  fastify.get('/api/openapi.json', async (_, reply) => {
    description ??= describe().then((api) => JSON.stringify(api));
    return reply.type('application/json; charset=utf-8').send(await description);
  });
  if (options.hasApiReference !== true) return;
  let page: Promise<string> | null = null;
  fastify.get('/api/docs', async (_, reply) => {
    page ??= Promise.all([describe(), import('./reference-page.ts')]).then(([api, { referencePage }]) =>
      referencePage(api),
    );
    const html = await page;
    return reply.header('content-security-policy', policyOf(html)).type('text/html; charset=utf-8').send(html);
  });
}
