import { Readable } from 'node:stream';
import { AppError } from '../platform/app-error.ts';
import { withErrorCode } from '../platform/with-error-code.ts';
import { rangeOf } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { MediaDeps } from './deps.ts';
import type { FileRow } from './tables.ts';

const keyPattern = /^[0-9a-f]{32}$/;

interface Address {
  readonly Params: { readonly key: string; readonly file: string };
}

/** Mounts GET /media/{key}/{file}. Files are immutable. Their upload names are not served: a name may give an answer away. */
export function mountServing({ fastify }: HttpServer, { database, store }: MediaDeps): void {
  fastify.get<Address>('/media/:key/:file', async (request, reply) => {
    const { key, file: name } = request.params;
    const row = keyPattern.test(key)
      ? await database.query.selectFrom('media').select('files').where('key', '=', key).executeTakeFirst()
      : undefined;
    const file = row?.files.find((each) => each.name === name);
    if (file === undefined) throw new AppError('system/not-found');
    const etag = `"${key}-${name}"`;
    if (request.headers['if-none-match'] === etag)
      return reply.code(304).headers(headersOf(file)).header('etag', etag).send();
    const range = rangeOf(request, file.bytes, etag);
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
    const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
    // Before anything is said of it: what can't be read now must not be kept for ever.
    const body =
      request.method === 'HEAD'
        ? Readable.from([])
        : await withErrorCode('system/unavailable', () => store.read(`${key}/${name}`, { start, end }));
    if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`);
    return reply
      .headers(headersOf(file))
      .header('etag', etag)
      .header('content-length', end - start + 1)
      .send(body);
  });
}

function headersOf({ mime }: FileRow): Readonly<Record<string, string>> {
  return {
    'content-type': mime,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    // Opened as its own page it may run and submit nothing; a drawing loads nothing, other media only from this site.
    'content-security-policy':
      mime === 'image/svg+xml'
        ? "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        : "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  };
}
