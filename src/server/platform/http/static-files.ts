import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { sessionCookieName } from '../auth-session.ts';
import { answerAssetsFirst } from './asset-answers.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { setSignedInCookie } from './mount.ts';
import { findDocument, languageOfVisitor, sendDocument } from './public-pages.ts';
import type { PageParts, PublicPages } from './public-pages.ts';
import { securityHeaders } from './security-headers.ts';
import type { PagePolicy } from './security-headers.ts';
import { isApiPath, isAssetPath } from './server.ts';
import type { HttpServer } from './server.ts';
import { bodyOf, PackedFile, variantFor } from './static-file.ts';
import type { StaticFile, StaticFiles } from './static-file.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.map': 'application/json; charset=utf-8',
};

/** Reads the built page; null if there is none, as in development. */
export function readStaticFiles(folder: string, policy: PagePolicy): StaticFiles | null {
  if (!existsSync(folder)) return null;
  const files = new Map<string, StaticFile>();
  // At once, since hundreds of small files take several times as long through the thread pool.
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  for (const file of names) {
    if (/\.(br|gz)$/.test(file)) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, readFile(path, file, names.has(`${file}.br`), policy));
  }
  return files;
}

function readFile(path: string, file: string, isPacked: boolean, policy: PagePolicy): StaticFile {
  const stored = readFileSync(isPacked ? `${file}.br` : file);
  const etag = `"${createHash('sha256').update(stored).digest('base64url').slice(0, 27)}"`;
  const html = extname(path) === '.html' ? readFileSync(file, 'utf8') : '';
  const headers = headersOf(path, html, policy);
  return isPacked
    ? new PackedFile({ brotli: stored, etag, headers })
    : { body: stored, brotli: null, gzip: null, etag, headers };
}

/** Addresses of the phones in a room. Their document is another: it loads a fraction of the page's code. */
const phonePaths = /^\/r(\/|$)/;

/**
 * Serves the files; to visitors the pages that the build rendered, to phones their document, and to every other address
 * of the product the one page there is. Without rendered pages any address is one.
 */
export function mountStaticFiles(
  server: HttpServer,
  files: StaticFiles,
  publicPages: PublicPages | null = null,
  parts: PageParts = new Map(),
): void {
  answerAssetsFirst(server, files);
  if (publicPages !== null) mountForSearchEngines(server, publicPages);
  server.fastify.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (path === null || isApiPath(request.url)) throw new AppError('system/not-found');
    const document = publicPages === null ? null : await findDocument(publicPages, parts, path, request);
    if (document !== null) return sendDocument(request, reply, document);
    const file = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
    if (file !== undefined) return sendFile(server, request, reply, file);
    return sendPage(server, request, reply, { path, files, publicPages });
  });
}

/** The one page, for any address, known or not. A missing file, or an unknown path of the server, is no page. */
async function sendPage(
  server: HttpServer,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, files, publicPages }: { path: string; files: StaticFiles; publicPages: PublicPages | null },
): Promise<void> {
  const isPage =
    !/^\/(assets|dev|functions|health|media)(\/|$)/.test(path) && (request.headers.accept ?? '').includes('text/html');
  const isPhone = phonePaths.test(path);
  const page = isPage ? files.get(isPhone ? '/phone.html' : '/index.html') : undefined;
  if (page === undefined) throw new AppError('system/not-found');
  if (isPhone) return sendFile(server, request, reply.header('x-robots-tag', 'noindex'), page);
  if (publicPages === null) return sendFile(server, request, reply, page);
  // What isn't rendered is of one user alone.
  reply.header('x-robots-tag', 'noindex');
  if (publicPages.isKnown(path)) return sendFile(server, request, reply, page);
  void reply.code(404);
  if (request.cookies[sessionCookieName] !== undefined) return sendFile(server, request, reply, page);
  return sendDocument(request, reply, publicPages.notFound[languageOfVisitor(request)]());
}

function mountForSearchEngines({ fastify }: HttpServer, { robots, sitemap }: PublicPages): void {
  fastify.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  fastify.get('/sitemap.xml', (_, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}

async function sendFile(
  server: HttpServer,
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
): Promise<void> {
  const isPage = file.headers['content-type']?.startsWith('text/html') === true;
  if (isPage) setSignedInCookie(server, request, reply);
  // Visitors get other pages at the same addresses.
  send(request, reply, file, isPage ? { vary: 'accept-encoding, cookie' } : {});
  await reply;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  more: Readonly<Record<string, string>>,
): void {
  const variant = variantFor(file, request.headers);
  reply.headers({ ...file.headers, ...more, etag: file.etag });
  if (variant === 'br' || variant === 'gzip') reply.header('content-encoding', variant);
  if (variant === 'unchanged') void reply.code(304);
  void reply.send(bodyOf(file, variant) ?? undefined);
}

function headersOf(path: string, html: string, policy: PagePolicy): Record<string, string> {
  const extension = extname(path);
  return {
    'content-type': types[extension] ?? 'application/octet-stream',
    // Names under assets/ carry a hash of their content.
    'cache-control': isAssetPath(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(extension === '.html' ? securityHeaders(policy, inlineScriptHashes(html)) : {}),
    // They act as documents.
    ...(extension === '.svg' || /-worker-[^/]*\.js$/.test(path) ? securityHeaders(policy) : {}),
  };
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/, ''));
  } catch {
    return null;
  }
}
