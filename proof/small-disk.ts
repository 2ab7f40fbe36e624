import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { atExit, newFolder } from './site.ts';

/** A separate disk that can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string;
  readonly fill: () => void;
  readonly free: () => void;
}

/** Mounts a tmpfs of this size until the process exits. Returns null if this user may not mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = newFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) return null;
  atExit(() => spawnSync('umount', ['-l', folder]));
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      const block = Buffer.alloc(64 * 1024);
      try {
        for (let left = freeBytes(folder); left > 0; left = freeBytes(folder))
          writeSync(file, block, 0, Math.min(block.length, left));
      } catch {
        // Full: that is what it is for.
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
  };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
