import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { freePort } from '#testing/free-port.ts';

/** The least that a page with React loads: one element, built by the same bundler and served in brotli. */
export async function serveBarePage(): Promise<{ readonly address: string; readonly close: () => void }> {
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
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
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
