import { PGlite } from '@electric-sql/pglite';
import type { StatementResult } from './pool.ts';

/** One connection to one embedded database. */
export interface Engine {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  close(): Promise<void>;
}

const bytea = 17;
const int8 = 20;
const numeric = 1700;

/** Where an engine for single statements comes from; `current` throws while there is none. */
export interface EngineSource {
  current(): Engine;
  close(): Promise<void>;
}

// PGlite touches all of PostgreSQL's buffers when it opens; of its default of 128 MB a living room needs an eighth.
const sharedBuffers = '16MB';

// PostgreSQL's own log: its continuation lines begin with a tab, so that user input can't imitate a line.
const lastWords = /^\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] (PANIC: .*)/;

// PGlite writes and reads bytes as hexadecimal text, by a string for each: 20 ms for a sound of 50 KB. It sends an array of
// bytes as it is, which the type of a serializer doesn't know.
const asBinary = (bytes: Uint8Array) => bytes as unknown as string;
const bytesOfHex = (text: string) => new Uint8Array(Buffer.from(text.slice('\\x'.length), 'hex'));

/**
 * Opens PGlite in this thread; in memory without a folder. `onPanic` gets the cause while the thread is stuck
 * permanently.
 */
export async function openPGlite(
  folder?: string,
  onPanic: (message: string) => void = () => undefined,
): Promise<Engine> {
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    parsers: { [int8]: Number, [numeric]: Number, [bytea]: bytesOfHex },
    serializers: { [bytea]: asBinary },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    onStderr: (line) => {
      const [, message] = lastWords.exec(line) ?? [];
      if (message !== undefined) onPanic(message);
      return false;
    },
  });
  return {
    async query(sql, parameters) {
      // Without parameters one text may contain several statements, as with pg.
      const result =
        parameters.length === 0 ? (await database.exec(sql)).at(-1) : await database.query(sql, [...parameters]);
      if (result === undefined) return { command: '', rowCount: 0, rows: [] };
      return {
        command: result.command ?? '',
        rowCount: result.rowCount ?? result.affectedRows ?? 0,
        rows: result.rows,
      };
    },
    close: () => database.close(),
  };
}
