/**
 * Whether memory grows over a run. Samples of memory depend on each other: garbage collection makes waves of many samples, so
 * that a line through single samples looks far more certain than it is. Therefore the samples after the warm-up are averaged
 * in blocks longer than those waves, and a line is fitted through the means of the blocks. Their scatter around the line gives
 * the standard error of its slope, with the few degrees of freedom that they have.
 */
export interface Sample {
  readonly atMs: number;
  readonly value: number;
}

export interface Slope {
  /** `too-short`: fewer samples than the blocks need, or less than `minJudgedMs` after the warm-up. */
  readonly verdict: 'within-noise' | 'grows' | 'falls' | 'too-short';
  /** Units of the value an hour. */
  readonly perHour: number;
  readonly standardErrorPerHour: number;
  /** The fitted line: its value at the first and the last block. */
  readonly line: Sample[];
  /** The mean of each block, at its middle. */
  readonly blocks: Sample[];
}

/** Few and long: after a warm-up of 6, half an hour has blocks of 4 minutes. */
export const blockCount = 6;
/** Two-sided 95 % of Student's t with the 4 degrees of freedom of 6 blocks and a line of two parameters. */
const tQuantile = 2.776;
/** With fewer samples a block has no mean worth the name. */
const minSamplesABlock = 3;
/** Shorter blocks than half a minute are shorter than the waves of the garbage collector. */
const minJudgedMs = 5 * 60_000;
const hourMs = 60 * 60_000;

/**
 * Fits the samples from `fromMs` on. Within noise is a slope whose 95 % interval contains 0, or one smaller than
 * `negligiblePerHour`: such a leak would take months to matter, whatever the scatter.
 */
export function slopeOf(all: readonly Sample[], fromMs: number, negligiblePerHour: number): Slope {
  const samples = all.filter(({ atMs }) => atMs >= fromMs);
  const durationMs = (samples.at(-1)?.atMs ?? 0) - (samples[0]?.atMs ?? 0);
  const isShort = samples.length < blockCount * minSamplesABlock || durationMs < minJudgedMs;
  if (isShort) return { verdict: 'too-short', perHour: 0, standardErrorPerHour: 0, line: [], blocks: [] };
  const blocks = Array.from({ length: blockCount }, (_, index) => {
    const bound = (block: number) => Math.round((block * samples.length) / blockCount);
    return meanOf(samples.slice(bound(index), bound(index + 1)));
  });
  const middle = meanOf(blocks);
  const spread = sumOf(blocks.map(({ atMs }) => (atMs - middle.atMs) ** 2));
  const perMs = sumOf(blocks.map(({ atMs, value }) => (atMs - middle.atMs) * (value - middle.value))) / spread;
  const fitted = (atMs: number) => middle.value + perMs * (atMs - middle.atMs);
  const residual = sumOf(blocks.map(({ atMs, value }) => (value - fitted(atMs)) ** 2)) / (blockCount - 2);
  const perHour = perMs * hourMs;
  const standardErrorPerHour = Math.sqrt(residual / spread) * hourMs;
  return {
    verdict: verdictOf(perHour, Math.max(tQuantile * standardErrorPerHour, negligiblePerHour)),
    perHour,
    standardErrorPerHour,
    line: [blocks[0], blocks.at(-1)].flatMap((block) =>
      block === undefined ? [] : [{ atMs: block.atMs, value: fitted(block.atMs) }],
    ),
    blocks,
  };
}

/** What a steady slope has to exceed to be found, in units an hour: how much the run can tell. */
export function resolutionPerHour({ standardErrorPerHour }: Slope): number {
  return tQuantile * standardErrorPerHour;
}

function verdictOf(perHour: number, noise: number): Slope['verdict'] {
  if (Math.abs(perHour) <= noise) return 'within-noise';
  return perHour > 0 ? 'grows' : 'falls';
}

function meanOf(samples: readonly Sample[]): Sample {
  return {
    atMs: sumOf(samples.map(({ atMs }) => atMs)) / samples.length,
    value: sumOf(samples.map(({ value }) => value)) / samples.length,
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
