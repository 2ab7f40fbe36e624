import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { questionsAdminApi } from '#shared/questions/admin-api.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { forgetBank, sampleContent, sampleQuestionsPerValue } from '#testing/sample-content.ts';
import { sourceOf } from './content.ts';
import { createTestApp, type TestApp, type TestUser } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

let app: TestApp;
let host: TestUser;
let admin: TestUser;
const opened: TestApp[] = [];
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified();
  admin = await app.admin();
});
afterEach(async () => {
  await forgetBank(app.database);
  for (const other of opened.splice(0)) await other.live.close();
});

const path = '/api/categories';
const whole = 3 * sampleQuestionsPerValue;
const alphaFor = async (client: TestClient) =>
  (await client.call(questionsApi.listCategories, {})).items.find(({ id }) => id === 'alpha');

async function retire(id: string): Promise<void> {
  const { item } = await admin.call(questionsAdminApi.get, { id });
  const { version, categoryId, content } = item;
  await admin.call(questionsAdminApi.change, { id, version, categoryId, content, status: 'retired' });
}

it('shows what staff changed at the next call, to visitors and hosts [GAME-9] [ADM-1]', async () => {
  expect((await alphaFor(app.visitor()))?.questions).toBe(whole);
  expect((await alphaFor(host))?.gamesLeft?.short).toBe(sampleQuestionsPerValue);
  await retire('alpha-200-0');
  expect((await alphaFor(app.visitor()))?.questions).toBe(whole - 1);
  expect(await alphaFor(host)).toMatchObject({
    questions: whole - 1,
    gamesLeft: { short: sampleQuestionsPerValue - 1 },
  });
});

it('shows what the files brought at the next call [GAME-9]', async () => {
  expect((await app.visitor().call(questionsApi.listCategories, {})).items.length).toBeGreaterThan(1);
  const { categories, ...rest } = sampleContent();
  const alphaAlone = { ...rest, hash: 'alpha alone', categories: categories.filter(({ id }) => id === 'alpha') };
  await app.questions.load(sourceOf(alphaAlone));
  expect((await app.visitor().call(questionsApi.listCategories, {})).items.map(({ id }) => id)).toEqual(['alpha']);
});

it('is known at another process after a while even if the change event is lost', async () => {
  const other = await createTestApp({}, app);
  opened.push(other);
  expect((await alphaFor(other.visitor()))?.questions).toBe(whole);
  await retire('alpha-200-0');
  app.clock.moveBy(30_000);
  expect((await alphaFor(other.visitor()))?.questions).toBe(whole - 1);
});

it('is sent compressed to a client that takes it', async () => {
  const plain = await app.visitor().request({ path });
  const small = await app.visitor().request({ path, headers: { 'accept-encoding': 'br' } });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers['etag'] });
  expect(brotliDecompressSync(small.bytes).toString('utf8')).toBe(plain.text);
});

it("is sent again only if it changed, and never in place of a host's answer", async () => {
  const { headers } = await app.visitor().request({ path });
  const etag = String(headers['etag']);
  expect(headers['cache-control']).toBe('private, no-cache');
  const again = (tag: string) => app.visitor().request({ path, headers: { 'if-none-match': tag } });
  expect(await again(etag)).toMatchObject({ status: 304, text: '' });
  expect((await again(`"other", W/${etag}`)).status).toBe(304);
  const own = await host.request({ path, headers: { 'if-none-match': etag } });
  expect(own.status).toBe(200);
  expect(own.headers['cache-control']).toBe('no-store');
  await retire('alpha-200-0');
  expect((await again(etag)).status).toBe(200);
});
