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
