import { expect, it } from 'vitest';
import { seededRandom } from '#shared/kernel/random.ts';
import { resolutionPerHour, slopeOf, type Sample } from './slope.ts';

const everyMs = 10_000;
const minuteMs = 60_000;
const warmUpMs = 6 * minuteMs;

/** Half an hour of memory as a server has it: waves of the garbage collector, each sample close to the one before. */
function memory(seed: string, valueAt: (minute: number) => number, waveMb = 8): Sample[] {
  const random = seededRandom(seed);
  let wave = 0;
  return Array.from({ length: 180 }, (_, index) => {
    const atMs = index * everyMs;
    wave = 0.85 * wave + (random() - 0.5) * waveMb;
    return { atMs, value: valueAt(atMs / minuteMs) + wave };
  });
}

it('finds the slope of a straight line exactly, with no error', () => {
  const { perHour, standardErrorPerHour, verdict } = slopeOf(
    memory('none', (minute) => 150 + minute / 2, 0),
    warmUpMs,
    1,
  );
  expect(perHour).toBeCloseTo(30, 6);
  expect(standardErrorPerHour).toBeCloseTo(0, 6);
  expect(verdict).toBe('grows');
});

it('calls steady memory within noise in more than 9 of 10 runs, though its samples depend on each other', () => {
  const runs = Array.from({ length: 400 }, (_, run) =>
    slopeOf(
      memory(`steady ${run}`, () => 180),
      warmUpMs,
      0,
    ),
  );
  const within = runs.filter(({ verdict }) => verdict === 'within-noise').length;
  expect(within / runs.length).toBeGreaterThan(0.9);
});

it('finds a leak that is several times its standard error', () => {
  const runs = Array.from({ length: 100 }, (_, run) =>
    slopeOf(
      memory(`leak ${run}`, (minute) => 180 + 2 * minute),
      warmUpMs,
      1,
    ),
  );
  expect(runs.filter(({ verdict }) => verdict === 'grows')).toHaveLength(100);
});

it('leaves the warm-up out: memory that rises first and then stays is steady', () => {
  const warming = memory('warming', (minute) => (minute < 6 ? 100 + 15 * minute : 190), 0);
  expect(slopeOf(warming, warmUpMs, 1)).toMatchObject({ verdict: 'within-noise', perHour: 0 });
  expect(slopeOf(warming, 0, 1).perHour).toBeGreaterThan(50);
});

it('says that memory falls where it has not become steady', () => {
  expect(
    slopeOf(
      memory('falling', (minute) => 300 - 2 * minute),
      warmUpMs,
      1,
    ).verdict,
  ).toBe('falls');
});

it('accepts a certain slope that is too small to matter', () => {
  const creeping = memory('creeping', (minute) => 150 + minute / 100, 0);
  expect(slopeOf(creeping, warmUpMs, 1).verdict).toBe('within-noise');
  expect(slopeOf(creeping, warmUpMs, 0.1).verdict).toBe('grows');
});

it('fits its line through the means of six blocks, and says how small a slope it would find', () => {
  const slope = slopeOf(
    memory('steady', () => 180),
    warmUpMs,
    1,
  );
  expect(slope.blocks).toHaveLength(6);
  expect(slope.line).toHaveLength(2);
  expect(resolutionPerHour(slope)).toBeGreaterThan(slope.standardErrorPerHour * 2);
});

it('judges no run of a few minutes', () => {
  const samples = memory('short', () => 180);
  expect(slopeOf(samples.slice(0, 60), warmUpMs, 1).verdict).toBe('too-short');
  expect(slopeOf([], 0, 1).verdict).toBe('too-short');
});
