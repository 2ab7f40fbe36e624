import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { listDeviceFiles } from './scripts/device-files.ts';

const root = fileURLToPath(new URL('./src/web', import.meta.url));
const apiPort = process.env['API_PORT'] ?? '3000';

// Paths the server answers; everything else is the page's.
const serverPaths = ['/api', '/functions', '/dev', '/media', '/health', '/.well-known'];

/** The two Arabic fonts are on every page: fetched beside the code, not after the styles. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-arabic-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          })),
    },
  };
}

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), preloadFonts(), listDeviceFiles(`${root}/public`)],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
