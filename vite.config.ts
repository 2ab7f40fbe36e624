import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { listDeviceFiles } from './scripts/device-files.ts';
import { chunkFile, pageChunks } from './scripts/page-chunks.ts';
import { preloadPages } from './scripts/page-preloads.ts';
import { slimIcons } from './scripts/slim-icons.ts';
import { slimZod } from './scripts/slim-zod.ts';

const root = fileURLToPath(new URL('./src/web', import.meta.url));
const apiPort = process.env['API_PORT'] ?? '3000';

// Paths the server answers; everything else is the page's.
const serverPaths = ['/api', '/functions', '/dev', '/media', '/health', '/.well-known'];

export default defineConfig({
  root,
  plugins: [
    react(),
    tailwindcss(),
    preloadPages(),
    slimZod(),
    slimIcons(),
    listDeviceFiles(`${root}/public`),
    servePhones(),
  ],
  resolve: {
    // Its package names only the files with warnings for developers.
    alias: [
      {
        find: /^react-router$/,
        replacement: fileURLToPath(new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // A pattern of a few hundred bytes costs less in the styles than a request; fonts are cached on their own.
    assetsInlineLimit: (file, content) => file.endsWith('.svg') && content.length < 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFile,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: pageChunks() }] },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      serverPaths.map((path) => [
        // The pattern ends at a slash or the end, so that /developer stays the page's.
        `^${path}(/|\\.|\\?|$)`,
        { target: `http://127.0.0.1:${apiPort}`, ws: path === '/api' },
      ]),
    ),
  },
});

/** Answers the addresses of phones with their document, as the built server does. */
function servePhones(): Plugin {
  return {
    name: 'serve-phones',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/r(\/|\?|$)/.test(request.url ?? '')) request.url = '/phone.html';
        next();
      });
    },
  };
}
