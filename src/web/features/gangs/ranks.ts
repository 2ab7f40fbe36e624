import type { TableRow } from '#shared/gangs/schema.ts';

type Counted = Pick<TableRow, 'wins' | 'share' | 'evenings'>;

/** The rank of each row of a table that is sorted: equals share the first of their ranks, as teammates of one evening do. */
export function ranksOf(rows: readonly Counted[]): readonly number[] {
  return rows.map((row) => rows.findIndex((other) => isEqual(row, other)) + 1);
}

function isEqual(one: Counted, other: Counted): boolean {
  return one.wins === other.wins && one.share === other.share && one.evenings === other.evenings;
}
