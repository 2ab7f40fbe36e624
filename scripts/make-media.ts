/**
 * Runs the programs that write categories and files of content/media, then brings each folder's media.json up to its files:
 *   npm run content:media [-- category …]   only these programs
 *   npm run content:media -- --record       no program; only the hashes of files made otherwise
 * Sounds are made with ffmpeg and FluidSynth; the other programs need neither. A folder without a manifest gets one by
 * `--credit <folder> <licence> <author> <origin in Arabic> <origin in English> [address]`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mediaManifestSchema, type MediaCredit, type MediaManifest } from '#shared/questions/media-manifest.ts';
import { fileEntry, writeManifest } from './media-manifest.ts';
import { measure } from './sound-files.ts';

const media = new URL('../content/media/', import.meta.url);
/** These write other things than categories. */
const others = ['make-fonts.ts', 'make-share-pictures.ts', 'make-media.ts'];

const wanted = process.argv.slice(2);
if (wanted[0] === '--credit') {
  const [, folder = '', licence, author, ar, en, url] = wanted;
  const credit = { origin: { ar, en }, author, licence, ...(url === undefined ? {} : { url }) } as MediaCredit;
  record(folder, { credits: [credit], files: readManifest(folder)?.files ?? {} }, true);
} else {
  // Programs write their folder from the start.
  const before = new Map(readdirSync(media).map((folder) => [folder, readManifest(folder)]));
  if (wanted[0] !== '--record') runPrograms(wanted);
  for (const folder of readdirSync(media)) record(folder, before.get(folder) ?? readManifest(folder));
}

function runPrograms(categories: readonly string[]): void {
  const programs = readdirSync(new URL('./', import.meta.url))
    .filter((name) => /^make-[a-z-]+\.ts$/.test(name) && !others.includes(name))
    .filter((name) => categories.length === 0 || categories.includes(name.slice('make-'.length, -'.ts'.length)));
  for (const name of programs) {
    process.stdout.write(`${name}\n`);
    const program = fileURLToPath(new URL(name, import.meta.url));
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', program], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${name} failed`);
  }
}

function readManifest(folder: string): MediaManifest | null {
  const file = new URL(`${folder}/media.json`, media);
  return existsSync(file) ? mediaManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Brings the manifest up to the files; measures only sounds whose bytes are new. */
function record(folder: string, before: MediaManifest | null, isNewCredit = false): void {
  const at = new URL(`${folder}/`, media);
  // Sounds record themselves when they are made.
  const written = isNewCredit ? before : (readManifest(folder) ?? before);
  if (written === null) {
    process.stdout.write(`${folder} has no media.json: name its credit with --credit\n`);
    process.exitCode = 1;
    return;
  }
  const files = readdirSync(at)
    .filter((name) => name !== 'LICENSE' && name !== 'media.json')
    .map((name) => {
      const body = readFileSync(new URL(name, at));
      const entry = fileEntry(body);
      const known = written.files[name];
      if (known?.sha256 === entry.sha256) return [name, known] as const;
      const measures = /\.(mp3|m4a)$/.test(name) ? measure(body, 1) : {};
      return [
        name,
        { ...entry, ...measures, ...(known?.credit === undefined ? {} : { credit: known.credit }) },
      ] as const;
    });
  writeManifest(at, { credits: written.credits, files: Object.fromEntries(files) });
}
