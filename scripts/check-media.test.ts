import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomFillSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaFileEntry } from '#shared/questions/media-manifest.ts';
import { categoryFileSchema, type CategoryFile } from '#shared/questions/schema.ts';
import { paint } from '#testing/media-files.ts';
import { mediaFaults } from './check-media.ts';
import { fileEntry } from './media-manifest.ts';

const credit = { origin: { ar: 'من عملنا', en: 'Our own' }, author: 'Siraj', licence: 'own' };
const coded = '0123456789ab';
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>');

let media: string;
let entries: Record<string, MediaFileEntry>;
beforeEach(() => {
  media = mkdtempSync(join(tmpdir(), 'siraj-check-media-'));
  mkdirSync(join(media, 'sample'));
  entries = {};
});
afterEach(() => rmSync(media, { recursive: true, force: true }));

/** Puts a file in the folder and into its manifest; `recorded` replaces what the manifest says of it. */
function put(name: string, body: Uint8Array, recorded: Partial<MediaFileEntry> = {}): void {
  writeFileSync(join(media, 'sample', name), body);
  entries[name] = { ...fileEntry(body), ...recorded };
}

async function faults(categories: readonly CategoryFile[] = [], credits: readonly object[] = [credit]) {
  writeFileSync(join(media, 'sample', 'media.json'), JSON.stringify({ credits, files: entries }));
  return check(categories);
}

async function check(categories: readonly CategoryFile[] = []) {
  const found = await mediaFaults(pathToFileURL(`${media}/`), categories);
  return found.map(({ file, where, fault }) => [file, where, fault].filter((part) => part !== '').join(' '));
}

/** MPEG 1 layer III at 44.1 kHz: the byte of the header that says so, and the bytes of a frame, by kbit/s. */
const bitrates = { 32: [0x10, 104], 128: [0x90, 417], 320: [0xe0, 1044] } as const;
const frameMs = 1152 / 44.1;

function mp3(frames: number, kbits: keyof typeof bitrates = 128): Buffer {
  const [rate, bytes] = bitrates[kbits];
  const frame = Buffer.alloc(bytes);
  frame.set([0xff, 0xfb, rate, 0x64]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

const frames = 100;
const measures = { durationMs: Math.round(frames * frameMs), loudness: -16, peak: -3 };

/** A film's boxes around the length of a sound. */
function m4a(durationMs: number, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(durationMs, 16);
  return Buffer.concat([box('ftyp', Buffer.from('M4A ')), box('moov', box('mvhd', header), ...more)]);
}

function box(type: string, ...inside: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...inside]);
}

const noise = (bytes: number) => randomFillSync(Buffer.alloc(bytes));

/** A category with one question, whose four options are these pictures. */
function categoryOf(...pictures: [string, string, string, string]): CategoryFile {
  const text = { ar: 'أيها؟', en: 'Which one?' };
  const option = (name: string) => ({ ar: name, en: name });
  return categoryFileSchema.parse({
    ...{ id: 'sample', collection: 'play', icon: 'globe', hue: 1, name: text, description: text },
    questions: [
      {
        ...{ id: 'sample-001', kind: 'text', value: 200, text, explanation: text, pictures },
        answer: option('one'),
        wrong: ['two', 'three', 'four'].map(option),
      },
    ],
  });
}

describe('the manifest of a folder', () => {
  it('finds nothing where files keep all rules [BANK-1]', async () => {
    put('flag.svg', drawing);
    put(`${coded}.mp3`, mp3(frames), measures);
    put('ba9876543210.m4a', m4a(2600), { ...measures, durationMs: 2600 });
    put(`${coded}.webp`, await paint(1600, 900).webp().toBuffer());
    put(`${coded}.avif`, await paint(16, 9).avif().toBuffer());
    expect(await faults([categoryOf('sample/flag.svg', 'sample/b.svg', 'sample/c.svg', 'sample/d.svg')])).toEqual([]);
  });

  it('must be there and be readable [BANK-2]', async () => {
    const noManifest =
      'media/sample/media.json is missing: it names origin, author and licence (npm run content:media)';
    expect(await check()).toEqual([noManifest]);
    writeFileSync(join(media, 'sample', 'media.json'), '{"credits": [');
    expect(await check()).toEqual([expect.stringMatching(/^media\/sample\/media\.json .*expected object/)]);
  });

  it('names an author and a licence that allows the use [BANK-2]', async () => {
    put('flag.svg', drawing);
    for (const licence of ['GPL-3.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0'])
      expect(await faults([], [{ ...credit, licence }])).toContainEqual(
        expect.stringMatching(/^media\/sample\/media\.json .*credits\.0\.licence/),
      );
    expect(await faults([], [{ ...credit, author: ' ' }])).toContainEqual(expect.stringContaining('credits.0.author'));
    entries['flag.svg'] = { ...fileEntry(drawing), credit: 1 };
    expect(await faults()).toContainEqual(expect.stringContaining('a file names a credit that is not there'));
  });

  it('lists each file, and none besides [BANK-1]', async () => {
    put('gone.svg', drawing);
    rmSync(join(media, 'sample', 'gone.svg'));
    writeFileSync(join(media, 'sample', 'new.svg'), drawing);
    // Beside the files, and not of them.
    writeFileSync(join(media, 'sample', 'LICENSE'), 'MIT');
    expect(await faults()).toEqual([
      'media/sample/new.svg is not in media.json (npm run content:media)',
      'media/sample/gone.svg is in media.json only',
    ]);
  });

  it('records the hash and the size of each file [BANK-1]', async () => {
    const changed = 'media/sample/flag.svg is not the file that media.json records (npm run content:media)';
    put('flag.svg', drawing, { sha256: fileEntry(mp3(1)).sha256 });
    expect(await faults()).toEqual([changed]);
    put('flag.svg', drawing, { bytes: drawing.length - 1 });
    expect(await faults()).toEqual([changed]);
  });
});

describe('the size of files', () => {
  it('is at most 120 KB for a picture and 250 KB for a sound [BANK-1]', async () => {
    const padded = (bytes: number) => Buffer.concat([drawing, Buffer.alloc(bytes - drawing.length, ' ')]);
    put('fits.svg', padded(120 * 1024));
    put('large.svg', padded(120 * 1024 + 1));
    const long = mp3(246, 320);
    put(`${coded}.mp3`, long, { ...measures, durationMs: Math.round(246 * frameMs) });
    expect(await faults()).toEqual([
      `media/sample/${coded}.mp3 is larger than ${250 * 1024} bytes`,
      `media/sample/large.svg is larger than ${120 * 1024} bytes`,
    ]);
  });

  it('is at most 160 KB for all files of a question [BANK-1]', async () => {
    for (const name of ['a', 'b', 'c', 'd']) put(`${name}.svg`, noise(41 * 1024));
    const four = categoryOf('sample/a.svg', 'sample/b.svg', 'sample/c.svg', 'sample/d.svg');
    expect(await faults([four])).toEqual([
      `sample.json sample-001 its files have ${164 * 1024} bytes; at most ${160 * 1024}`,
    ]);
    put('a.svg', noise(37 * 1024));
    expect(await faults([four])).toEqual([]);
  });

  it('is at most 90 MB for the whole folder [BANK-1]', async () => {
    writeFileSync(join(media, 'sample', 'huge.svg'), '');
    truncateSync(join(media, 'sample', 'huge.svg'), 90 * 1024 * 1024 + 1);
    expect(await faults()).toContain(`media has more than ${90 * 1024 * 1024} bytes`);
    truncateSync(join(media, 'sample', 'huge.svg'), 90 * 1024 * 1024);
    expect(await faults()).not.toContain(`media has more than ${90 * 1024 * 1024} bytes`);
  });
});

describe('what gives an answer away', () => {
  it('is a name in words, except of a drawing, which is served under another [BANK-1]', async () => {
    put('eiffel-tower.webp', await paint(16, 9).webp().toBuffer());
    put('oud.mp3', mp3(frames), measures);
    put('eiffel-tower.svg', drawing);
    expect(await faults()).toEqual([
      'media/sample/eiffel-tower.webp needs a name of 12 hexadecimal digits',
      'media/sample/oud.mp3 needs a name of 12 hexadecimal digits',
    ]);
  });

  it('is metadata of a picture [BANK-1]', async () => {
    const told = 'has metadata, which may tell the answer';
    const named = paint(16, 9).withExif({ IFD0: { ImageDescription: 'The Eiffel Tower' } });
    put(`${coded}.webp`, await named.webp().toBuffer());
    expect(await faults()).toEqual([`media/sample/${coded}.webp ${told}`]);
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:title>The Eiffel Tower</dc:title></x:xmpmeta>';
    put(`${coded}.webp`, await paint(16, 9).withXmp(xmp).webp().toBuffer());
    expect(await faults()).toEqual([`media/sample/${coded}.webp ${told}`]);
  });

  it('is a tag of a sound [BANK-1]', async () => {
    const told = 'has tags, or bytes that are no sound';
    put('000000000001.mp3', Buffer.concat([mp3(frames), Buffer.from('TAG Für Elise')]), measures);
    put('000000000002.mp3', Buffer.concat([Buffer.from('ID3 Für Elise'), mp3(frames)]), measures);
    put('000000000003.m4a', m4a(2600, box('udta', Buffer.from('Für Elise'))), { ...measures, durationMs: 2600 });
    expect(await faults()).toEqual([
      `media/sample/000000000001.mp3 ${told}`,
      `media/sample/000000000002.mp3 ${told}`,
      `media/sample/000000000003.m4a ${told}`,
    ]);
  });
});

describe('a sound', () => {
  const file = `media/sample/${coded}.mp3`;

  it('has its length, loudness and peak recorded [BANK-1]', async () => {
    for (const field of ['durationMs', 'loudness', 'peak'] as const) {
      const { [field]: _, ...rest } = measures;
      put(`${coded}.mp3`, mp3(frames), rest);
      expect(await faults(), field).toEqual([`${file} has no recorded loudness`]);
    }
  });

  it('is as long as recorded, within what a decoder adds [BANK-1]', async () => {
    put(`${coded}.mp3`, mp3(frames), { ...measures, durationMs: measures.durationMs - 110 });
    expect(await faults()).toEqual([]);
    put(`${coded}.mp3`, mp3(frames), { ...measures, durationMs: measures.durationMs - 130 });
    expect(await faults()).toEqual([`${file} is not as long as media.json says`]);
  });

  it('lasts 0.3 to 20 seconds [BANK-1]', async () => {
    put(`${coded}.mp3`, mp3(11), { ...measures, durationMs: Math.round(11 * frameMs) });
    expect(await faults()).toEqual([`${file} is shorter than 300 ms`]);
    put(`${coded}.mp3`, mp3(770, 32), { ...measures, durationMs: Math.round(770 * frameMs) });
    expect(await faults()).toEqual([`${file} is longer than 20 seconds`]);
  });

  it('is at -16 LUFS within 1, softer only where its beats reach full scale, and below it [BANK-1]', async () => {
    const broken = async (loudness: number, peak: number) => {
      put(`${coded}.mp3`, mp3(frames), { ...measures, loudness, peak });
      return (await faults()).map((fault) => fault.slice(file.length + 1));
    };
    expect(await broken(-14.9, -3)).toEqual(['is louder than -16 LUFS']);
    expect(await broken(-17.1, -3)).toEqual(['is softer than -17 LUFS']);
    expect(await broken(-21.9, -2)).toEqual([]);
    expect(await broken(-22.1, -2)).toEqual(['is softer than -22 LUFS']);
    expect(await broken(-16, -0.4)).toEqual(['peaks above -0.5 dBTP']);
  });
});

it('keeps a picture within 1,600 pixels on its long side [BANK-1]', async () => {
  put(`${coded}.webp`, await paint(9, 1601).webp().toBuffer());
  put('ba9876543210.webp', await paint(1601, 9).webp().toBuffer());
  expect(await faults()).toEqual([
    `media/sample/${coded}.webp is larger than 1600 pixels`,
    'media/sample/ba9876543210.webp is larger than 1600 pixels',
  ]);
});
