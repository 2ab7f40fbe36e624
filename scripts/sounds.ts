// Renders every sound of the game and prints its levels; fails if one breaks a limit. With a folder as argument it also
// writes them there as WAV files, to listen to.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bedNames, renderBed } from '#shared/games/sounds/beds.ts';
import { bedLimits, brokenLimits, levelsOf, soundLimits } from '#shared/games/sounds/levels.ts';
import { renderSound } from '#shared/games/sounds/render.ts';
import { soundSets } from '#shared/games/sounds/sets.ts';
import { sampleRate, type Samples } from '#shared/games/sounds/signal.ts';
import { soundNames } from '#shared/games/sounds/sounds.ts';

const [, , folder] = process.argv;
const bedSeconds = 60;

const headings = ['sound', 'peak', '>250 Hz', 'LUFS', 'share', 'length'];
const broken: string[] = [];
for (const set of soundSets) {
  process.stdout.write(`\n${set}\n${row(headings)}\n`);
  for (const name of soundNames) report(set, name, renderSound(set, name), soundLimits);
  for (const bed of bedNames) report(set, `${bed} bed`, renderBed(set, bed, bedSeconds, 'levels'), bedLimits);
}
process.stdout.write(
  '\nPeaks in dBFS at the volume 0.5; loudness of the loudest 400 ms; share of energy above 250 Hz.\n',
);
if (broken.length > 0) process.exitCode = 1;

function report(set: string, name: string, samples: Samples, limits: typeof soundLimits): void {
  const levels = levelsOf(samples);
  const problems = brokenLimits(levels, limits);
  broken.push(...problems);
  const cells = [
    name,
    levels.peakDb.toFixed(1),
    levels.carriedPeakDb.toFixed(1),
    levels.loudness.toFixed(1),
    `${(levels.carriedShare * 100).toFixed(0)} %`,
    `${levels.seconds.toFixed(2)} s`,
  ];
  process.stdout.write(`${row(cells)}${problems.map((problem) => `  ✗ ${problem}`).join('')}\n`);
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${set}-${name.replace(' ', '-')}.wav`), wavOf(samples));
}

function row([name = '', ...numbers]: readonly string[]): string {
  return name.padEnd(14) + numbers.map((number) => number.padStart(9)).join('');
}

/** 16 bits, one channel. */
function wavOf(samples: Samples): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) =>
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2),
  );
  return file;
}
