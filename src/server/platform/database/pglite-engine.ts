import { PGlite } from '@electric-sql/pglite';
import type { StatementResult } from './pool.ts';

/** One connection to one embedded database. */
export interface Engine {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  close(): Promise<void>;
}

const int8 = 20;
const numeric = 1700;

/** Opens PGlite in this thread; without a folder in memory. */
export async function openPGlite(folder?: string): Promise<Engine> {
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    parsers: { [int8]: Number, [numeric]: Number },
  });
  return {
    async query(sql, parameters) {
      // Without parameters several statements may stand in one text, as with pg.
      const result = parameters.length === 0
        ? (await database.exec(sql)).at(-1)
        : await database.query(sql, [...parameters]);
      if (result === undefined) return { command: '', rowCount: 0, rows: [] };
      return { command: result.command ?? '', rowCount: result.rowCount ?? result.affectedRows ?? 0, rows: result.rows };
    },
    close: () => database.close(),
  };
}
