import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const withOwnFiles = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'];
// Fastify loads them for its own schemas (platform/http/server.ts) and for `inject`, both of which only tests use.
const neverLoaded = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

/**
 * The server with its packages as few plain JavaScript files in dist/server: finding a thousand files in node_modules
 * takes longer than all other work of a start. Packages that read files beside their code stay there.
 */
export default defineConfig({
  publicDir: false,
  plugins: [copyMigrations(), writePackage(), escapeText(), compressPage(at('./dist/web'))],
  ssr: { noExternal: true, external: [...withOwnFiles, ...neverLoaded] },
  build: {
    ssr: true,
    outDir: at('./dist/server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: at('./src/server/main.ts'),
        'backup-command': at('./src/server/backup-command.ts'),
        'health-command': at('./src/server/health-command.ts'),
        // A worker is a separate file, looked for beside the one that starts it (platform/threads.ts).
        'pglite-worker': at('./src/server/platform/database/pglite-worker.ts'),
        'svg-thread': at('./src/server/media/svg-thread.ts'),
        'render-thread': at('./src/server/store/render-thread.ts'),
        'import-thread': at('./src/server/questions/import-thread.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false, minify: false },
    },
  },
});

function copyMigrations(): Plugin {
  return {
    name: 'copy-migrations',
    writeBundle: ({ dir = '' }) => cp(at('./src/server/migrations'), join(dir, 'migrations'), { recursive: true }),
  };
}

/** Writes a package.json of what the built server needs beside itself: an image installs no other package. */
function writePackage(): Plugin {
  return {
    name: 'write-package',
    async writeBundle({ dir = '' }) {
      const { name, version, type, dependencies } = JSON.parse(await readFile(at('./package.json'), 'utf8'));
      const needed = Object.fromEntries(withOwnFiles.map((each) => [each, dependencies[each]]));
      const text = JSON.stringify({ name, version, private: true, type, dependencies: needed }, null, 2);
      await writeFile(join(dir, 'package.json'), `${text}\n`);
    },
  };
}

/** Writes the code in ASCII: V8 keeps a file with one Arabic letter in two bytes a character. */
function escapeText(): Plugin {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'escape-text',
    // Lines stay where they are, so the map does too.
    renderChunk: (code) => ({ code: code.replace(/[^\0-\x7f]/g, escaped), map: null }),
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
