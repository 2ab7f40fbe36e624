import { createHistogram, type Histogram } from './histogram.ts';
import type { CountedPress, Operation, PressCounts } from './result.ts';

/** Times and errors of a run, by operation and interval. */
export interface Recorder {
  /** `code` is null for a success. Counts into the interval in which it ended. */
  record(operation: string, tookMs: number, code: string | null): void;
  /** Something of the journey could not be done at this server; each reason counts once. */
  skip(reason: string): void;
  /** A phone has pressed, or a press has ended. */
  countPress(kind: CountedPress, fate: Exclude<keyof PressCounts, 'kind'>): void;
  operations(): Operation[];
  /** Of the kinds that were pressed. */
  presses(): PressCounts[];
  skipped(): string[];
}

interface Times {
  readonly times: Histogram;
  errors: number;
}

interface Recorded extends Times {
  readonly codes: Map<string, number>;
  readonly intervals: Map<number, Times>;
}

const newTimes = (): Times => ({ times: createHistogram(), errors: 0 });

/** `elapsedMs` returns the time since the start of the run. */
export function createRecorder(elapsedMs: () => number, intervalMs: number): Recorder {
  const operations = new Map<string, Recorded>();
  const presses = new Map<CountedPress, PressCounts>();
  const reasons = new Set<string>();
  return {
    record(operation, tookMs, code) {
      const recorded = entryOf(operations, operation, () => ({
        ...newTimes(),
        codes: new Map<string, number>(),
        intervals: new Map<number, Times>(),
      }));
      const interval = entryOf(recorded.intervals, Math.floor(elapsedMs() / intervalMs), newTimes);
      for (const each of [recorded, interval]) {
        each.times.add(tookMs);
        if (code !== null) each.errors += 1;
      }
      if (code !== null) recorded.codes.set(code, (recorded.codes.get(code) ?? 0) + 1);
    },
    skip: (reason) => void reasons.add(reason),
    countPress(kind, fate) {
      const none = () => ({ kind, pressed: 0, arrived: 0, passed: 0, cut: 0, lost: 0 });
      entryOf(presses, kind, none)[fate] += 1;
    },
    presses: () => [...presses.values()],
    operations: () =>
      [...operations]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, { codes, intervals, ...all }]) => ({
          name,
          ...figuresOf(all),
          codes: Object.fromEntries(codes),
          intervals: [...intervals]
            .toSorted(([one], [other]) => one - other)
            .map(([index, times]) => ({ atMs: index * intervalMs, ...figuresOf(times) })),
        })),
    skipped: () => [...reasons],
  };
}

function figuresOf({ times, errors }: Times) {
  const rounded = (ms: number) => Number(ms.toPrecision(4));
  return {
    count: times.count,
    errors,
    p50: rounded(times.percentile(0.5)),
    p90: rounded(times.percentile(0.9)),
    p99: rounded(times.percentile(0.99)),
    max: rounded(times.max),
  };
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
