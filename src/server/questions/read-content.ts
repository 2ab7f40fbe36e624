import { existsSync } from 'node:fs';
import { open, readFile, readdir } from 'node:fs/promises';
import { z } from 'zod';
import { ratingSchema } from '#shared/questions/ratings.ts';
import type { ContentFault } from '#shared/questions/content-rules.ts';
import { typeOfFile } from './bank-file.ts';
import { compileContent, contentSchema, sourceOf } from './content.ts';
import type { ContentFiles, ContentSource } from './content.ts';

export interface ContentPlaces {
  /** The output of `scripts/build-content.ts`; used if present. */
  readonly compiled: URL;
  /** The folder content/ of the repository. */
  readonly folder: URL;
}

/** The bank as the build put it together, of which only the hash is read here, else straight from the files. */
export async function openContent({
  compiled,
  folder,
}: ContentPlaces): Promise<{ readonly source: ContentSource; readonly faults: readonly ContentFault[] }> {
  if (existsSync(compiled)) return { source: await openCompiled(compiled), faults: [] };
  const { content, bodies, faults } = compileContent(await readContentFiles(folder));
  return { source: sourceOf(content, bodies), faults };
}

/** The folder of a compiled bank's sounds and photographs. */
export function filesBeside(compiled: URL): URL {
  return new URL('content-files/', compiled);
}

// The hash is the first field of the file.
const compiledHead = /^\{"hash":"([\da-f]+)"/;

async function openCompiled(file: URL): Promise<ContentSource> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const hash = compiledHead.exec(buffer.toString('latin1', 0, bytesRead))?.[1];
    if (hash === undefined) throw new Error(`${file.pathname} is no compiled question bank. Build it again.`);
    return {
      hash,
      read: async () => contentSchema.parse(JSON.parse(await readFile(file, 'utf8'))),
      readFile: (name) => readFile(new URL(name, filesBeside(file))),
    };
  } finally {
    await handle.close();
  }
}

/** Every category file, picture, sound and rating below a folder that ends in a slash. */
export async function readContentFiles(folder: URL): Promise<ContentFiles> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const media = new URL('media/', folder);
  const paths = existsSync(media) ? (await readdir(media, { recursive: true })).sort() : [];
  const [categories, pictures, files] = await Promise.all([
    Promise.all(
      names.map(async (name) => ({ name, content: parseFile(await readFile(new URL(name, folder), 'utf8')) })),
    ),
    Promise.all(
      paths
        .filter((path) => path.endsWith('.svg'))
        .map(async (path) => [path, await readFile(new URL(path, media), 'utf8')] as const),
    ),
    Promise.all(
      paths
        .filter((path) => typeOfFile(path) !== null)
        .map(async (path) => [path, await readFile(new URL(path, media))] as const),
    ),
  ]);
  const rated = new URL('review/ratings.json', folder);
  const ratings = existsSync(rated) ? z.array(ratingSchema).parse(JSON.parse(await readFile(rated, 'utf8'))) : [];
  return { categories, pictures: new Map(pictures), files: new Map(files), ratings };
}

// Invalid JSON is reported as a fault, like any other schema error.
function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
