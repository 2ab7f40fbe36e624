import type { StatementResult } from './pool.ts';

/** What the database's thread is asked. */
export type EngineCall =
  | { readonly id: number; readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: 'close' };

/** Answer 0 says that the database is open, answer -1 that PostgreSQL has given up. */
export type EngineAnswer =
  | { readonly id: number; readonly ok: true; readonly result: StatementResult | null }
  | {
      readonly id: number;
      readonly ok: false;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    };

export const openId = 0;
export const panicId = -1;
