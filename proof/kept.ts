/** What was acknowledged, compared with what is there. */
export interface Kept {
  readonly acknowledged: number;
  readonly present: number;
  readonly lost: number;
  readonly doubled: number;
}

export function keptOf(acknowledged: number, present: number): Kept {
  return {
    acknowledged,
    present,
    lost: Math.max(0, acknowledged - present),
    doubled: Math.max(0, present - acknowledged),
  };
}

/** By id: a record that no caller sent counts as doubled, as one does that is there twice. */
export function compareIds(acknowledged: Iterable<string>, stored: readonly string[]): Kept {
  const known = new Set(acknowledged);
  const there = new Set(stored);
  const present = [...known].filter((id) => there.has(id)).length;
  return { acknowledged: known.size, present, lost: known.size - present, doubled: stored.length - present };
}

export function sumOf(all: readonly Kept[]): Kept {
  return all.reduce(
    (sum, kept) => ({
      acknowledged: sum.acknowledged + kept.acknowledged,
      present: sum.present + kept.present,
      lost: sum.lost + kept.lost,
      doubled: sum.doubled + kept.doubled,
    }),
    keptOf(0, 0),
  );
}

/** Sums of what rooms found, fact by fact. */
export function sumEach<Fact extends string>(
  facts: readonly Fact[],
  all: readonly Readonly<Record<Fact, Kept>>[],
): Readonly<Record<Fact, Kept>> {
  const sums = facts.map((fact) => [fact, sumOf(all.map((found) => found[fact]))] as const);
  return Object.fromEntries(sums) as Record<Fact, Kept>;
}
