import type { Evening } from './schema.ts';

/** Evenings in the order of time, with their members as numbers: a table of 500 evenings looks up each of them often. */
export interface Numbered {
  readonly evenings: readonly Evening[];
  /** By number, in the order in which members first played. */
  readonly ids: readonly string[];
  /** Of each evening, by team. */
  readonly teams: readonly (readonly (readonly number[])[])[];
}

/** Those of one moment are in the order of their ids. */
export function numberMembers(unordered: readonly Evening[]): Numbered {
  const evenings = [...unordered].sort((one, other) => one.at - other.at || (one.gameId < other.gameId ? -1 : 1));
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    numbers.set(id, numbers.size);
    return numbers.size - 1;
  };
  const teams = evenings.map((evening) => evening.teams.map((ids) => ids.map(numberOf)));
  return { evenings, ids: [...numbers.keys()], teams };
}
