import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site's page sends with our visitor's cookie.
 * Browsers name the origin on every write; a client that names none is no browser.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: URL): void {
  if (reading.has(request.method)) return;
  const { origin } = request.headers;
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    if (site === undefined || site === 'same-origin' || site === 'none') return;
  } else {
    if (origin === publicUrl.origin) return;
    // Over plain http the house may be reached by several names: localhost, 127.0.0.1, the machine's address.
    if (publicUrl.protocol === 'http:' && origin === `http://${request.headers.host}`) return;
  }
  throw new AppError('system/foreign-origin');
}
