import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { assert } from '#shared/kernel/assert.ts';

export interface SentryRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly contentType: string;
  /** The lines of the envelope: its header, the item's header, the event. */
  readonly lines: readonly unknown[];
}

/** Sentry on loopback, as far as an envelope goes. */
export interface SentryDouble {
  readonly dsn: string;
  readonly requests: SentryRequest[];
  /** From now on. */
  answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
  close(): Promise<void>;
}

export async function startSentryDouble(): Promise<SentryDouble> {
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://sentry.test');
      double.requests.push({
        path: pathname,
        query: Object.fromEntries(searchParams),
        contentType: incoming.headers['content-type'] ?? '',
        lines: body
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown),
      });
      response.writeHead(double.answer.status, double.answer.headers).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address !== null, 'the double has a port');
  const double: SentryDouble = {
    dsn: `http://public-key@127.0.0.1:${address.port}/sub/42`,
    requests: [],
    answer: { status: 200 },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}
