import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { partTokens } from '#shared/kernel/page-part.ts';
import { originToken } from '#shared/kernel/public-pages.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { readPublicPages } from './public-pages.ts';
import type { PublicPages } from './public-pages.ts';
import { readStaticFiles } from './static-files.ts';
import type { StaticFiles } from './static-file.ts';

const publicUrl = new URL('https://siraj.example');
const policy = { https: true, hasRecaptcha: false };
const oneForAll = '<!doctype html>the page of a user';
let folder: string;
let files: StaticFiles | null;
let publicPages: PublicPages | null;
let app: TestApp;
let visitor: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'siraj-pages-'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('index.html', oneForAll);
  for (const language of ['ar', 'en']) {
    await write(
      `home.${language}.html`,
      `<link rel="canonical" href="${originToken}/"><script>start()</script>home ${language}`,
    );
    await write(`store.${language}.html`, `store ${language}`);
    await write(
      `store.part.${language}.html`,
      `<b>${partTokens.html}</b><script type="application/json">${partTokens.data}</script> ${originToken} ${language}`,
    );
    await write(`notFound.${language}.html`, `nothing here ${language}`);
  }
  const filesOf = (name: string) => ({ ar: `${name}.ar.html`, en: `${name}.en.html` });
  const pages = [
    { path: '/', files: filesOf('home') },
    { path: '/store', files: filesOf('store'), withPart: filesOf('store.part') },
  ];
  await write(
    'pages.json',
    JSON.stringify({
      pages,
      notFound: filesOf('notFound'),
      patterns: ['/', '/store', '/profile', '/game/:gameId', '/g/:token'],
    }),
  );
  files = readStaticFiles(folder, policy);
  publicPages = readPublicPages(folder, publicUrl, policy);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  app = await createTestApp({ staticFiles: files, publicPages, publicUrl });
  visitor = app.visitor();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  visitor.request({ path, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });

it('answers a public page in Arabic at its address, and in the language of the address or of the cookie [ROUTE-1]', async () => {
  const textOf = async (path: string, cookie = '') => (await get(path, cookie === '' ? {} : { cookie })).text;
  expect(await textOf('/store')).toBe('store ar');
  expect(await textOf('/store/')).toBe('store ar');
  expect(await textOf('/store?lang=en')).toBe('store en');
  expect(await textOf('/store', 'siraj_language=en')).toBe('store en');
  expect(await textOf('/store?lang=ar', 'siraj_language=en')).toBe('store ar');
  expect(await textOf('/store?lang=fr', 'siraj_language=xx')).toBe('store ar');
  expect((await get('/store?lang=en')).headers).toMatchObject({
    'content-language': 'en',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
  });
});

it('answers an invitation with the page of its address, which has the picture that messengers show [REF-1]', async () => {
  expect((await get('/store?ref=ABC234')).text).toBe('store ar');
  expect((await get('/store?ref=ABC234&lang=en')).text).toBe('store en');
  expect((await get('/store?other=1')).text).toBe(oneForAll);
});

it('names its own origin in a page, and allows the scripts of the page alone', async () => {
  const { text, headers } = await get('/');
  expect(text).toContain('href="https://siraj.example/"');
  const policyOfPage = String(headers['content-security-policy']);
  expect(policyOfPage).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
});

it('compresses a page, and answers 304 to a browser that has it', async () => {
  const packed = (encoding: string) =>
    app.server.fastify.inject({ url: '/store', headers: { 'accept-encoding': encoding } });
  const br = await packed('gzip, br');
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe('store ar');
  expect(gunzipSync((await packed('gzip')).rawPayload).toString()).toBe('store ar');
  const again = await get('/store', { 'if-none-match': String(br.headers['etag']) });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('puts the packages into the page of the shop, and others as soon as they change [PKG-1]', async () => {
  let price = '$& 1';
  const renderPackages = () => {
    // A text that names the places of the page is a text.
    const html = { ar: `${price} ${partTokens.data}`, en: price };
    return Promise.resolve({ html, data: JSON.stringify([price, partTokens.html]) });
  };
  app = await createTestApp({ staticFiles: files, publicPages, publicUrl, renderPackages });
  visitor = app.visitor();
  const data = (text: string) => `<script type="application/json">["${text}","${partTokens.html}"]</script>`;
  const first = await get('/store');
  expect(first.text).toBe(`<b>$& 1 ${partTokens.data}</b>${data('$& 1')} https://siraj.example ar`);
  expect((await get('/store?lang=en')).text).toBe(`<b>$& 1</b>${data('$& 1')} https://siraj.example en`);
  const ifChanged = { 'if-none-match': String(first.headers['etag']) };
  expect((await get('/store', ifChanged)).status).toBe(304);
  price = '2';
  await app.database.query.updateTable('game_packages').set({ sessions: 2 }).where('id', '=', 'one-session').execute();
  app.clock.moveBy(30_000);
  const second = await get('/store', ifChanged);
  await app.database.query.updateTable('game_packages').set({ sessions: 1 }).where('id', '=', 'one-session').execute();
  expect([second.status, second.text]).toEqual([
    200,
    `<b>2 ${partTokens.data}</b>${data('2')} https://siraj.example ar`,
  ]);
  expect((await get('/store', { cookie: 'siraj_session=x' })).text).toBe(oneForAll);
});

it('gives a browser with a session the page that shows its user', async () => {
  expect((await get('/store', { cookie: 'siraj_session=x' })).text).toBe(oneForAll);
});

it('gives an address that asks for more than a public page the page that can show it', async () => {
  expect((await get('/store?error=cancelled')).text).toBe(oneForAll);
  expect((await get('/store?utm_source=mail&lang=en')).text).toBe('store en');
});

it('answers an unknown address with 404 and a page that says so, in both languages [ROUTE-6]', async () => {
  for (const path of ['/nowhere', '/game/1/2', '/storeroom']) {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([404, 'nothing here ar']);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  }
  expect((await get('/nowhere?lang=en')).text).toBe('nothing here en');
  const ofUser = await get('/nowhere', { cookie: 'siraj_session=x' });
  expect([ofUser.status, ofUser.text]).toEqual([404, oneForAll]);
});

it('keeps private pages, and public pages of gangs, out of search engines [GANG-8]', async () => {
  for (const path of ['/profile', '/game/01a1', '/g/Tm9Jbm5QQWdlT2ZBR2FuZw']) {
    const answer = await get(path);
    expect([answer.status, answer.text, answer.headers['x-robots-tag']]).toEqual([200, oneForAll, 'noindex']);
  }
  expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
});

it('lists the public pages in both languages for search engines', async () => {
  const robots = await visitor.request({ path: '/robots.txt' });
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.text).toContain('Sitemap: https://siraj.example/sitemap.xml');
  const sitemap = await visitor.request({ path: '/sitemap.xml' });
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...sitemap.text.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://siraj.example/',
    'https://siraj.example/?lang=en',
    'https://siraj.example/store',
    'https://siraj.example/store?lang=en',
  ]);
  expect(sitemap.text).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://siraj.example/store"/>',
  );
});

it('has no rendered pages where none were built', () => {
  expect(readPublicPages(join(folder, 'nowhere'), publicUrl, policy)).toBeNull();
});

it.each([
  ['//', 200],
  ['//?x=1', 200],
  ['///', 404],
  ['//a:b', 404],
  ['//[', 404],
])('answers %s, which is no address, with %i and not with a fault', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});
