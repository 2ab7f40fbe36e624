import { expect, it } from 'vitest';
import { integratedLoudness, limit, momentaryLoudness, truePeakDb } from './loudness.ts';

const rate = 48_000;
const tone = (hz: number, seconds: number, amplitude: number, sampleRate = rate) =>
  Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hz * index) / sampleRate),
  );

it('measures the reference tone of BS.1770 at -23 LUFS in two channels and 3 dB less in one [BANK-1]', () => {
  const reference = tone(1000, 5, 10 ** (-23 / 20));
  expect(integratedLoudness([reference, reference], rate)).toBeCloseTo(-23, 1);
  expect(integratedLoudness([reference], rate)).toBeCloseTo(-26, 1);
  expect(integratedLoudness([tone(1000, 5, 10 ** (-23 / 20), 44_100)], 44_100)).toBeCloseTo(-26, 1);
});

it('leaves silence out of the loudness of a whole, and takes the loudest 400 ms of a short sound [BANK-1]', () => {
  const spoken = new Float32Array(10 * rate);
  spoken.set(tone(1000, 5, 0.1), 0);
  expect(integratedLoudness([spoken], rate)).toBeCloseTo(integratedLoudness([tone(1000, 5, 0.1)], rate), 0);
  expect(momentaryLoudness([spoken], rate)).toBeCloseTo(integratedLoudness([tone(1000, 5, 0.1)], rate), 1);
  expect(integratedLoudness([new Float32Array(rate)], rate)).toBe(-Infinity);
});

it('finds a peak between the samples [BANK-1]', () => {
  const between = Float32Array.from({ length: 4000 }, (_, index) => Math.sin((Math.PI / 2) * index + Math.PI / 4));
  expect(Math.max(...between)).toBeLessThan(0.71);
  expect(truePeakDb([between])).toBeCloseTo(0, 0);
});

it('turns down what exceeds the ceiling and leaves the rest [BANK-1]', () => {
  const quiet = tone(440, 1, 0.2);
  const loud = quiet.slice();
  loud.set(tone(440, 0.01, 1.5), 20_000);
  const [limited = new Float32Array()] = limit([loud], 0.8, rate);
  expect(limited.every((sample) => Math.abs(sample) <= 0.8001)).toBe(true);
  expect(limited.slice(0, 15_000)).toEqual(quiet.slice(0, 15_000));
});
