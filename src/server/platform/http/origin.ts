import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects a write that another site's page sends with our visitor's cookie.
 * Browsers name the origin on every write; a client that names none is no browser.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: URL): void {
  if (reading.has(request.method)) return;
  if (isForeignOrigin(request.headers, publicUrl)) throw new AppError('system/foreign-origin');
}

/** True for a request from a page of another site. */
export function isForeignOrigin(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  publicUrl: URL,
): boolean {
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none';
  // Over plain http the server may have several names: localhost, 127.0.0.1, the machine's address.
  return origin !== publicUrl.origin && !(publicUrl.protocol === 'http:' && origin === `http://${host}`);
}
