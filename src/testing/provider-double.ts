import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { assert } from '#shared/kernel/assert.ts';

/** How a provider's server lets one down. */
export type Outage = 'broken' | 'busy' | 'hangs' | 'garbage' | 'endless' | 'other-shape';

export interface DoubleRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface DoubleAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A provider's server on loopback. */
export interface ProviderDouble {
  readonly url: URL;
  /** Every request that came, whatever it was answered. */
  readonly requests: DoubleRequest[];
  /** From now on; null: it works. */
  outage: Outage | null;
  /** The server is closed: connections fail. */
  close(): Promise<void>;
}

export async function startProviderDouble(handle: (request: DoubleRequest) => DoubleAnswer): Promise<ProviderDouble> {
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const request: DoubleRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: text === '' ? {} : bodyOf(text, incoming.headers['content-type'] ?? ''),
      };
      double.requests.push(request);
      if (double.outage === null) answer(response, handle(request));
      else letDown(response, double.outage);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address !== null, 'the double has a port');
  const double: ProviderDouble = {
    url: new URL(`http://127.0.0.1:${address.port}`),
    requests: [],
    outage: null,
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}

function bodyOf(text: string, type: string): Record<string, unknown> {
  return type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : (JSON.parse(text) as Record<string, unknown>);
}

function answer(response: ServerResponse, { status, body }: DoubleAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function letDown(response: ServerResponse, outage: Outage): void {
  if (outage === 'broken') answer(response, { status: 500, body: { error: 'out of order' } });
  if (outage === 'busy') answer(response, { status: 429, body: { error: 'too many requests' } });
  if (outage === 'garbage')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to the proxy</html>');
  if (outage === 'endless')
    response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(1024 * 1024)}"`);
  if (outage === 'other-shape')
    answer(response, { status: 200, body: { IsSuccess: true, Data: { hello: 'world' }, status: 12 } });
}
