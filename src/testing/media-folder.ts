import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { AppDeps } from '../server/app-deps.ts';
import { mediaIn } from './test-app.ts';

/** A folder for the library of each test of a file, there before what that file prepares, and removed after it. */
export function useMediaFolder(): { readonly path: () => string; readonly media: () => AppDeps['media'] } {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'siraj-media-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return { path: () => folder, media: () => mediaIn(folder) };
}
