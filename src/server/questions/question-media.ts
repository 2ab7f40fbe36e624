import { sql } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { libraryIdOf, mediaKindOf } from '#shared/questions/schema.ts';
import type { Tx } from '../platform/database/index.ts';
import type { Media, ShownMedium } from '../media/index.ts';

export type Library = Pick<Media, 'findShown' | 'setUses'>;

/** The stored medium of a text; null if it names none, or none that exists and has its kind. */
export type MediumOf = (content: QuestionDraft) => string | null;

/** Media of a set of changes, locked in this order, so that two sets can't deadlock. */
export function byLibraryFile(one: QuestionDraft, other: QuestionDraft): number {
  const [first, second] = [libraryFileOf(one) ?? '', libraryFileOf(other) ?? ''];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Looks up what these texts name, in the bank and in the library. */
export async function findMedia(
  query: Pick<Tx, 'selectFrom'>,
  library: Pick<Media, 'findShown'>,
  contents: readonly QuestionDraft[],
): Promise<MediumOf> {
  const files = [...new Set(contents.flatMap((content) => fileOf(content) ?? []))];
  const pictures = await findPictures(
    query,
    files.filter((file) => libraryIdOf(file) === null),
  );
  const shown = await library.findShown(
    query,
    files.flatMap((file) => libraryIdOf(file) ?? []),
  );
  return (content) => {
    if (!('media' in content)) return null;
    const id = libraryIdOf(content.media.file);
    return id === null ? (pictures.get(content.media.file) ?? null) : urlFor(content.kind, shown.get(id));
  };
}

/** The available media of one text: for its rules. */
export function presentFiles(content: QuestionDraft, mediumOf: MediumOf): ReadonlySet<string> {
  const file = fileOf(content);
  return new Set(file === null || mediumOf(content) === null ? [] : [file]);
}

/**
 * True for a text with an unknown library medium, or one of another kind: invalid even in a draft, since its use can't
 * be registered with the library.
 */
export function hasLostMedium(content: QuestionDraft, mediumOf: MediumOf): boolean {
  return libraryFileOf(content) !== null && mediumOf(content) === null;
}

/** Registers a question's uses of the library, if they may have changed. */
export async function tellLibrary(
  tx: Tx,
  library: Pick<Media, 'setUses'>,
  before: QuestionDraft | null,
  after: QuestionDraft,
): Promise<void> {
  const had = before && libraryFileOf(before);
  const has = libraryFileOf(after);
  if (had !== has) await library.setUses(tx, { kind: 'question', id: after.id }, has === null ? [] : [has]);
}

function fileOf(content: QuestionDraft): string | null {
  return 'media' in content && content.media.file !== '' ? content.media.file : null;
}

function libraryFileOf(content: QuestionDraft): string | null {
  return libraryIdOf(fileOf(content) ?? '');
}

function urlFor(kind: keyof typeof mediaKindOf, shown: ShownMedium | undefined): string | null {
  return shown?.kind === mediaKindOf[kind] ? shown.url : null;
}

/** Hashes of the bank's pictures with these names, as it shows them. */
async function findPictures(
  query: Pick<Tx, 'selectFrom'>,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map();
  const path = sql<string>`content->'media'->>'file'`;
  const named = sql<boolean>`${path} = any(${files}::text[])`;
  const older = await query
    .selectFrom('question_versions')
    .select([path.as('file'), 'media'])
    .where(named)
    .where('media', 'is not', null)
    .orderBy('changed_at')
    .execute();
  const now = await query
    .selectFrom('questions')
    .select([path.as('file'), 'media'])
    .where(named)
    .where('media', 'is not', null)
    .orderBy('updated_at')
    .execute();
  const waiting = await query
    .selectFrom('question_updates')
    .select([path.as('file'), 'media'])
    .where(named)
    .where('media', 'is not', null)
    .execute();
  return new Map([...older, ...now, ...waiting].map(({ file, media }) => [file, present(media, 'a picture')]));
}
