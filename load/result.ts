import { z } from 'zod';

const count = z.number().int();
const ms = z.number();

/** Times of one interval or of the whole run, in ms. `count` includes the calls that failed. */
const figures = { count, errors: count, p50: ms, p90: ms, p99: ms, max: ms };
const operationSchema = z.object({
  /** Method and path of the contract, or what was measured beside calls. */
  name: z.string(),
  ...figures,
  /** Failures by error code. */
  codes: z.record(z.string(), count),
  /** Only those in which something happened. */
  intervals: z.array(z.object({ atMs: ms, ...figures })),
});
export type Operation = z.infer<typeof operationSchema>;

const serverSchema = z.object({
  rssMb: z.number(),
  heapUsedMb: z.number(),
  eventLoopP99Ms: ms,
  /** Cores in use since the sample before: 1 is one core. */
  cpuCores: z.number(),
  sockets: count,
});

/** One interval of the run. */
const sampleSchema = z.object({
  atMs: ms,
  /** Null where the metrics didn't answer, or there are none. */
  server: serverSchema.nullable(),
  /** The load program's own event loop, in ms: its delay is in every time that it measures. */
  driverP99Ms: ms,
  /** CPU of the load program, in cores. */
  driverCores: z.number(),
  journeys: count,
  arrived: count,
  dropped: count,
});
export type LoadSample = z.infer<typeof sampleSchema>;

const pointSchema = z.object({ atMs: ms, value: z.number() });
const slopeSchema = z.object({
  verdict: z.enum(['within-noise', 'grows', 'falls', 'too-short']),
  perHour: z.number(),
  standardErrorPerHour: z.number(),
  line: z.array(pointSchema),
  blocks: z.array(pointSchema),
});

const countedPresses = ['react', 'vote', 'commit'] as const;
export type CountedPress = (typeof countedPresses)[number];

/** What phones pressed, and how it ended; a press that has ended counts once. */
const pressCountsSchema = z.object({
  kind: z.enum(countedPresses),
  pressed: count,
  /** A vote: its receipt has come. The others: the screen has it. */
  arrived: count,
  /** Its moment was over before an answer could come. */
  passed: count,
  /** The phone had no socket, or lost it before an answer. */
  cut: count,
  lost: count,
});
export type PressCounts = z.infer<typeof pressCountsSchema>;

/** What load.json contains. Times in ms from the start of the run. */
export const resultSchema = z.object({
  startedAt: z.string(),
  machine: z.string(),
  /** The server, its database and the shape of the load, in one line. */
  conditions: z.string(),
  ratePerMinute: z.number(),
  minutes: z.number(),
  warmUpMinutes: z.number(),
  journeys: z.object({
    /** Arrivals of the plan; each is started or dropped, except after an interruption. */
    planned: count,
    started: count,
    /** Not started: as many journeys as allowed were running, or all accounts were in use. */
    dropped: count,
    /** Started more than `lateAfterMs` after their time. */
    late: count,
    finished: count,
    failed: count,
    /** Still running longer after the last arrival than a journey may take, and ended. */
    cutOff: count,
    /** Commands that the server acknowledged. */
    commands: count,
  }),
  operations: z.array(operationSchema),
  /** An earlier result has none. */
  presses: z.array(pressCountsSchema).default([]),
  samples: z.array(sampleSchema),
  /** Resident memory, in MB; null without metrics. */
  memory: slopeSchema.nullable(),
  /** What could not be done at this server, with the reason. */
  skipped: z.array(z.string()),
  /** Why the run failed; empty if it passed. */
  broken: z.array(z.string()),
});
export type LoadResult = z.infer<typeof resultSchema>;

/** An arrival that starts later than this was late: the load program itself was busy. */
export const lateAfterMs = 100;
export const intervalMs = 10_000;
