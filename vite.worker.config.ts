import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { deviceFilesPath } from './scripts/device-files.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The service worker, one plain script beside the page that is built already. */
export default defineConfig({
  publicDir: false,
  // Read when building only: tools that read this configuration come before the page is built.
  plugins: [
    { name: 'device-files', config: () => ({ define: { __DEVICE_FILES__: readFileSync(deviceFilesPath, 'utf8') } }) },
  ],
  build: {
    outDir: at('./dist/web'),
    emptyOutDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: at('./src/web/worker/firebase-messaging-sw.ts'),
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
