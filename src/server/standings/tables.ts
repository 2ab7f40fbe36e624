import type { ColumnType } from 'kysely';

export interface StandingsTable {
  period: string;
  user_id: string;
  // A bigint travels as text.
  score: ColumnType<string, number, number>;
  games: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    standings: StandingsTable;
    /** Kept by the database itself, with every change of the standings. */
    standing_counts: { period: string; step: number; part: number; hosts: number };
  }
}
