import { expect, type Browser, type Page } from '@playwright/test';
import { measureFirstLoad } from './first-load.ts';
import { GamePage } from './game-page.ts';
import { catalogues, enterAsVerified, screenSizes } from './host.ts';
import { test } from './site.ts';

/** What a first visit may cost, in Arabic, and what the page shows by then. The targets are in docs/performance.md, P5. */
const budgets = {
  '/': { shown: 'main h1', maxKilobytes: 253, maxFirstScreenKilobytes: 61, maxRequests: 18 },
  '/store': { shown: 'main li h2', maxKilobytes: 256, maxFirstScreenKilobytes: 256, maxRequests: 22 },
  '/auth/login': { shown: 'main form', maxKilobytes: 298.5, maxFirstScreenKilobytes: 69, maxRequests: 23 },
  // The rest is what play may come to without a network, loaded after the board is painted.
  '/game/{id}': { shown: 'button[data-cell]', maxKilobytes: 335, maxFirstScreenKilobytes: 278, maxRequests: 33 },
} as const;

/** Never part of a player's first load. */
const foreign = /\/text-en-|staff|admin|analytics|figure-parts|sandbox|test-qr|test-pages|wrapper-test/;

async function expectWithinBudget(page: Page, name: keyof typeof budgets, address: string = name): Promise<void> {
  const { bytes, requests, files, firstScreen } = await measureFirstLoad(page, address, budgets[name].shown);
  const { maxKilobytes, maxFirstScreenKilobytes, maxRequests } = budgets[name];
  const kilobytes = bytes / 1024;
  const list = files.map((file) => `${String(file.bytes).padStart(8)} ${file.path}`);
  const largest = `${kilobytes.toFixed(1)} KB in ${requests} requests; the largest files:\n${list.slice(0, 15).join('\n')}`;
  expect(kilobytes, `${name}: at most ${maxKilobytes} KB; ${largest}`).toBeLessThanOrEqual(maxKilobytes);
  expect(firstScreen.bytes / 1024, `${name}, until its first screen`).toBeLessThanOrEqual(maxFirstScreenKilobytes);
  expect(requests, `${name}: at most ${maxRequests} requests; ${list.join('\n')}`).toBeLessThanOrEqual(maxRequests);
  expect(
    files.map(({ path }) => path).filter((path) => foreign.test(path)),
    name,
  ).toEqual([]);
}

async function newVisitor(browser: Browser, site: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, viewport: screenSizes.phone, serviceWorkers: 'block' });
  return context.newPage();
}

for (const path of ['/', '/store', '/auth/login'] as const) {
  test(`a visitor's first load of ${path} stays within its budget`, async ({ browser, site }) => {
    const page = await newVisitor(browser, site);
    await expectWithinBudget(page, path);
    await page.context().close();
  });
}

test("a phone's page weighs less than 90 KB without fonts, and loads nothing of the site", async ({
  browser,
  site,
}) => {
  const page = await newVisitor(browser, site);
  const { files } = await measureFirstLoad(page, '/r', 'main form');
  const withoutFonts = files.filter(({ path }) => !path.endsWith('.woff2'));
  const list = withoutFonts.map(({ bytes, path }) => `${String(bytes).padStart(8)} ${path}`).join('\n');
  const kilobytes = withoutFonts.reduce((all, { bytes }) => all + bytes, 0) / 1024;
  expect(kilobytes, list).toBeLessThan(90);
  expect(withoutFonts.filter(({ path }) => /libraries|frame|text-/.test(path))).toEqual([]);
  await page.context().close();
});

test("a host's first load of a running game stays within its budget", async ({ page, browser, site }) => {
  await enterAsVerified(page);
  const game = new GamePage(page, catalogues.ar);
  await game.setUp(['جغرافيا', 'كرة القدم', 'علوم وفضاء', 'عالم الحيوان'], { length: 'short' });
  await game.spin();
  const context = await browser.newContext({
    baseURL: site,
    viewport: screenSizes.laptop,
    locale: 'ar-KW',
    serviceWorkers: 'block',
    storageState: await page.context().storageState(),
  });
  await expectWithinBudget(await context.newPage(), '/game/{id}', new URL(page.url()).pathname);
  await context.close();
});
