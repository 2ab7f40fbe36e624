import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { errorMonitor } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Attributes, OpenSpan, SpanOptions } from './spans.ts';

/** As `fetch` publishes it. */
interface Fetched {
  readonly method: string;
  readonly origin: string;
}

interface Messages {
  readonly 'undici:request:create': { readonly request: Fetched };
  readonly 'undici:request:headers': { readonly request: Fetched; readonly response: { readonly statusCode: number } };
  readonly 'undici:request:error': { readonly request: Fetched; readonly error: Error };
  readonly 'http.client.request.start': { readonly request: ClientRequest };
  readonly 'http.client.response.finish': { readonly request: ClientRequest; readonly response: IncomingMessage };
}

type Open = (name: string, options: SpanOptions) => OpenSpan | null;

/**
 * Makes a span of each request to another server, until its answer begins, from what Node itself publishes of `fetch` and
 * node:http. Nothing is added to the requests: all go to vendors, who have no part in our trace. Addresses are left out
 * except for their host: those of push services are secrets. Returns how to stop.
 */
export function traceOutgoing(open: Open): () => void {
  const spans = new WeakMap<object, OpenSpan>();
  const begin = (request: object, method: string, server: Attributes) => {
    const opened = open(method, { kind: 'client', attributes: { 'http.request.method': method, ...server } });
    if (opened !== null) spans.set(request, opened);
  };
  const answered = (request: object, status: number) => {
    spans.get(request)?.set({ 'http.response.status_code': status });
    end(request, status >= 400 ? String(status) : null);
  };
  const end = (request: object, error: unknown) => {
    const opened = spans.get(request);
    spans.delete(request);
    if (error !== null) opened?.fail(error);
    opened?.end();
  };
  const stops = [
    listen('undici:request:create', ({ request }) => begin(request, request.method, serverOf(request.origin))),
    listen('undici:request:headers', ({ request, response }) => answered(request, response.statusCode)),
    listen('undici:request:error', ({ request, error }) => end(request, error)),
    listen('http.client.request.start', ({ request }) => {
      begin(request, request.method, serverOf(`${request.protocol}//${String(request.getHeader('host'))}`));
      if (spans.has(request)) request.once(errorMonitor, (error) => end(request, error));
    }),
    listen('http.client.response.finish', ({ request, response }) => answered(request, response.statusCode ?? 0)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function serverOf(origin: string): Attributes {
  if (!URL.canParse(origin)) return {};
  const { protocol, hostname, port } = new URL(origin);
  const usualPort = protocol === 'https:' ? 443 : 80;
  return {
    'server.address': hostname,
    'server.port': port === '' ? usualPort : Number(port),
    'url.scheme': protocol.slice(0, -1),
  };
}

function listen<Name extends keyof Messages>(name: Name, hear: (message: Messages[Name]) => void): () => void {
  const subscriber = (message: unknown) => hear(message as Messages[Name]);
  subscribe(name, subscriber);
  return () => void unsubscribe(name, subscriber);
}
