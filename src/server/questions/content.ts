import { createHash } from 'node:crypto';
import { z } from 'zod';
import { present } from '#shared/kernel/assert.ts';
import { checkCategories, type ContentFault } from '#shared/questions/content-rules.ts';
import { mediaFilesOf } from '#shared/questions/media-files.ts';
import { ratedText, ratingSchema, type Rating } from '#shared/questions/ratings.ts';
import { categoryFileSchema, collections, type CategoryFile, type Question } from '#shared/questions/schema.ts';
import { bankFileFault, typeOfFile } from './bank-file.ts';
import { cleanPicture, pictureFault } from './picture.ts';

/** Files under content/, as they were read. */
export interface ContentFiles {
  readonly categories: readonly { readonly name: string; readonly content: unknown }[];
  /** By path below content/media. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Sounds and photographs, by path below content/media. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
  /** What content/review/ratings.json says. */
  readonly ratings?: readonly Rating[];
}

/** The whole bank in one piece, checked; also the form of dist/content.json. */
export const contentSchema = z.object({
  /** Of everything below: equal hashes, equal banks. */
  hash: z.string(),
  categories: z.array(categoryFileSchema),
  /** By the path that questions name. */
  pictures: z.record(z.string(), z.object({ hash: z.string(), svg: z.string() })),
  /** Sounds and photographs by the path that questions name; the name is a hash and says nothing. */
  files: z.record(z.string(), z.object({ name: z.string() })),
  /** Of questions whose text is still the one that was rated. */
  ratings: z.array(ratingSchema),
});
export type Content = z.infer<typeof contentSchema>;

/** The bank of the files; its hash is known before the rest is read. */
export interface ContentSource {
  readonly hash: string;
  read(): Promise<Content>;
  /** The bytes of a file, by its name in `files`. */
  readFile(name: string): Promise<Uint8Array>;
}

/** The bodies of a bank's files by name. */
type Bodies = ReadonlyMap<string, Uint8Array>;

export function sourceOf(content: Content, bodies: Bodies = new Map()): ContentSource {
  return {
    hash: content.hash,
    read: () => Promise.resolve(content),
    readFile: (name) => Promise.resolve(present(bodies.get(name), 'a file of the bank')),
  };
}

/** Combines the files. A file with a fault is left out completely, and its faults are reported. */
export function compileContent(files: ContentFiles): {
  readonly content: Content;
  readonly bodies: Bodies;
  readonly faults: readonly ContentFault[];
} {
  const others = files.files ?? new Map<string, Uint8Array>();
  const pictureFaults = new Map([
    ...[...files.pictures].map(([path, svg]) => [path, pictureFault(svg)] as const),
    ...[...others].map(([path, body]) => [path, bankFileFault(path, body)] as const),
  ]);
  const sound = new Set([...pictureFaults].filter(([, fault]) => fault === null).map(([path]) => path));
  const report = checkCategories(files.categories, sound);
  const faults = [
    ...report.faults,
    ...[...pictureFaults].flatMap(([path, fault]) =>
      fault === null ? [] : [{ file: `media/${path}`, where: '', fault }],
    ),
  ];
  const faulty = new Set(faults.map(({ file }) => file));
  const categories = report.categories
    .filter(({ id }) => !faulty.has(`${id}.json`))
    .sort(
      (one, other) =>
        collections.indexOf(one.collection) - collections.indexOf(other.collection) || compare(one.id, other.id),
    );
  const used = categories.flatMap(({ questions }) => questions.flatMap((question) => mediaFilesOf(question)));
  const paths = [...new Set(used)].sort(compare);
  const drawings = paths.filter((path) => typeOfFile(path) === null);
  const pictures = Object.fromEntries(
    drawings.map((path) => {
      const svg = cleanPicture(present(files.pictures.get(path), 'a picture that was checked'));
      return [path, { hash: hashOf(svg), svg }];
    }),
  );
  const bodies = new Map<string, Uint8Array>();
  const named = Object.fromEntries(
    paths.flatMap((path) => {
      const type = typeOfFile(path);
      if (type === null) return [];
      const body = present(others.get(path), 'a file that was checked');
      const name = `${hashOf(body)}.${type}`;
      bodies.set(name, body);
      return [[path, { name }] as const];
    }),
  );
  const ratings = currentRatings(categories, files.ratings ?? []);
  const hash = hashOf(JSON.stringify({ categories, pictures, files: named, ratings }));
  return { content: { hash, categories, pictures, files: named, ratings }, bodies, faults };
}

/** Which text of a question a rating is of. */
export function ratedHash(question: Question): string {
  return hashOf(ratedText(question)).slice(0, 12);
}

/** The ratings whose question still has the text that was rated; of two of one question, the later line. */
export function currentRatings(categories: readonly CategoryFile[], ratings: readonly Rating[]): Rating[] {
  const hashes = new Map(
    categories.flatMap(({ questions }) => questions).map((question) => [question.id, ratedHash(question)]),
  );
  const standing = ratings.filter(({ id, of }) => hashes.get(id) === of);
  return [...new Map(standing.map((rating) => [rating.id, rating])).values()];
}

/** 128 bits: short enough for an address, and never the same for two contents. */
export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
