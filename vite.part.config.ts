import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The part of a public page that the server renders (decision 044), as a module with its packages, which a thread loads.
 * Names of styles are those of the page's own build, since the root is the same.
 */
export default defineConfig({
  root: at('./src/web'),
  publicDir: false,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: at('./src/web/prerender/packages.tsx'),
    outDir: at('./dist/part'),
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: (file, content) => file.endsWith('.svg') && content.length < 2048,
  },
});
