import { expect, it } from 'vitest';
import { composeDocument, type PublicDocument } from './document.ts';

const template = `<!doctype html>
<html lang="ar" dir="rtl" data-theme="dark">
  <head>
    <title>previous words</title>
    <meta
      name="description"
      content="previous words"
    />
    <script>language()</script>
    <script>(function (rows) { preload(); })([])</script>
    <style>@layer base;</style>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

const page: PublicDocument = {
  language: 'en',
  path: '/store',
  title: 'Store & "more"',
  description: 'What <b> costs',
  picture: { path: '/assets/share-en.png', alt: 'A lantern' },
  siteName: 'Siraj',
  html: '<main>$1 text</main>',
  styles: 'main{color:red}',
  fonts: ['assets/a.woff2'],
  start: {
    preloads: ['/assets/libraries-1.js'],
    styles: ['/assets/index-1.css'],
    entry: '/assets/index-1.js',
    isWaiting: false,
  },
};

it('describes the page for search engines and messengers, in its language', () => {
  const html = composeDocument(template, page);
  expect(html).toContain('<html lang="en" dir="ltr" data-theme="dark">');
  expect(html).toContain('<title>Store &amp; &quot;more&quot;</title>');
  for (const tag of [
    '<meta name="description" content="What &lt;b&gt; costs">',
    '<link rel="canonical" href="https://origin.invalid/store?lang=en">',
    '<link rel="alternate" hreflang="ar" href="https://origin.invalid/store">',
    '<link rel="alternate" hreflang="en" href="https://origin.invalid/store?lang=en">',
    '<link rel="alternate" hreflang="x-default" href="https://origin.invalid/store">',
    '<meta property="og:url" content="https://origin.invalid/store?lang=en">',
    '<meta property="og:image" content="https://origin.invalid/assets/share-en.png">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(html).toContain(tag);
  expect(html).not.toContain('previous words');
});

it('contains the data that the page was rendered from, where the server has it', () => {
  expect(composeDocument(template, page)).not.toContain('application/json');
  expect(composeDocument(template, { ...page, data: '<!--data-->' })).toContain(
    '</div>\n    <script type="application/json" id="page-data"><!--data--></script>\n    <script>',
  );
});

it('contains the page and its styles, and leaves all code to the script that starts it later', () => {
  const html = composeDocument(template, page);
  expect(html).toContain('<div id="root" data-prerendered="en"><main>$1 text</main></div>');
  expect(html).toContain('<style>@layer base;main{color:red}</style>');
  expect(html).toContain('<script>language()</script>');
  expect(html).not.toMatch(/preload\(\)|rel="modulepreload"|rel="stylesheet"|type="module"/);
  expect(html).toContain('"entry":"/assets/index-1.js"');
});

it('says what the site is on its home page only, and keeps the page of unknown addresses from being listed', () => {
  const home = composeDocument(template, { ...page, path: '/' });
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? '';
  expect(JSON.parse(facts)).toMatchObject({
    '@graph': [{ '@type': 'WebSite', inLanguage: 'en' }, { '@type': 'Organization' }],
  });
  expect(composeDocument(template, page)).not.toContain('ld+json');
  const nowhere = composeDocument(template, { ...page, path: null });
  expect(nowhere).toContain('<meta name="robots" content="noindex">');
  expect(nowhere).not.toContain('canonical');
});

it('fails where the page of the build has changed its shape', () => {
  expect(() => composeDocument('<html lang="ar"></html>', page)).toThrow('index.html');
});
