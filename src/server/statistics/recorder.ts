import type { FastifyBaseLogger } from 'fastify';
import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import type { GameListener } from '../games/index.ts';
import type { Clock } from '../platform/clock.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Database } from '../platform/database/index.ts';
import { createBuffer } from './buffer.ts';
import type { Buffered, Note } from './buffer.ts';
import { foldRecentDays } from './fold-days.ts';
import { writeNotes } from './write-notes.ts';

export interface RecorderDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** What went wrong, for the error records. */
  readonly onFailure: (cause: unknown) => void;
}

export interface Recorder {
  readonly gameListener: GameListener;
  /** Writes what is buffered; never throws. */
  readonly flush: () => Promise<void>;
  /** Counts the last days anew from the games, and lets go what of them is buffered. */
  readonly fold: () => Promise<void>;
}

/** What a game has told: that it began, or that it ended. */
interface Told {
  readonly event: string;
  readonly at: number;
  readonly notes: (date: string) => readonly Note[];
}

/** ANA-1. */
const batchWrites = 450;
const maxErrors = 3;

/** Counts games in memory and writes them now and then, so that no game waits for a row that is everybody's. */
export function createRecorder({ database, clock, logger, onFailure }: RecorderDeps): Recorder {
  const buffer = createBuffer();
  let errorsInARow = 0;
  let running = Promise.resolve();
  // What is told while days are folded: whether it was seen there is known afterwards.
  let heldBack: Told[] | null = null;
  const isOff = () => errorsInARow >= maxErrors;

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
  const count = ({ at, notes }: Told) => {
    if (isOff()) return;
    for (const note of notes(kuwaitDay(at))) buffer.add({ note, since: at });
    if (buffer.isFull()) void flush();
  };
  const hear = (told: Told) => {
    if (heldBack === null) count(told);
    else heldBack.push(told);
  };
  const foldAll = async () => {
    const held: Told[] = (heldBack = []);
    const seen = new Set<string>();
    try {
      await foldRecentDays({ database, clock }, ({ date, begun, ended }) => {
        // What was buffered before is in the games already.
        buffer.forget(date);
        begun.forEach((id) => seen.add(begunOf(id)));
        ended.forEach((id) => seen.add(endedOf(id)));
      });
    } finally {
      heldBack = null;
      held.filter(({ event }) => !seen.has(event)).forEach(count);
    }
  };
  // One after the other: a flush under way would write what a fold has counted.
  const fold = () => {
    const folding = running.then(foldAll);
    running = folding.catch(() => undefined);
    return folding;
  };

  return {
    flush,
    fold,
    gameListener: {
      begun(tx, { at, gameId, hostId, categoryIds }) {
        afterCommit(tx, () =>
          hear({
            event: begunOf(gameId),
            at,
            notes: (date) => [
              { kind: 'games', date, games: 1, completed: 0 },
              { kind: 'active', date, userId: hostId },
              ...[...new Set(categoryIds)].map((categoryId): Note => ({
                kind: 'category',
                date,
                categoryId,
                games: 1,
              })),
            ],
          }),
        );
        return Promise.resolve();
      },
      ended(tx, { at, gameId, hostId }) {
        afterCommit(tx, () =>
          hear({
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
    },
  };
}

const begunOf = (gameId: string) => `begun ${gameId}`;
const endedOf = (gameId: string) => `ended ${gameId}`;
