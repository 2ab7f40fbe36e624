/** A member who became one with another. */
export interface Merge {
  readonly id: string;
  /** Who stays. */
  readonly intoId: string;
}

/**
 * Teams of members as they are after these merges, each member in one team. Who is in the teams under both ids keeps the
 * place of the id that stays, which may leave a team empty.
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
