import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { isLoopback } from '../local-only.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/** Serves `GET /metrics` to scrapers and nothing else; on loopback only to who asks for this machine by name. */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
  logger: FastifyBaseLogger,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics' || !mayAsk(request, host)) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  server.listen({ host, port });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
      metrics.close();
    },
  };
}

// A foreign page could point its own name at this machine and read along.
function mayAsk({ headers }: IncomingMessage, host: string): boolean {
  if (!isLoopback(host)) return true;
  const asked = `http://${headers.host ?? ''}`;
  return URL.canParse(asked) && isLoopback(new URL(asked).hostname);
}
