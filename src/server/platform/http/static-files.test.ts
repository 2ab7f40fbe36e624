import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { readStaticFiles } from './static-files.ts';
import type { StaticFiles } from './static-file.ts';

const script = "document.documentElement.lang = 'ar'";
const page = `<!doctype html><script>${script}</script><script type="module" src="/assets/main-1.js"></script>`;
const phonePage = '<!doctype html><script>phone()</script>';
const code = 'export const siraj = 1;';
let folder: string;
let files: StaticFiles | null;
let client: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'siraj-page-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'store'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'store', 'index.html'), '<!doctype html>store');
  await writeFile(join(folder, 'phone.html'), phonePage);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'main-1.js'), code);
  await writeFile(join(folder, 'assets', 'captcha-worker-1.js'), code);
  await writeFile(join(folder, 'assets', 'lantern-1.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'main-1.js.br'), brotliCompressSync(code));
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(page));
  files = readStaticFiles(folder, { https: false, hasRecaptcha: false });
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  client = (await createTestApp({ staticFiles: files })).visitor();
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

it('answers every page of the product with the one page there is, never cached unasked [ROUTE-1]', async () => {
  for (const path of [
    '/',
    '/store/anything',
    '/game/01a1',
    '/auth/action?mode=verifyEmail&oobCode=x',
    '/لعبة',
    '/apiary',
  ]) {
    const answer = await client.request({ path: encodeURI(path), headers: html });
    expect([answer.status, answer.text]).toEqual([200, page]);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  }
  expect((await client.request({ path: '/store', headers: html })).text).toBe('<!doctype html>store');
});

it('answers phones with their own document, under the same policy, and keeps it from search engines', async () => {
  for (const path of ['/r/123456', '/r', '/r/', '/r/anything/else']) {
    const answer = await client.request({ path, headers: html });
    expect([answer.status, answer.text]).toEqual([200, phonePage]);
    expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
    const hash = createHash('sha256').update('phone()').digest('base64');
    expect(String(answer.headers['content-security-policy'])).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
  expect((await client.request({ path: '/rewards', headers: html })).text).toBe(page);
});

it('allows the inline script of the page itself, and no other', async () => {
  const policy = String((await client.request({ path: '/', headers: html })).headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}';`);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

it('tells a page whose session is older than the readable cookie that there is one', async () => {
  const setBy = async (cookie: string) =>
    (await client.request({ path: '/', headers: { ...html, cookie } })).headers['set-cookie'];
  expect(await setBy('siraj_session=x')).toBe('siraj_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
  expect(await setBy('siraj_session=x; siraj_signed_in=1')).toBeUndefined();
  expect(await setBy('other=x')).toBeUndefined();
});

it('caches hashed files permanently, and serves the variant compressed at build', async () => {
  const plain = await client.request({ path: '/assets/main-1.js' });
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).toBe(code);
  const compressed = await client.request({ path: '/assets/main-1.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['etag']).toBe(plain.headers['etag']);
});

it('compresses a file and the page for a client that takes gzip alone', async () => {
  const { fastify } = (await createTestApp({ staticFiles: files })).server;
  for (const [path, text] of [
    ['/assets/main-1.js', code],
    ['/', page],
  ] as const) {
    const answer = await fastify.inject({ url: path, headers: { ...html, 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding'], path).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString(), path).toBe(text);
  }
});

it('leaves headers that act on documents out of scripts, styles and fonts, and out of nothing else', async () => {
  const headersOf = async (path: string) => (await client.request({ path })).headers;
  const script = await headersOf('/assets/main-1.js');
  expect(script).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  expect(script['content-security-policy']).toBeUndefined();
  for (const path of ['/assets/captcha-worker-1.js', '/assets/lantern-1.svg', '/favicon.svg', '/'])
    expect((await headersOf(path))['content-security-policy'], path).toContain("object-src 'none'");
});

it('answers 304 to a client that has the current file', async () => {
  const { headers } = await client.request({ path: '/favicon.svg' });
  const again = await client.request({ path: '/favicon.svg', headers: { 'if-none-match': String(headers['etag']) } });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('answers HEAD with the headers alone', async () => {
  const answer = await client.request({ method: 'HEAD', path: '/favicon.svg' });
  expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([200, '', 'image/svg+xml']);
});

it('has no page for a missing asset, an unknown call, or a way out of the folder', async () => {
  for (const path of [
    '/assets/gone.js',
    '/api/nothing',
    '/dev/mail',
    '/health/nothing',
    '/functions/x',
    '/media/x.svg',
  ]) {
    expect((await client.request({ path, headers: html })).status).toBe(404);
  }
  for (const path of [
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/assets/%2e%2e/%2e%2e/x',
    '/main-1.js.br',
    '/%00',
    '/%zz',
  ]) {
    expect((await client.request({ path, headers: { accept: '*/*' } })).status).toBe(404);
  }
});

it('serves no files if no page was built', () => {
  expect(readStaticFiles(join(folder, 'nowhere'), { https: false, hasRecaptcha: false })).toBeNull();
});
