import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openSpan } from '../tracing/index.ts';
import type { OpenSpan } from '../tracing/index.ts';

const knownMethod = /^(?:CONNECT|DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|TRACE)$/;
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Makes each request a span, continuing the trace of its `traceparent`; not those of supervisors, which come every few
 * seconds. Add it before all other hooks, so that what they do belongs to the span.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const opened = request.routeOptions.url?.startsWith('/health/') === true ? null : openRequest(request);
    if (opened === null) {
      done();
      return;
    }
    finished(reply.raw, { readable: false }, (error) => {
      if (error instanceof Error) opened.set({ 'error.type': 'aborted' });
      else noteStatus(opened, reply.statusCode);
      opened.end();
    });
    opened.run(done);
  });
}

function openRequest(request: FastifyRequest): OpenSpan | null {
  const { url: route } = request.routeOptions;
  const method = knownMethod.test(request.method) ? request.method : '_OTHER';
  const { traceparent } = request.headers;
  return openSpan(route === undefined ? method : `${method} ${route}`, {
    kind: 'server',
    isRoot: true,
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    attributes: {
      'http.request.method': method,
      'url.scheme': request.protocol,
      ...(route === undefined ? {} : { 'http.route': route, 'url.path': pathOf(route, request.params) }),
    },
  });
}

/** The path as far as it has no secret: an answer code opens its answer, and the path of an unknown address can be anything. */
function pathOf(route: string, parameters: unknown): string {
  const values = parameters as Readonly<Record<string, string | undefined>>;
  return route.replace(/:(\w+)/g, (name: string, parameter: string) => {
    const value = values[parameter] ?? '';
    return id.test(value) ? value : name;
  });
}

// A rejected call is the caller's error, not the server's.
function noteStatus(opened: OpenSpan, status: number): void {
  opened.set({ 'http.response.status_code': status });
  if (status >= 500) opened.fail(String(status));
}
