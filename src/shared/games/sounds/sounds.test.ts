import { describe, expect, it } from 'vitest';
import { bedNames, boardBar, clockBar, renderBed } from './beds.ts';
import { finish, pluck } from './instruments.ts';
import { bedLimits, brokenLimits, fromDb, levelsOf, soundLimits } from './levels.ts';
import { renderSound } from './render.ts';
import { soundSets } from './sets.ts';
import { mixInto, sampleRate, scale, silence, type Samples } from './signal.ts';
import { soundNames } from './sounds.ts';

describe.each(soundSets)('the sounds of the set "%s"', (set) => {
  it.each(soundNames)('keep the limits of their levels: %s [SOUND-1]', (name) => {
    const samples = renderSound(set, name);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(brokenLimits(levelsOf(samples), soundLimits)).toEqual([]);
  });

  it.each(bedNames)('keep the bed far below them: %s', (bed) => {
    expect(brokenLimits(levelsOf(renderBed(set, bed, 24, 'test')), bedLimits)).toEqual([]);
  });

  it('leave a part of the bars on the board silent, and repeat none', () => {
    const bars = Array.from({ length: 60 }, (_, index) => boardBar(set, 'evening', index));
    const played = bars.filter(({ strokes }) => strokes.length > 0);
    expect(played.length).toBeLessThan(50);
    expect(played.length).toBeGreaterThan(20);
    const looks = played.map(({ strokes }) => JSON.stringify(strokes));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('tighten in the last ten seconds of a clock, on the second', () => {
    const strokesIn = (left: number) => {
      const bar = clockBar(set, 'evening', 1, left);
      return bar.strokes.length / bar.seconds;
    };
    expect(strokesIn(9)).toBeGreaterThan(strokesIn(40) * 1.5);
    expect(strokesIn(2)).toBeGreaterThan(strokesIn(9));
    expect([clockBar(set, 'evening', 3, 11.3).seconds, clockBar(set, 'evening', 3, 7).seconds]).toEqual([
      expect.closeTo(1.3, 5),
      1,
    ]);
  });
});

it('differ between right and wrong, and between the lifelines', () => {
  const sounds = (['right', 'wrong', 'fiftyFifty', 'askTeammate', 'comeback', 'flip'] as const).map((name) =>
    renderSound('full', name),
  );
  expect(new Set(sounds.map((samples) => samples.slice(2000, 2100).join())).size).toBe(sounds.length);
});

it('sound the same on every device', () => {
  const again = renderSound('full', 'fanfare');
  // Number by number: a matcher takes seconds for that many.
  expect(renderSound('full', 'fanfare').every((each, index) => each === again[index])).toBe(true);
});

it.each([110, 146.83, 293.66, 440, 587.33])('tune a string of %f Hz to a hundredth of a semitone or two', (hz) => {
  const cents = 1200 * Math.log2(pitchOf(finish(pluck(hz)())) / hz);
  expect(Math.abs(cents)).toBeLessThan(6);
});

it('measure a tone at the level that it has', () => {
  const tone = silence(1);
  tone.forEach((_, index) => (tone[index] = Math.sin((2 * Math.PI * 1000 * index) / sampleRate)));
  // BS.1770: a tone of 997 Hz at full scale has -3.01 LUFS.
  expect(levelsOf(tone).loudness).toBeCloseTo(-3.01, 0);
  expect(levelsOf(tone).carriedShare).toBeCloseTo(1, 2);
  expect(levelsOf(scale(tone, fromDb(-20))).peakDb).toBeCloseTo(-20, 3);
});

it('report each limit that a sound breaks', () => {
  const tone = silence(1);
  tone.forEach((_, index) => (tone[index] = 0.5 * Math.sin((2 * Math.PI * 100 * index) / sampleRate)));
  expect(brokenLimits(levelsOf(tone), soundLimits)).toEqual([
    'peak above 250 Hz is below -12 dBFS',
    'loudness is over -12 LUFS',
    'less than 50 % of its energy is above 250 Hz',
  ]);
  expect(brokenLimits(levelsOf(silence(1)), soundLimits)).toHaveLength(3);
});

it('leave out what lies behind the end', () => {
  const target = silence(0.001);
  mixInto(target, new Float32Array(target.length).fill(1), 0.0005, 0.5);
  expect([target[0], target.at(-1)]).toEqual([0, 0.5]);
});

/** The lag of the best autocorrelation, refined by a parabola. */
function pitchOf(samples: Samples): number {
  const part = samples.slice(4000, 4000 + 8192);
  const match = (lag: number) => {
    let sum = 0;
    for (let index = 0; index + lag < part.length; index += 1)
      sum += (part[index] as number) * (part[index + lag] as number);
    return sum / (part.length - lag);
  };
  let best = 60;
  for (let lag = 60; lag < 500; lag += 1) if (match(lag) > match(best) * 1.02) best = lag;
  while (match(best + 1) > match(best)) best += 1;
  const [before, at, after] = [match(best - 1), match(best), match(best + 1)];
  return sampleRate / (best + (before - after) / (2 * (before - 2 * at + after)));
}
