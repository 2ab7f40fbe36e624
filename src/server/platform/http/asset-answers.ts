import type { IncomingMessage, ServerResponse } from 'node:http';
import { assetAsked } from '../measurements.ts';
import { fileHeaders } from './security-headers.ts';
import { isAssetPath, isUnknownHost } from './server.ts';
import type { HttpServer } from './server.ts';
import { bodyOf, variantFor } from './static-file.ts';
import type { StaticFile, StaticFiles, Variant } from './static-file.ts';

interface Answer {
  readonly status: number;
  /** Names and values in turns, as they are written. */
  readonly headers: readonly string[];
  readonly body: Buffer | null;
}

/** Those that were asked for: a file makes some of its variants only then. */
type Answers = Partial<Record<Variant, Answer>>;

/**
 * Answers reads of the files under assets/ before Fastify, whose share of such a call is larger than the answer's. The
 * answers are the same; Fastify gets every other request, also those that it rejects: other methods and addresses and
 * unknown hosts, and all while the server closes, when it ends each connection.
 */
export function answerAssetsFirst({ fastify, options }: HttpServer, files: StaticFiles): void {
  const assets = new Map([...files].filter(([path]) => isAssetPath(path)));
  const answers = new Map<StaticFile, Answers>();
  // oxlint-disable-next-line typescript/unbound-method -- A closure, found again by its identity.
  const { server, routing } = fastify;
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method = '', headers } = request;
    const file = assets.get(url);
    if (file === undefined || method !== 'GET') return false;
    if (!server.listening || isUnknownHost(options, headers)) return false;
    assetAsked.publish({ response });
    let all = answers.get(file);
    if (all === undefined) answers.set(file, (all = {}));
    const variant = variantFor(file, headers);
    const { status, headers: written, body } = (all[variant] ??= answerOf(file, variant));
    response.writeHead(status, written as string[]).end(body);
    return true;
  };
  server.off('request', routing).on('request', (request, response) => {
    if (!answer(request, response)) routing(request, response);
  });
}

function answerOf(file: StaticFile, variant: Variant): Answer {
  const body = bodyOf(file, variant);
  const headers = {
    ...fileHeaders,
    ...file.headers,
    etag: file.etag,
    ...(variant === 'br' || variant === 'gzip' ? { 'content-encoding': variant } : {}),
    ...(body === null ? {} : { 'content-length': String(body.length) }),
  };
  return { status: variant === 'unchanged' ? 304 : 200, headers: Object.entries(headers).flat(), body };
}
