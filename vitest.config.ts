import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Times are measured in bench/, not here: a busy machine needs many times what a quiet one does. */
const longPoll = { poll: { timeout: 10_000 } };
/** Files with `vi.mock`, which would last for the other files of their worker. */
const replacesModules = 'src/server/**/off-thread.test.ts';
const serverSetup = ['./src/testing/fail-on-console-error.ts', './src/testing/leave-real-timers.ts'];

export default defineConfig({
  test: {
    // vitest's default leaves one core idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { name: 'rules', include: ['src/shared/**/*.test.ts'], isolate: false, testTimeout: 120_000 } },
      {
        // One database a worker serves all its files.
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'src/testing/**/*.test.ts', 'load/**/*.test.ts'],
          exclude: [replacesModules],
          isolate: false,
          setupFiles: serverSetup,
          expect: longPoll,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'apart',
          include: [replacesModules],
          setupFiles: serverSetup,
          expect: longPoll,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Saving a file or following a link changes no address: all files of a worker share one window.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
          // One load of the modules a worker serves all its files; src/testing/web/setup.ts resets the page after each test.
          isolate: false,
          setupFiles: ['./src/testing/web/setup.ts'],
          expect: longPoll,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'deploy/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
