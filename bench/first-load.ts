/**
 * P5: bytes and requests of a first load, on a phone in Arabic, beside a bare page of React and ReactDOM that is built and
 * served in the same run. The service worker is off: it fetches the rest of the page once the page rests.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { measureFirstLoad, type FirstLoad } from '../e2e/first-load.ts';
import { cookiesOf, startGame } from './games-in-browser.ts';
import { measured, report } from './measure.ts';
import { signUpPlayers } from './players.ts';
import { createPostgres, freePort, startBuiltServer } from './servers.ts';

/** A first load has no chance in it; more rounds would show that the count of requests doesn't either. */
const rounds = 3;
const targets = {
  '/': { shown: 'main h1', kilobytes: 150, requests: 18 },
  '/store': { shown: 'main li h2', kilobytes: null, requests: null },
  '/auth/login': { shown: 'main form', kilobytes: null, requests: null },
  '/game/{id}': { shown: 'main button', kilobytes: 230, requests: null },
} as const;

const postgres = await createPostgres();
const server = await startBuiltServer({ url: postgres.url });
const bare = await serveBarePage();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const [player] = await signUpPlayers(server, postgres, 1);
  if (player === undefined) throw new Error('no player');
  const game = await startGame(server, player.cookie, [
    'جغرافيا',
    'كرة القدم',
    'علوم وفضاء',
    'عالم الحيوان',
    'تراث وعادات',
    'أعلام الدول',
  ]);
  const limit = await loadsOf(bare.address, 'p');
  const pages: MeasuredPage[] = [];
  for (const name of Object.keys(targets) as (keyof typeof targets)[]) {
    pages.push({
      name,
      target: targets[name],
      loads:
        name === '/game/{id}'
          ? await loadsOf(`${server.origin}/game/${game}`, targets[name].shown, player.cookie)
          : await loadsOf(server.origin + name, targets[name].shown),
    });
  }
  printReport(limit, pages);
} finally {
  await browser.close();
  bare.close();
  await server.stop();
  await postgres.drop();
}

/** One visit a round, each in a browser profile that has nothing yet. */
async function loadsOf(address: string, shown: string, cookie?: string): Promise<readonly FirstLoad[]> {
  const loads: FirstLoad[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'ar-KW',
      serviceWorkers: 'block',
    });
    if (cookie !== undefined) await context.addCookies(cookiesOf(cookie, server));
    loads.push(await measureFirstLoad(await context.newPage(), address, shown));
    await context.close();
  }
  return loads;
}

/** The least that a page with React loads: one element, built by the same bundler and served in brotli. */
async function serveBarePage(): Promise<{ readonly address: string; readonly close: () => void }> {
  // Inside the project, where the bundler finds React.
  const folder = mkdtempSync(join(fileURLToPath(new URL('../node_modules/', import.meta.url)), '.bare-page-'));
  const built = mkdtempSync(join(tmpdir(), 'siraj-bare-page-'));
  writeFileSync(
    join(folder, 'main.js'),
    `import { createElement } from 'react';
     import { createRoot } from 'react-dom/client';
     createRoot(document.querySelector('#root')).render(createElement('p', null, 'سِراج'));`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="ar"><head><link rel="icon" href="data:," /></head>' +
      '<body><div id="root"></div><script type="module" src="./main.js"></script></body></html>',
  );
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir: built, emptyOutDir: true } });
  const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
  const http = createServer(({ url = '/' }, response) => {
    const file = join(built, url === '/' ? 'index.html' : url);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? '', 'content-encoding': 'br' });
    response.end(brotliCompressSync(readFileSync(file)));
  });
  const port = await freePort();
  await new Promise<void>((listening) => http.listen(port, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      http.close();
      for (const made of [folder, built]) rmSync(made, { recursive: true, force: true });
    },
  };
}

interface MeasuredPage {
  readonly name: string;
  readonly target: { readonly kilobytes: number | null; readonly requests: number | null };
  readonly loads: readonly FirstLoad[];
}

function printReport(limit: readonly FirstLoad[], pages: readonly MeasuredPage[]): void {
  const bytesOf = (name: string, loads: readonly FirstLoad[]) =>
    measured(
      `${name}: on the wire`,
      'KB',
      loads.map(({ bytes }) => bytes / 1024),
    );
  const requestsOf = (name: string, loads: readonly FirstLoad[]) =>
    measured(
      `${name}: requests`,
      '',
      loads.map(({ requests }) => requests),
    );
  const bareBytes = bytesOf('bare page of React', limit);
  report({
    id: 'P5',
    conditions: `phone 390×844, Arabic, cold cache, ${rounds} visits each`,
    rows: [bareBytes, ...pages.flatMap(({ name, loads }) => [bytesOf(name, loads), requestsOf(name, loads)])],
    goals: pages.flatMap(({ name, target, loads }) => [
      ...(target.kilobytes === null
        ? []
        : [{ what: `KB of ${name}`, value: bytesOf(name, loads).median, target: { atMost: target.kilobytes } }]),
      ...(target.requests === null
        ? []
        : [
            { what: `requests of ${name}`, value: requestsOf(name, loads).median, target: { atMost: target.requests } },
          ]),
    ]),
    notes: pages.map(
      ({ name, loads }) =>
        `${name} is ${(bytesOf(name, loads).median / bareBytes.median).toFixed(2)} times the bare page${gameNote(loads)}.`,
    ),
  });
}

function gameNote(loads: readonly FirstLoad[]): string {
  const kilobytes = measured(
    '',
    'KB',
    loads.map(({ gameBytes }) => gameBytes / 1024),
  ).median;
  return kilobytes === 0 ? '' : `; the game's questions and pictures are ${kilobytes.toFixed(0)} KB more`;
}
