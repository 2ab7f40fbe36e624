import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import type { ContentFault } from '#shared/questions/content-rules.ts';
import { compileContent, contentSchema } from './content.ts';
import type { Content, ContentFiles } from './content.ts';

export interface ContentPlaces {
  /** The output of `scripts/build-content.ts`; used if present. */
  readonly compiled: URL;
  /** The folder content/ of the repository. */
  readonly folder: URL;
}

/** The bank as the build put it together, else straight from the files. */
export async function readContent(
  places: ContentPlaces,
): Promise<{ readonly content: Content; readonly faults: readonly ContentFault[] }> {
  if (!existsSync(places.compiled)) return compileContent(await readContentFiles(places.folder));
  return { content: contentSchema.parse(JSON.parse(await readFile(places.compiled, 'utf8'))), faults: [] };
}

/** Every category file and picture below a folder that ends in a slash. */
export async function readContentFiles(folder: URL): Promise<ContentFiles> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const media = new URL('media/', folder);
  const paths = existsSync(media)
    ? (await readdir(media, { recursive: true })).filter((path) => path.endsWith('.svg')).sort()
    : [];
  const [categories, pictures] = await Promise.all([
    Promise.all(
      names.map(async (name) => ({ name, content: parseFile(await readFile(new URL(name, folder), 'utf8')) })),
    ),
    Promise.all(paths.map(async (path) => [path, await readFile(new URL(path, media), 'utf8')] as const)),
  ]);
  return { categories, pictures: new Map(pictures) };
}

// Invalid JSON is reported as a fault, like any other schema error.
function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
