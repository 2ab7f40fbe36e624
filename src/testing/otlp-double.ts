import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { assert } from '#shared/kernel/assert.ts';

/** A span as it was received, its attributes by name. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentSpanId: string;
  readonly kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly hasFailed: boolean;
  /** Ids of the spans that it is linked to. */
  readonly links: readonly string[];
}

/** A receiver of OTLP over HTTP on loopback, as far as traces in JSON go. */
export interface OtlpDouble {
  readonly endpoint: string;
  readonly spans: ReceivedSpan[];
  /** Of the processes that sent spans. */
  readonly resources: Readonly<Record<string, string | number>>[];
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[];
  /** From now on; null hangs, until `answerWaiting`. */
  status: number | null;
  /** Receives and answers what hangs. */
  answerWaiting(): void;
  close(): Promise<void>;
}

const kinds = ['internal', 'server', 'client', 'producer', 'consumer'] as const;
const failed = 2;

const attributesSchema = z
  .array(
    z.object({
      key: z.string(),
      value: z.union([
        z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
        z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
      ]),
    }),
  )
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, value])));

const spanSchema = z
  .object({
    name: z.string(),
    traceId: z.string(),
    spanId: z.string(),
    parentSpanId: z.string().default(''),
    kind: z.number(),
    attributes: attributesSchema,
    status: z.object({ code: z.number().default(0) }),
    links: z.array(z.object({ spanId: z.string() })).default([]),
  })
  .transform(({ kind, status, links, ...span }): ReceivedSpan => ({
    ...span,
    kind: kinds[kind - 1] ?? 'internal',
    hasFailed: status.code === failed,
    links: links.map(({ spanId }) => spanId),
  }));

const bodySchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export async function startOtlpDouble(): Promise<OtlpDouble> {
  const receive = (body: string) => {
    for (const { resource, scopeSpans } of bodySchema.parse(JSON.parse(body)).resourceSpans) {
      double.resources.push(resource.attributes);
      double.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    }
  };
  const waiting: (() => void)[] = [];
  const answer = (body: string, response: ServerResponse) => {
    if (double.status === 200) receive(body);
    if (double.status === null) waiting.push(() => answer(body, response));
    else response.writeHead(double.status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      double.requests.push({ path: incoming.url ?? '', headers: incoming.headers, body });
      answer(body, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(typeof address === 'object' && address !== null, 'the double has a port');
  const double: OtlpDouble = {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans: [],
    resources: [],
    requests: [],
    status: 200,
    answerWaiting() {
      for (const answerOne of waiting.splice(0)) answerOne();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}
