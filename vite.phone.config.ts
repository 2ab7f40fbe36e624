import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimIcons } from './scripts/slim-icons.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The page of the phones in a room, beside the page that is built already. Built apart, it has its own few chunks, and
 * those of the other pages don't depend on it.
 */
export default defineConfig({
  root: at('./src/web'),
  publicDir: false,
  plugins: [react(), tailwindcss(), slimIcons()],
  build: {
    outDir: at('./dist/web'),
    emptyOutDir: false,
    target: 'baseline-widely-available',
    assetsInlineLimit: (file, content) => file.endsWith('.svg') && content.length < 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: at('./src/web/phone.html') },
  },
});
