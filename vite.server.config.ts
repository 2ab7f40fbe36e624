import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server as plain JavaScript in dist/server; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  plugins: [copyMigrations(), compressPage(at('./dist/web'))],
  ssr: { external: true },
  build: {
    ssr: true,
    outDir: at('./dist/server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: at('./src/server/main.ts'),
        // A worker is a separate file, looked for beside the one that starts it (platform/threads.ts).
        'pglite-worker': at('./src/server/platform/database/pglite-worker.ts'),
        'svg-thread': at('./src/server/media/svg-thread.ts'),
        'import-thread': at('./src/server/questions/import-thread.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

function copyMigrations(): Plugin {
  return {
    name: 'copy-migrations',
    writeBundle: ({ dir = '' }) => cp(at('./src/server/migrations'), join(dir, 'migrations'), { recursive: true }),
  };
}

/** Puts .br and .gz beside the page's files, as small as they get: the server only hands them out. */
function compressPage(folder: string): Plugin {
  return {
    name: 'compress-page',
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isFile() || !/\.(html|js|css|json|webmanifest|svg|txt|xml)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const body = await readFile(file);
        if (body.length < 512) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(body, quality));
        await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
      }
    },
  };
}
