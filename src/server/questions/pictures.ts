import type { FastifyReply } from 'fastify';
import type { Database } from '../platform/database/index.ts';
import { AppError } from '../platform/app-error.ts';
import type { HttpServer } from '../platform/http/index.ts';

/** Pictures in memory; each has at most 15 KB. */
const maxHeld = 1000;

// The address reveals nothing about its content, which never changes.
const fileName = /^([0-9a-f]{32})\.svg$/;

export function pictureUrl(hash: string): string {
  return `/media/${hash}.svg`;
}

/** The address of a question's stored medium: a picture of the bank by its hash, one of the library by its address. */
export function mediaUrl(medium: string): string;
export function mediaUrl(medium: string | null): string | null;
export function mediaUrl(medium: string | null): string | null {
  return medium === null || medium.startsWith('/') ? medium : pictureUrl(medium);
}

/** Puts GET /media/{hash}.svg on the server. */
export function mountPictures(server: HttpServer, database: Database): void {
  const held = new Map<string, string>();
  server.fastify.get<{ Params: { name: string } }>('/media/:name', async ({ params }, reply) => {
    const hash = fileName.exec(params.name)?.[1];
    if (hash === undefined) throw new AppError('system/not-found');
    const svg = held.get(hash) ?? (await findPicture(database, hash));
    if (svg === undefined) throw new AppError('system/not-found');
    if (held.size < maxHeld) held.set(hash, svg);
    return sendPicture(reply, svg);
  });
}

async function findPicture(database: Database, hash: string): Promise<string | undefined> {
  const row = await database.query.selectFrom('pictures').select('svg').where('hash', '=', hash).executeTakeFirst();
  return row?.svg;
}

function sendPicture(reply: FastifyReply, svg: string): FastifyReply {
  return (
    reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Opened as its own page it may load, run and submit nothing.
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(svg)
  );
}
