import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page as a module that renders it to HTML, for scripts/prerender.ts. Its styles are those of the page's own build. */
export default defineConfig({
  root: at('./src/web'),
  publicDir: false,
  plugins: [react()],
  build: {
    ssr: at('./src/web/prerender/entry.tsx'),
    outDir: at('./dist/prerender'),
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: (file, content) => file.endsWith('.svg') && content.length < 2048,
  },
});
