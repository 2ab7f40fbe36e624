import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

declare module './tables.ts' {
  interface Tables {
    /** Kept by triggers. */
    counts: { name: CountName; thing_id: string; part: number; amount: number };
  }
}

export type CountName = 'earned-badges' | 'announcement-dismissals' | 'reward-grants' | 'reward-sessions';

/** What a thing's rows add up to, without reading them. `thing` is the column with its id. */
export function countOf(name: CountName, thing: string): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(amount), 0)::integer from counts where counts.name = ${sql.lit(name)} and counts.thing_id = ${sql.ref(thing)})`;
}
