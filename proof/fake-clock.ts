/** A clock for one process, which jumps while it runs: libfaketime, where it is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './site.ts';

export interface FakeClock {
  /** What the process must be started with. */
  readonly env: Readonly<Record<string, string>>;
  /** From now on the process' clock differs this much from the machine's, in ms. */
  jumpTo(offsetMs: number): void;
}

/** Null where libfaketime isn't installed, or doesn't move the clock of Node here. */
export function createFakeClock(): FakeClock | null {
  const library = findLibrary();
  if (library === null) return null;
  const file = join(newFolder(), 'offset');
  const jumpTo = (offsetMs: number) => {
    // Renamed, so that the process never reads half a line.
    writeFileSync(`${file}.new`, `${offsetMs < 0 ? '-' : '+'}${Math.abs(offsetMs) / 1000}\n`);
    renameSync(`${file}.new`, file);
  };
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // Timers go on: a machine's steady clock doesn't jump either.
    DONT_FAKE_MONOTONIC: '1',
  };
  jumpTo(probeMs);
  const said = spawnSync(process.execPath, ['-e', 'process.stdout.write(String(Date.now()))'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  }).stdout;
  jumpTo(0);
  return Number(said) > Date.now() + probeMs / 2 ? { env, jumpTo } : null;
}

const probeMs = 60 * 60_000;

function findLibrary(): string | null {
  const root = '/usr/lib';
  if (!existsSync(root)) return null;
  const folders = [root, ...readdirSync(root).map((name) => join(root, name))];
  const files = folders.map((folder) => join(folder, 'faketime', 'libfaketimeMT.so.1'));
  return files.find((file) => existsSync(file)) ?? null;
}
