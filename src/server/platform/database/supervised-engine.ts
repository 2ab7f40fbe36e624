import { AppError } from '../app-error.ts';
import { asMegabytes } from '../disk-space.ts';
import { asLostEngine } from './errors.ts';
import type { Engine, EngineSource } from './pglite-engine.ts';

export interface SupervisedParts {
  /** Opens the engine; `onLost` is called once when it can't continue. */
  readonly open: (onLost: (cause: Error) => void) => Promise<Engine>;
  readonly freeBytes: () => Promise<number>;
  /** Called if the engine fails to reopen 3 times although the disk has room. */
  readonly onLost: (cause: Error) => void;
  readonly reopenAfterMs?: number;
  /** Called on each loss, and on each recovery. */
  readonly onChange: (change: { readonly isLost: true; readonly cause: Error } | { readonly isLost: false }) => void;
}

/** Two segments of the write-ahead log: with less PostgreSQL panics at the next one. */
export const minFreeBytes = 32_000_000;
const maxFailures = 3;

/**
 * The engine of the embedded database, opened again after it was lost: without room for its log PostgreSQL stops
 * permanently, while acknowledged data is safe. Meanwhile `current` throws `system/storage-full` or
 * `system/unavailable`.
 */
export async function superviseEngine({
  open,
  freeBytes,
  onLost,
  onChange,
  reopenAfterMs = 1_000,
}: SupervisedParts): Promise<EngineSource> {
  let engine: Engine | null = null;
  let refusal = new AppError('system/unavailable');
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;
  let reopening: Promise<void> | null = null;
  let isClosing = false;

  const lost = async (cause: Error) => {
    engine = null;
    refusal = asLostEngine(cause);
    onChange({ isLost: true, cause });
    if (!(await hasRoom())) refusal = new AppError('system/storage-full', { cause });
    reopenLater();
  };
  const hasRoom = () =>
    freeBytes().then(
      (free) => free >= minFreeBytes,
      () => false,
    );
  const reopenLater = () => {
    if (isClosing) return;
    timer = setTimeout(() => {
      reopening = reopen().finally(() => {
        reopening = null;
      });
    }, reopenAfterMs);
    timer.unref();
  };
  const reopen = async () => {
    if (!(await hasRoom())) {
      reopenLater();
      return;
    }
    try {
      engine = await open((cause) => void lost(cause));
      failures = 0;
      onChange({ isLost: false });
    } catch (error) {
      failures += 1;
      const cause = error instanceof Error ? error : new Error(String(error));
      if (failures >= maxFailures && (await hasRoom())) onLost(cause);
      else reopenLater();
    }
  };

  engine = await open((cause) => void lost(cause));
  return {
    current() {
      if (engine === null) throw refusal;
      return engine;
    },
    async close() {
      isClosing = true;
      if (timer !== null) clearTimeout(timer);
      await reopening;
      await engine?.close();
    },
  };
}

/** Throws a readable message if the disk has no room to open a database. */
export async function assertRoom(
  folder: string,
  freeBytes: (folder: string) => Promise<number>,
  neededBytes: number,
): Promise<void> {
  const free = await freeBytes(folder);
  if (free >= neededBytes) return;
  throw new Error(
    `The disk of the data folder ${folder} is full: ${asMegabytes(free)} are free, and the database needs ` +
      `${asMegabytes(neededBytes)} to start. Make room, or set DATA_DIR.`,
  );
}
