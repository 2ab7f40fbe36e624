import { beforeEach, describe, expect, it } from 'vitest';
import { gamesApi } from '#shared/games/api.ts';
import { present } from '#shared/kernel/assert.ts';
import { sampleSetup } from '#testing/hosted-game.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { cleanPicture, pictureFault } from './picture.ts';

describe('a picture of a question', () => {
  it('loses everything that could name what it shows', () => {
    const svg = cleanPicture(`<?xml version="1.0"?>
      <!-- Kuwait --><svg xmlns="http://www.w3.org/2000/svg" id="flag-icons-kw" class="kw" viewBox="0 0 4 3">
        <title>Kuwait</title><desc lang="en">Flag</desc>
        <defs><clipPath id="kw-a"><path d="M0 0h4v3H0z"/></clipPath><path id="kw-star" d="M0 0"/></defs>
        <g clip-path="url(#kw-a)"><use href="#kw-star" aria-label="Kuwait"/></g>
      </svg>`);
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><defs><clipPath id="p0"><path d="M0 0h4v3H0z"/></clipPath>' +
        '<path id="p1" d="M0 0"/></defs><g clip-path="url(#p0)"><use href="#p1"/></g></svg>',
    );
    expect(cleanPicture(svg)).toBe(svg);
  });

  it.each([
    ['<svg viewBox="0 0 1 1"><script>1</script></svg>'],
    ['<svg viewBox="0 0 1 1" onload="1"/>'],
    ['<svg viewBox="0 0 1 1"><foreignObject/></svg>'],
    ['<svg viewBox="0 0 1 1"><image href="https://elsewhere.test/x.png"/></svg>'],
    ['<svg viewBox="0 0 1 1"><use xlink:href="//elsewhere.test/x.svg#a"/></svg>'],
    ['<svg viewBox="0 0 1 1"><path fill="url(https://elsewhere.test)"/></svg>'],
    ['<svg viewBox="0 0 1 1"><style>*{}</style></svg>'],
    ['<html></html>'],
    [`<svg viewBox="0 0 1 1"><path d="${'M0 0'.repeat(31_000)}"/></svg>`],
  ])('is refused where it could run, load or be no picture: case %#', (svg) => {
    expect(pictureFault(svg)).not.toBeNull();
  });

  it('is accepted if it only draws and refers to its own elements', () => {
    expect(
      pictureFault('<svg viewBox="0 0 1 1"><defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#b)"/></svg>'),
    ).toBeNull();
  });
});

describe('/media', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
  });

  async function dealtPicture(): Promise<string> {
    const host = await app.verified();
    // Chance may deal none. The only ones that the host hasn't seen are dealt first.
    const others = await app.database.query.selectFrom('questions').select('id').where('kind', '<>', 'image').execute();
    const seen = others.map(({ id }) => ({ id, at: app.clock.now() }));
    await app.database.transaction((tx) => app.questions.markSeen(tx, [host.user.uid], seen));
    const { pack } = await host.call(gamesApi.startGame, sampleSetup({ length: 'full' }));
    return present(
      pack.cells.map(({ question }) => question.media?.url).find((url) => url !== undefined),
      'a picture',
    );
  }

  it('serves a dealt picture at an opaque, immutable address', async () => {
    const url = await dealtPicture();
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}\.svg$/);
    for (const method of ['GET', 'GET', 'HEAD'] as const) {
      const { status, headers, text } = await app.visitor().request({ method, path: url });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      if (method === 'GET')
        expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>');
    }
  });

  it.each([
    '/media/',
    '/media/sample/one.svg',
    '/media/one.svg',
    '/media/flags.json',
    `/media/${'0'.repeat(32)}.svg`,
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e%2fpackage.json',
  ])('serves nothing else: %s', async (path) => {
    expect((await app.visitor().request({ path })).status).toBe(404);
  });
});
