import type { FastifyBaseLogger } from 'fastify';
import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import type { GameListener } from '../games/index.ts';
import type { Clock } from '../platform/clock.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Database } from '../platform/database/index.ts';
import { createBuffer } from './buffer.ts';
import type { Buffered, Note } from './buffer.ts';
import { recomputeRecentDays } from './recompute-days.ts';
import { writeNotes } from './write-notes.ts';

export interface RecorderDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** Reports a failure to the error records. */
  readonly onFailure: (cause: unknown) => void;
}

export interface Recorder {
  readonly gameListener: GameListener;
  /** Writes the buffer; never throws. */
  readonly flush: () => Promise<void>;
  /** Recomputes the last days from the games, and drops their buffered counts. */
  readonly recompute: () => Promise<void>;
}

/** A game that began or ended. */
interface GameEvent {
  readonly event: string;
  readonly at: number;
  readonly notes: (date: string) => readonly Note[];
}

/** ANA-1. */
const batchWrites = 450;
const maxErrors = 3;

/** Counts games in memory and writes them in batches, so that no game waits for a row that all games share. */
export function createRecorder({ database, clock, logger, onFailure }: RecorderDeps): Recorder {
  const buffer = createBuffer();
  let errorsInARow = 0;
  let running = Promise.resolve();
  // Events during a recomputation; afterwards it is known whether the recomputation saw them.
  let deferred: GameEvent[] | null = null;
  const isOff = () => errorsInARow >= maxErrors;

  const failed = (error: unknown) => {
    errorsInARow += 1;
    logger.warn({ err: error, errorsInARow }, 'statistics could not be written');
    onFailure(error);
    if (!isOff()) return;
    buffer.clear();
    logger.warn(
      'statistics are no longer counted until the next start; their days are still recomputed from the games',
    );
  };
  const writeAll = async () => {
    const waiting = buffer.take(clock.now());
    while (waiting.length > 0 && !isOff()) {
      const batch = waiting.slice(0, batchWrites);
      try {
        await database.transaction((tx) =>
          writeNotes(
            tx,
            batch.map(({ note }) => note),
            clock.now(),
          ),
        );
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
  const count = ({ at, notes }: GameEvent) => {
    if (isOff()) return;
    for (const note of notes(kuwaitDay(at))) buffer.add({ note, since: at });
    if (buffer.isFull()) void flush();
  };
  const handle = (event: GameEvent) => {
    if (deferred === null) count(event);
    else deferred.push(event);
  };
  const recomputeAll = async () => {
    const waiting: GameEvent[] = (deferred = []);
    const seen = new Set<string>();
    try {
      await recomputeRecentDays({ database, clock }, ({ date, begun, ended }) => {
        // Counts buffered before are already part of the games.
        buffer.forget(date);
        begun.forEach((id) => seen.add(begunOf(id)));
        ended.forEach((id) => seen.add(endedOf(id)));
      });
    } finally {
      deferred = null;
      waiting.filter(({ event }) => !seen.has(event)).forEach(count);
    }
  };
  // Serialized: a concurrent flush would write counts that are already recomputed.
  const recompute = () => {
    const recomputing = running.then(recomputeAll);
    running = recomputing.catch(() => undefined);
    return recomputing;
  };

  return { flush, recompute, gameListener: createGameListener(handle) };
}

/** Passes games that began and ended to `handle`, once their transaction is committed. */
function createGameListener(handle: (event: GameEvent) => void): GameListener {
  return {
    begun(tx, { at, gameId, hostId, categoryIds }) {
      afterCommit(tx, () =>
        handle({
          event: begunOf(gameId),
          at,
          notes: (date) => [
            { kind: 'games', date, games: 1, completed: 0 },
            { kind: 'active', date, userId: hostId },
            ...[...new Set(categoryIds)].map((categoryId): Note => ({ kind: 'category', date, categoryId, games: 1 })),
          ],
        }),
      );
      return Promise.resolve();
    },
    ended(tx, { at, gameId, hostId }) {
      afterCommit(tx, () =>
        handle({
          event: endedOf(gameId),
          at,
          notes: (date) => [
            { kind: 'games', date, games: 0, completed: 1 },
            { kind: 'active', date, userId: hostId },
          ],
        }),
      );
      return Promise.resolve();
    },
  };
}

const begunOf = (gameId: string) => `begun ${gameId}`;
const endedOf = (gameId: string) => `ended ${gameId}`;
