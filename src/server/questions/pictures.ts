import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/index.ts';
import { AppError } from '../platform/app-error.ts';
import { rangeOf } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { bankFileTypes, typeOfFile } from './bank-file.ts';

/** Files kept in memory, together. */
const maxCachedBytes = 24 * 1024 * 1024;

// The address reveals nothing about its content, which never changes.
const fileName = /^([0-9a-f]{32})\.(svg|webp|avif|mp3|m4a)$/;

function pictureUrl(hash: string): string {
  return `/media/${hash}.svg`;
}

/** The address of a stored medium: a drawing of the bank by its hash, another file of the bank by its name, one of the library by its address. */
export function mediumUrl(medium: string): string {
  if (medium.startsWith('/')) return medium;
  return medium.includes('.') ? `/media/${medium}` : pictureUrl(medium);
}

/** The addresses of a question's stored media. */
export function mediaUrls(media: string | null): readonly string[] {
  return (media?.split(' ') ?? []).map(mediumUrl);
}

interface ServedFile {
  readonly type: string;
  readonly body: Uint8Array;
}

/** Puts GET /media/{hash}.{type} on the server. */
export function mountPictures(server: HttpServer, database: Database): void {
  const cached = new Map<string, ServedFile>();
  let cachedBytes = 0;
  server.fastify.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    if (!fileName.test(name)) throw new AppError('system/not-found');
    const file = cached.get(name) ?? (await findFile(database, name));
    if (file === null) throw new AppError('system/not-found');
    if (!cached.has(name) && cachedBytes + file.body.length <= maxCachedBytes) {
      cached.set(name, file);
      cachedBytes += file.body.length;
    }
    return sendFile(request, reply, name, file);
  });
}

async function findFile({ query }: Database, name: string): Promise<ServedFile | null> {
  const type = typeOfFile(name);
  if (type !== null) {
    const row = await query.selectFrom('bank_files').select('body').where('name', '=', name).executeTakeFirst();
    return row === undefined ? null : { type: bankFileTypes[type], body: row.body };
  }
  const hash = name.slice(0, name.indexOf('.'));
  const row = await query.selectFrom('pictures').select('svg').where('hash', '=', hash).executeTakeFirst();
  return row === undefined ? null : { type: 'image/svg+xml; charset=utf-8', body: Buffer.from(row.svg) };
}

// Players of sound ask for ranges, and some play nothing without an answer to them.
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  { type, body }: ServedFile,
): FastifyReply {
  const etag = `"${name}"`;
  const range = rangeOf(request, body.length, etag);
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${body.length}`);
  const part = range === null ? body : body.subarray(range.start, range.end + 1);
  return (
    reply
      .header('content-type', type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('accept-ranges', 'bytes')
      // Opened as its own page it may load, run and submit nothing but the file itself.
      .header(
        'content-security-policy',
        type.startsWith('image/svg')
          ? "default-src 'none'; sandbox"
          : "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
      )
      .send(Buffer.from(part.buffer, part.byteOffset, part.byteLength))
  );
}
