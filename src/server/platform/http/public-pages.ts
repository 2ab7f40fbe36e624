import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { partTokens } from '#shared/kernel/page-part.ts';
import type { PagePart } from '#shared/kernel/page-part.ts';
import { originToken, publicPagesSchema } from '#shared/kernel/public-pages.ts';
import type { PublicPagesList } from '#shared/kernel/public-pages.ts';
import { languages } from '#shared/kernel/text.ts';
import type { Language } from '#shared/kernel/text.ts';
import { languageCookieName } from '#shared/kernel/visitor-cookies.ts';
import { sessionCookieName } from '../auth-session.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { securityHeaders } from './security-headers.ts';
import type { PagePolicy } from './security-headers.ts';

interface Document {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Compressed at the first request: the origin in it isn't known at build. */
  readonly variants: Map<Encoding, Promise<Buffer>>;
}

type Encoding = 'br' | 'gzip';
type Files = Readonly<Record<Language, string>>;
/** Each put together at its first request. */
type PerLanguage = Readonly<Record<Language, () => Document>>;
/** The document with this part; the last one is kept. */
type WithPart = Readonly<Record<Language, (part: PagePart) => Document>>;

interface PublicPage {
  readonly documents: PerLanguage;
  /** Of a page with a part that the server renders, once it is there. */
  readonly withPart: WithPart | null;
}

/** By the path of a page: reads its part, null while there is none. */
export type PageParts = ReadonlyMap<string, () => Promise<PagePart | null>>;

/** The pages that the build rendered to HTML, for visitors; and what search engines read of the site. */
export interface PublicPages {
  readonly pages: ReadonlyMap<string, PublicPage>;
  readonly notFound: PerLanguage;
  /** Whether a path is one of the product. */
  readonly isKnown: (path: string) => boolean;
  readonly robots: string;
  readonly sitemap: string;
}

/** Reads them from the folder that the build wrote; null if there is none, as in development. */
export function readPublicPages(folder: string, publicUrl: URL, policy: PagePolicy): PublicPages | null {
  const listed = join(folder, 'pages.json');
  if (!existsSync(listed)) return null;
  const list = publicPagesSchema.parse(JSON.parse(readFileSync(listed, 'utf8')));
  const site = { origin: publicUrl.origin, policy };
  const read = (files: Files): PerLanguage => {
    const one = (language: Language) => documentOf(join(folder, files[language]), language, site);
    return { ar: one('ar'), en: one('en') };
  };
  const readWithPart = (files: Files): WithPart => {
    const one = (language: Language) => documentWithPart(join(folder, files[language]), language, site);
    return { ar: one('ar'), en: one('en') };
  };
  const patterns = list.patterns.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`));
  return {
    pages: new Map(
      list.pages.map(({ path, files, withPart }) => [
        path,
        { documents: read(files), withPart: withPart === undefined ? null : readWithPart(withPart) },
      ]),
    ),
    notFound: read(list.notFound),
    isKnown: (path) => patterns.some((pattern) => pattern.test(path)),
    robots: robotsOf(publicUrl.origin),
    sitemap: sitemapOf(list, publicUrl.origin),
  };
}

interface Site {
  readonly origin: string;
  readonly policy: PagePolicy;
}

/** The file is read now, so that a later build in its folder changes nothing here; what the origin changes in it waits. */
function documentOf(file: string, language: Language, { origin, policy }: Site): () => Document {
  const template = readFileSync(file);
  let made: Document | null = null;
  return () => (made ??= composeDocument(template.toString('utf8').replaceAll(originToken, origin), language, policy));
}

/** The part and its data are put in at once: neither can contain the place of the other. */
function documentWithPart(file: string, language: Language, { origin, policy }: Site): (part: PagePart) => Document {
  const template = readFileSync(file);
  const places = new RegExp(`${originToken}|${partTokens.html}|${partTokens.data}`, 'g');
  let made: { readonly part: PagePart; readonly document: Document } | null = null;
  return (part) => {
    if (made?.part === part) return made.document;
    const values = new Map([
      [originToken, origin],
      [partTokens.html, part.html[language]],
      [partTokens.data, part.data],
    ]);
    const html = template.toString('utf8').replace(places, (place) => values.get(place) ?? place);
    made = { part, document: composeDocument(html, language, policy) };
    return made.document;
  };
}

function composeDocument(html: string, language: Language, policy: PagePolicy): Document {
  return {
    body: Buffer.from(html),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      // One address has several answers: by language, and another for who is signed in.
      vary: 'accept-encoding, cookie',
      'cache-control': 'no-cache',
      ...securityHeaders(policy, inlineScriptHashes(html)),
    },
    variants: new Map(),
  };
}

/**
 * What may follow a public page's address: its language, where a visitor came from, and an invitation. Messengers read the
 * document of an invitation for its picture; a browser renders it from the start.
 */
const neutralParameter = /^(lang|ref|ref_src|utm_\w+|fbclid|gclid|igshid|mc_\w+)$/;

/**
 * The document for a visitor: a public page, or the one for unknown addresses. Null for everything else, and for a browser
 * with a session: it gets the page that shows its user.
 */
export async function findDocument(
  pages: PublicPages,
  parts: PageParts,
  asked: string,
  request: FastifyRequest,
): Promise<Document | null> {
  if (request.cookies[sessionCookieName] !== undefined) return null;
  const path = asked === '/' ? asked : asked.replace(/\/$/, '');
  const page = pages.pages.get(path);
  if (page === undefined || ![...queryOf(request).keys()].every((name) => neutralParameter.test(name))) return null;
  const language = languageOfVisitor(request);
  const part = page.withPart === null ? null : await parts.get(path)?.();
  return part ? (page.withPart?.[language](part) ?? null) : page.documents[language]();
}

/** The language that the address names, else the one that the visitor chose before, else Arabic. */
export function languageOfVisitor(request: Pick<FastifyRequest, 'url' | 'cookies'>): Language {
  const asked = queryOf(request).get('lang');
  const known = (name: string | null | undefined) => languages.find((language) => language === name);
  return known(asked) ?? known(request.cookies[languageCookieName]) ?? 'ar';
}

/** Without the path, which may be anything: `//` is no address. */
function queryOf({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1] ?? '');
}

export async function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document): Promise<void> {
  reply.headers(document.headers).header('etag', document.etag);
  if (request.headers['if-none-match'] === document.etag && reply.statusCode === 200) {
    await reply.code(304).send();
    return;
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding === null) await reply.send(document.body);
  else await reply.header('content-encoding', encoding).send(await variantOf(document, encoding));
}

function encodingOf(accepted = ''): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

function variantOf({ body, variants }: Document, encoding: Encoding): Promise<Buffer> {
  const found = variants.get(encoding);
  if (found !== undefined) return found;
  const made =
    encoding === 'br'
      ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
      : toGzip(body, { level: 9 });
  variants.set(encoding, made);
  return made;
}

/** The server's own paths are no pages; private pages are known by their noindex, which a crawler has to be able to read. */
function robotsOf(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /functions/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function sitemapOf({ pages }: PublicPagesList, origin: string): string {
  const addressOf = (path: string, language: Language) =>
    `${origin}${path}${language === 'ar' ? '' : `?lang=${language}`}`;
  const urls = pages.flatMap(({ path }) =>
    languages.map((language) => {
      const alternates = [...languages, 'x-default' as const].map(
        (each) =>
          `    <xhtml:link rel="alternate" hreflang="${each}" href="${addressOf(path, each === 'x-default' ? 'ar' : each)}"/>\n`,
      );
      return `  <url>\n    <loc>${addressOf(path, language)}</loc>\n${alternates.join('')}  </url>\n`;
    }),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('')}</urlset>\n`
  );
}
