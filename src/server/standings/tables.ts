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
  }
}
