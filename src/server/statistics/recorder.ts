import type { FastifyBaseLogger } from 'fastify';
import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import type { GameWitness } from '../games/index.ts';
import type { Clock } from '../platform/clock.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Database } from '../platform/database/index.ts';
import { createBuffer } from './buffer.ts';
import type { Buffered, Note } from './buffer.ts';
import { writeNotes } from './write-notes.ts';

export interface RecorderDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** What went wrong, for the error records. */
  readonly onFailure: (cause: unknown) => void;
}

export interface Recorder {
  readonly witness: GameWitness;
  /** Writes what is buffered; never throws. */
  readonly flush: () => Promise<void>;
}

/** product.md §9. */
const batchWrites = 450;
const mostErrors = 3;

/** Counts games in memory and writes them now and then, so that no game waits for a row that is everybody's. */
export function createRecorder({ database, clock, logger, onFailure }: RecorderDeps): Recorder {
  const buffer = createBuffer();
  let errorsInARow = 0;
  let running = Promise.resolve();
  const isOff = () => errorsInARow >= mostErrors;

  const failed = (error: unknown) => {
    errorsInARow += 1;
    logger.warn({ err: error, errorsInARow }, 'statistics could not be written');
    onFailure(error);
    if (!isOff()) return;
    buffer.clear();
    logger.warn('statistics are no longer counted until the next start; their days are still folded from the games');
  };
  const writeAll = async () => {
    const waiting = buffer.take(clock.now());
    while (waiting.length > 0 && !isOff()) {
      const batch = waiting.slice(0, batchWrites);
      try {
        await database.transaction((tx) => writeNotes(tx, batch.map(({ note }) => note), clock.now()));
        waiting.splice(0, batch.length);
        errorsInARow = 0;
      } catch (error) {
        waiting.forEach((each: Buffered) => buffer.add(each));
        failed(error);
        return;
      }
    }
  };
  const flush = () => {
    running = running.then(writeAll);
    return running;
  };
  const count = (at: number, notes: (date: string) => readonly Note[]) => {
    if (isOff()) return;
    for (const note of notes(kuwaitDay(at))) buffer.add({ note, since: at });
    if (buffer.isFull()) void flush();
  };

  return {
    flush,
    witness: {
      begun(tx, { at, hostId, categoryIds }) {
        afterCommit(tx, () => count(at, (date) => [
          { kind: 'games', date, games: 1, completed: 0 },
          { kind: 'active', date, userId: hostId },
          ...[...new Set(categoryIds)].map((categoryId): Note => ({ kind: 'category', date, categoryId, games: 1 })),
        ]));
        return Promise.resolve();
      },
      ended(tx, { at, hostId }) {
        afterCommit(tx, () => count(at, (date) => [{ kind: 'games', date, games: 0, completed: 1 }, { kind: 'active', date, userId: hostId }]));
        return Promise.resolve();
      },
    },
  };
}
