/** Counts of times in buckets that grow by 2 %: a percentile is right within 1 %, and the size doesn't grow with the count. */
export interface Histogram {
  readonly count: number;
  /** Exact, in ms; 0 without a value. */
  readonly max: number;
  add(ms: number): void;
  /** The time in ms that this share of the values, 0 to 1, doesn't exceed; 0 without a value. */
  percentile(share: number): number;
}

const growth = 1.02;
/** Shorter times share the first bucket. */
const minMs = 0.05;
/** Longer times share the last bucket: 10 minutes. */
const maxBucket = bucketOf(600_000);

export function createHistogram(): Histogram {
  const counts = new Map<number, number>();
  let count = 0;
  let max = 0;
  return {
    get count() {
      return count;
    },
    get max() {
      return max;
    },
    add(ms) {
      const bucket = Math.min(bucketOf(ms), maxBucket);
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
      count += 1;
      max = Math.max(max, ms);
    },
    percentile(share) {
      const rank = Math.max(1, Math.ceil(share * count));
      let seen = 0;
      for (const [bucket, inBucket] of [...counts].toSorted(([one], [other]) => one - other)) {
        seen += inBucket;
        if (seen >= rank) return Math.min(middleOf(bucket), max);
      }
      return 0;
    },
  };
}

function bucketOf(ms: number): number {
  return ms <= minMs ? 0 : Math.ceil(Math.log(ms / minMs) / Math.log(growth));
}

/** The geometric middle, whose distance to both ends is the same share. */
function middleOf(bucket: number): number {
  return bucket === 0 ? minMs : minMs * growth ** (bucket - 0.5);
}
