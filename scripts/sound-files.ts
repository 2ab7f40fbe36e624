/**
 * Makes the sound files of a folder of content/media and its manifest. Needs ffmpeg, and FluidSynth for `renderMidi`;
 * the checks need neither: they compare the committed files with the hashes and measures of the manifest.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  maxPeakDb,
  maxQuestionBytes,
  maxSoundMs,
  minIntegratedMs,
  percussivePeakDb,
  soundFaults,
  targetLoudness,
  type MediaCredit,
  type SoundMeasures,
} from '#shared/questions/media-manifest.ts';
import { fileEntry, writeManifest } from './media-manifest.ts';
import { integratedLoudness, limit, momentaryLoudness, truePeakDb, type Channels } from './loudness.ts';

const encodedRate = 44_100;
const mediaFolder = new URL('../content/media/', import.meta.url);

export interface SoundSource {
  /** Names the file, e.g. the question's id; the same key gives the same name. */
  readonly key: string;
  /** One channel or two, at any level. */
  readonly channels?: readonly (Float32Array | readonly number[])[];
  /** As `channels`, where there is one. */
  readonly samples?: Float32Array | readonly number[];
  /** Of `channels` and `samples`, in Hz. */
  readonly sampleRate?: number;
  /** A file in any format that ffmpeg reads, in place of samples. */
  readonly wav?: string;
  /** Keeps both channels of `wav`. */
  readonly stereo?: boolean;
  /** The sound fades out here. */
  readonly maxSeconds?: number;
  /** What differs from the folder's credit. */
  readonly about?: Partial<MediaCredit>;
}

/** 12 hexadecimal digits, which say nothing about the sound. */
export function fileName(folder: string, key: string): string {
  return createHash('sha256').update(`${folder}/${key}`).digest('hex').slice(0, 12);
}

/**
 * Writes the sounds as MP3 at -16 LUFS, and media.json beside them; removes sounds that have no source any more.
 * Returns the path for `media.file` by key. Throws where a sound can't keep the limits.
 */
export function writeSounds(
  folder: string,
  credit: MediaCredit,
  sounds: readonly SoundSource[],
): ReadonlyMap<string, string> {
  const target = new URL(`${folder}/`, mediaFolder);
  mkdirSync(target, { recursive: true });
  const keys = new Set(sounds.map(({ key }) => key));
  if (keys.size !== sounds.length) throw new Error(`two sounds of ${folder} have the same key`);
  const credits = [credit];
  const placeOf = (about: Partial<MediaCredit> = {}) => {
    const own = { ...credit, ...about };
    const known = credits.findIndex((each) => isDeepStrictEqual(each, own));
    return known === -1 ? credits.push(own) - 1 : known;
  };
  const files = new Map(
    sounds.map((sound) => {
      const { mp3, measures } = encodeSound(sound);
      const name = `${fileName(folder, sound.key)}.mp3`;
      writeFileSync(new URL(name, target), mp3);
      const place = placeOf(sound.about);
      const entry = { ...fileEntry(mp3), ...measures, ...(place === 0 ? {} : { credit: place }) };
      return [sound.key, { name, entry }] as const;
    }),
  );
  const names = new Set([...files.values()].map(({ name }) => name));
  for (const name of readdirSync(target)) if (name.endsWith('.mp3') && !names.has(name)) rmSync(new URL(name, target));
  writeManifest(target, {
    credits,
    files: Object.fromEntries([...files.values()].map(({ name, entry }) => [name, entry])),
  });
  return new Map([...files].map(([key, { name }]) => [key, `${folder}/${name}`]));
}

/** The encoded sound at the target loudness, and what its decoder gives back. */
export function encodeSound(sound: SoundSource): { readonly mp3: Buffer; readonly measures: SoundMeasures } {
  const channels = fadeOut(readChannels(sound), sound.maxSeconds ?? maxSoundMs / 1000 - 0.1);
  let gainDb = targetLoudness - loudnessOf(channels);
  let ceilingDb = -1.5;
  if (!Number.isFinite(gainDb)) throw new Error(`${sound.key} is silent`);
  let best: { readonly mp3: Buffer; readonly measures: SoundMeasures } | undefined;
  const missOf = (measures: SoundMeasures) => Math.abs(targetLoudness - measures.loudness);
  // What the limiter takes away is made up by more gain, and what the encoder adds to the peaks by a lower ceiling.
  for (let round = 0; ; round += 1) {
    const louder = channels.map((channel) => channel.map((sample) => sample * 10 ** (gainDb / 20)));
    const mp3 = toMp3(limit(louder, 10 ** (ceilingDb / 20), encodedRate));
    const measures = measure(mp3, channels.length);
    const faults = [
      ...soundFaults(measures),
      ...(mp3.length > maxQuestionBytes ? [`has more than ${maxQuestionBytes} bytes`] : []),
    ];
    // A later round may be worse: between strokes more gain is only more limiting.
    if (faults.length === 0 && (best === undefined || missOf(measures) < missOf(best.measures)))
      best = { mp3, measures };
    if (best !== undefined && (missOf(best.measures) <= 0.5 || best.measures.peak >= percussivePeakDb || round >= 2))
      return best;
    if (round === 7) throw new Error(`${sound.key} ${faults.join(', ')}: ${JSON.stringify(measures)}`);
    if (measures.peak > maxPeakDb) ceilingDb -= measures.peak - maxPeakDb + 0.1;
    // At most 12 dB over what the loudness asks for: more is noise, not loudness.
    gainDb = Math.min(gainDb + targetLoudness - measures.loudness, targetLoudness - loudnessOf(channels) + 12);
  }
}

function loudnessOf(channels: Channels): number {
  const isShort = ((channels[0]?.length ?? 0) / encodedRate) * 1000 < minIntegratedMs;
  return (isShort ? momentaryLoudness : integratedLoudness)(channels, encodedRate);
}

/** Duration, loudness and peak of an encoded sound, as a listener gets it. */
export function measure(mp3: Uint8Array, channelCount: number): SoundMeasures {
  const channels = decode(['-i', 'pipe:0'], channelCount, mp3);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    durationMs: Math.round(((channels[0]?.length ?? 0) / encodedRate) * 1000),
    loudness: round(loudnessOf(channels)),
    peak: round(truePeakDb(channels)),
  };
}

function readChannels({
  key,
  samples,
  channels,
  sampleRate = encodedRate,
  wav,
  stereo = false,
}: SoundSource): Channels {
  if (wav !== undefined) return decode(['-i', wav], stereo ? 2 : 1);
  const given = channels ?? (samples === undefined ? [] : [samples]);
  if (given.length < 1 || given.length > 2) throw new Error(`${key} has no samples, or more than two channels`);
  const plain = given.map((channel) => Float32Array.from(channel));
  if (sampleRate === encodedRate) return plain;
  return decode(
    ['-f', 'f32le', '-ar', String(sampleRate), '-ac', String(plain.length), '-i', 'pipe:0'],
    plain.length,
    interleave(plain),
  );
}

function fadeOut(channels: Channels, maxSeconds: number): Channels {
  const end = Math.round(maxSeconds * encodedRate);
  const fade = Math.round(0.05 * encodedRate);
  return channels.map((channel) =>
    channel.length <= end
      ? channel
      : channel.slice(0, end).map((sample, at) => sample * Math.min(1, (end - at) / fade)),
  );
}

function toMp3(channels: Channels): Buffer {
  return run(
    'ffmpeg',
    [
      ...[
        '-hide_banner',
        '-loglevel',
        'error',
        '-f',
        'f32le',
        '-ar',
        String(encodedRate),
        '-ac',
        String(channels.length),
      ],
      ...['-i', 'pipe:0', '-codec:a', 'libmp3lame', '-b:a', channels.length === 2 ? '96k' : '64k'],
      // No tags, no names of programs, the same bytes each time.
      ...['-map_metadata', '-1', '-id3v2_version', '0', '-write_id3v1', '0', '-write_xing', '0'],
      ...['-fflags', '+bitexact', '-flags:a', '+bitexact', '-f', 'mp3', 'pipe:1'],
    ],
    interleave(channels),
  );
}

function decode(input: readonly string[], channelCount: number, body?: Uint8Array): Channels {
  const bytes = run(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', ...input],
      ...['-f', 'f32le', '-ar', String(encodedRate), '-ac', String(channelCount), 'pipe:1'],
    ],
    body,
  );
  const samples = new Float32Array(Uint8Array.from(bytes).buffer);
  if (channelCount === 1) return [samples];
  return Array.from({ length: channelCount }, (_, channel) =>
    Float32Array.from({ length: samples.length / channelCount }, (__, at) => samples[at * channelCount + channel] ?? 0),
  );
}

function interleave(channels: Channels): Uint8Array {
  const [only, ...others] = channels;
  if (only !== undefined && others.length === 0)
    return new Uint8Array(only.buffer.slice(only.byteOffset, only.byteOffset + only.byteLength));
  const length = Math.max(...channels.map((channel) => channel.length));
  const samples = new Float32Array(length * channels.length);
  for (const [offset, channel] of channels.entries())
    for (const [at, sample] of channel.entries()) samples[at * channels.length + offset] = sample;
  return new Uint8Array(samples.buffer);
}

function run(program: string, parameters: readonly string[], input?: Uint8Array): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { input, maxBuffer: 256 * 1024 * 1024 });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program}: ${stderr.toString('utf8').trim()}`);
  return stdout;
}

/** A note of a piece; times in seconds. */
export interface Note {
  readonly start: number;
  readonly duration: number;
  /** MIDI number: 60 is the middle C, 0.5 more a quarter tone. */
  readonly pitch: number;
  /** 1 to 127. */
  readonly velocity?: number;
}

export interface MidiPart {
  /** General MIDI program from 0; not of drums. */
  readonly program?: number;
  /** Its pitches name drums, in place of notes. */
  readonly isDrums?: boolean;
  readonly notes: readonly Note[];
  /** 0 (left) to 127 (right). */
  readonly pan?: number;
  /** 0 to 127. */
  readonly volume?: number;
}

const ticksPerSecond = 960;

/**
 * A standard MIDI file. Each part has its own channel; notes with a quarter tone bend a second channel of the part, so
 * that maqamat are in tune.
 */
export function writeMidi(parts: readonly MidiPart[]): Buffer {
  const melodic = Array.from({ length: 16 }, (_, channel) => channel).filter((channel) => channel !== 9);
  const takeChannel = () => {
    const channel = melodic.shift();
    if (channel === undefined) throw new Error('a piece has more than 15 channels');
    return channel;
  };
  const events: { readonly tick: number; readonly order: number; readonly bytes: readonly number[] }[] = [];
  const put = (seconds: number, order: number, ...bytes: readonly number[]) =>
    events.push({ tick: Math.round(seconds * ticksPerSecond), order, bytes });
  for (const { program = 0, isDrums = false, notes, pan = 64, volume = 100 } of parts) {
    const isBent = (pitch: number) => pitch % 1 !== 0;
    for (const bent of isDrums ? [false] : [false, true]) {
      const played = notes.filter(({ pitch }) => isDrums || isBent(pitch) === bent);
      if (played.length === 0) continue;
      const channel = isDrums ? 9 : takeChannel();
      if (!isDrums) put(0, 0, 0xc0 | channel, program);
      put(0, 1, 0xb0 | channel, 7, volume);
      put(0, 2, 0xb0 | channel, 10, pan);
      for (const { start, duration, pitch, velocity = 96 } of played) {
        const key = Math.floor(pitch);
        // The wheel's range is two semitones either way.
        const wheel = 8192 + Math.round((pitch - key) * 4096);
        if (bent) put(start, 4, 0xe0 | channel, wheel & 0x7f, wheel >> 7);
        put(start, 5, 0x90 | channel, key, velocity);
        put(start + duration, 3, 0x80 | channel, key, 0);
      }
    }
  }
  events.sort((one, other) => one.tick - other.tick || one.order - other.order);
  // A quarter note of half a second.
  const body: number[] = [0, 0xff, 0x51, 3, 0x07, 0xa1, 0x20];
  let last = 0;
  for (const { tick, bytes } of events) {
    body.push(...variableLength(tick - last), ...bytes);
    last = tick;
  }
  body.push(0, 0xff, 0x2f, 0);
  const head = Buffer.alloc(22);
  head.write('MThd', 0);
  head.writeUInt32BE(6, 4);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(1, 10);
  head.writeUInt16BE(ticksPerSecond / 2, 12);
  head.write('MTrk', 14);
  head.writeUInt32BE(body.length, 18);
  return Buffer.concat([head, Buffer.from(body)]);
}

function variableLength(value: number): number[] {
  const groups = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}

/** Plays a MIDI file with FluidSynth and the FluidR3 soundfont (MIT; Debian's package fluid-soundfont-gm). */
export function renderMidi(
  midi: Uint8Array,
  { gain = 0.6, reverb = true }: { readonly gain?: number; readonly reverb?: boolean } = {},
): { readonly channels: readonly [Float32Array, Float32Array]; readonly sampleRate: number } {
  const folder = mkdtempSync(join(tmpdir(), 'siraj-midi-'));
  try {
    const [file, wav] = [join(folder, 'piece.mid'), join(folder, 'piece.wav')];
    writeFileSync(file, midi);
    run('fluidsynth', [
      ...['-n', '-i', '-q', '-F', wav, '-T', 'wav', '-O', 'float', '-r', String(encodedRate), '-g', String(gain)],
      ...['-R', reverb ? '1' : '0', '-C', '0', '/usr/share/sounds/sf2/FluidR3_GM.sf2', file],
    ]);
    const [left = new Float32Array(), right = new Float32Array()] = decode(['-i', wav], 2);
    return { channels: [left, right], sampleRate: encodedRate };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Both channels in one. */
export function mono([left, right]: readonly [Float32Array, Float32Array]): Float32Array {
  return left.map((sample, at) => (sample + (right[at] ?? 0)) / 2);
}

/** Without the silence at the end, which FluidSynth leaves. */
export function trimEnd(samples: Float32Array, thresholdDb = -60): Float32Array {
  const threshold = 10 ** (thresholdDb / 20) * samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  let end = samples.length;
  while (end > 0 && Math.abs(samples[end - 1] as number) <= threshold) end -= 1;
  return samples.slice(0, Math.min(samples.length, end + Math.round(0.05 * encodedRate)));
}
