/** Compares the files of content/media with their manifests and limits, without rendering anything. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import sharp from 'sharp';
import type { ContentFault } from '#shared/questions/content-rules.ts';
import { mediaFilesOf } from '#shared/questions/media-files.ts';
import {
  maxFolderBytes,
  maxPictureBytes,
  maxPicturePixels,
  maxQuestionBytes,
  maxSoundBytes,
  mediaManifestSchema,
  soundFaults,
  type MediaFileEntry,
} from '#shared/questions/media-manifest.ts';
import { libraryIdOf, type CategoryFile } from '#shared/questions/schema.ts';
import { m4aMs, mp3Ms } from '#server/questions/index.ts';

/** Recorded and counted lengths differ by what a decoder adds at both ends. */
const maxLengthDifferenceMs = 120;

/** A folder of content/media that ends in a slash, and the questions that name its files. */
export async function mediaFaults(media: URL, categories: readonly CategoryFile[]): Promise<ContentFault[]> {
  const folders = readdirSync(media, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const faults: ContentFault[] = [];
  const sizes = new Map<string, number>();
  for (const folder of folders) {
    const at = new URL(`${folder}/`, media);
    const report = (file: string, fault: string) => faults.push({ file: `media/${folder}/${file}`, where: '', fault });
    const entries = readManifest(at, report);
    const names = readdirSync(at).filter((name) => name !== 'LICENSE' && name !== 'media.json');
    for (const name of names) {
      const body = readFileSync(new URL(name, at));
      sizes.set(`${folder}/${name}`, body.length);
      for (const fault of await fileFaults(name, body, entries?.[name])) report(name, fault);
    }
    for (const name of Object.keys(entries ?? {})) if (!names.includes(name)) report(name, 'is in media.json only');
  }
  const sum = [...sizes.values()].reduce((all, bytes) => all + bytes, 0);
  if (sum > maxFolderBytes) faults.push({ file: 'media', where: '', fault: `has more than ${maxFolderBytes} bytes` });
  return [...faults, ...questionFaults(categories, sizes)];
}

function readManifest(
  folder: URL,
  report: (file: string, fault: string) => void,
): Readonly<Record<string, MediaFileEntry>> | null {
  const file = new URL('media.json', folder);
  if (!existsSync(file)) {
    report('media.json', 'is missing: it names origin, author and licence (npm run content:media)');
    return null;
  }
  const { data, error } = mediaManifestSchema.safeParse(parse(readFileSync(file, 'utf8')));
  for (const { path, message } of error?.issues ?? []) report('media.json', `${path.join('.')}: ${message}`);
  return data?.files ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A question's files are brought to the device together. */
function questionFaults(categories: readonly CategoryFile[], sizes: ReadonlyMap<string, number>): ContentFault[] {
  return categories.flatMap(({ id, questions }) =>
    questions.flatMap((question) => {
      const files = mediaFilesOf(question).filter((file) => libraryIdOf(file) === null);
      const bytes = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
      return bytes > maxQuestionBytes
        ? [
            {
              file: `${id}.json`,
              where: question.id,
              fault: `its files have ${bytes} bytes; at most ${maxQuestionBytes}`,
            },
          ]
        : [];
    }),
  );
}

async function fileFaults(name: string, body: Buffer, entry: MediaFileEntry | undefined): Promise<string[]> {
  if (entry === undefined) return ['is not in media.json (npm run content:media)'];
  const hash = createHash('sha256').update(body).digest('hex');
  if (hash !== entry.sha256 || body.length !== entry.bytes)
    return ['is not the file that media.json records (npm run content:media)'];
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const isSound = ending === 'mp3' || ending === 'm4a';
  const maxBytes = isSound ? maxSoundBytes : maxPictureBytes;
  return [
    ...(body.length > maxBytes ? [`is larger than ${maxBytes} bytes`] : []),
    // A drawing is served without what its author wrote in it; other files are served as they are.
    ...(ending !== 'svg' && !/^[0-9a-f]{12}\./.test(name) ? ['needs a name of 12 hexadecimal digits'] : []),
    ...(isSound ? checkSound(ending, body, entry) : ending === 'svg' ? [] : await checkPicture(body)),
  ];
}

function checkSound(ending: 'mp3' | 'm4a', body: Buffer, entry: MediaFileEntry): string[] {
  const counted = ending === 'mp3' ? mp3Ms(body) : m4aMs(body);
  if (counted === null) return ['has tags, or bytes that are no sound'];
  const { durationMs, loudness, peak } = entry;
  if (durationMs === undefined || loudness === undefined || peak === undefined) return ['has no recorded loudness'];
  return [
    ...(Math.abs(counted - durationMs) > maxLengthDifferenceMs ? ['is not as long as media.json says'] : []),
    ...soundFaults({ durationMs, loudness, peak }),
  ];
}

async function checkPicture(body: Buffer): Promise<string[]> {
  const { width, height, exif, xmp, iptc, comments } = await sharp(body).metadata();
  return [
    ...(Math.max(width, height) > maxPicturePixels ? [`is larger than ${maxPicturePixels} pixels`] : []),
    ...([exif, xmp, iptc, comments].some((part) => part !== undefined)
      ? ['has metadata, which may tell the answer']
      : []),
  ];
}
