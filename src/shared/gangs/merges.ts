/** A member who was merged into another one. */
export interface Merge {
  readonly id: string;
  /** Who stays. */
  readonly intoId: string;
}

/**
 * Returns the teams with merged members replaced by the remaining ones, each member in one team. If both ids of a merge
 * are in the teams, the member keeps the place of `intoId`, which may leave a team empty.
 */
export function followMerges(teams: readonly (readonly string[])[], merges: readonly Merge[]): string[][] {
  const into = new Map(merges.map(({ id, intoId }) => [id, intoId]));
  const placed = new Set(teams.flat().filter((id) => !into.has(id)));
  return teams.map((team) =>
    team.flatMap((id) => {
      const current = into.get(id);
      if (current === undefined) return [id];
      if (placed.has(current)) return [];
      placed.add(current);
      return [current];
    }),
  );
}
