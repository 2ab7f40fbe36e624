import { sql } from 'kysely';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { mediaFilesOf, mediaPlaces, type MediaPlace } from '#shared/questions/media-files.ts';
import { libraryIdOf } from '#shared/questions/schema.ts';
import type { Tx } from '../platform/database/index.ts';
import type { Media } from '../media/index.ts';

export type Library = Pick<Media, 'findShown' | 'setUses'>;

/** The stored address of what a field names; null if nothing by that name exists and has the field's kind. */
export type MediumOf = (place: Pick<MediaPlace, 'file' | 'kind'>) => string | null;

/** Media of a set of changes, locked in this order, so that two sets can't deadlock. */
export function byLibraryFile(one: QuestionDraft, other: QuestionDraft): number {
  const [first, second] = [libraryIdsOf(one)[0] ?? '', libraryIdsOf(other)[0] ?? ''];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Looks up what these texts name, in the bank and in the library. */
export async function findMedia(
  query: Pick<Tx, 'selectFrom'>,
  library: Pick<Media, 'findShown'>,
  contents: readonly QuestionDraft[],
): Promise<MediumOf> {
  const files = [...new Set(contents.flatMap(mediaFilesOf))];
  const pictures = await findPictures(
    query,
    files.filter((file) => libraryIdOf(file) === null),
  );
  const shown = await library.findShown(
    query,
    files.flatMap((file) => libraryIdOf(file) ?? []),
  );
  return ({ file, kind }) => {
    const id = libraryIdOf(file);
    if (id === null) return pictures.get(file) ?? null;
    const medium = shown.get(id);
    return medium?.kind === kind ? medium.url : null;
  };
}

/** The available media of one text: for its rules. */
export function presentFiles(content: QuestionDraft, mediumOf: MediumOf): ReadonlySet<string> {
  return new Set(
    mediaPlaces(content)
      .filter((place) => mediumOf(place) !== null)
      .map(({ file }) => file),
  );
}

/**
 * The field of a text that names an unknown library medium, or one of another kind; null for none. Invalid even in a
 * draft, since its use can't be registered with the library.
 */
export function lostMedium(content: QuestionDraft, mediumOf: MediumOf): string | null {
  const lost = mediaPlaces(content).find((place) => libraryIdOf(place.file) !== null && mediumOf(place) === null);
  return lost?.path ?? null;
}

/** Registers a question's uses of the library, if they may have changed. */
export async function tellLibrary(
  tx: Tx,
  library: Pick<Media, 'setUses'>,
  before: QuestionDraft | null,
  after: QuestionDraft,
): Promise<void> {
  const had = before === null ? [] : libraryIdsOf(before);
  const has = libraryIdsOf(after);
  if (had.join() !== has.join()) await library.setUses(tx, { kind: 'question', id: after.id }, has);
}

function libraryIdsOf(content: QuestionDraft): readonly string[] {
  return [...new Set(mediaFilesOf(content).flatMap((file) => libraryIdOf(file) ?? []))].sort();
}

/** The files that `content` names, in the order of `mediaPlaces`. */
export const namedFiles = sql`(jsonb_path_query_array(content, '$.media.file ? (@ <> "")')
  || jsonb_path_query_array(content, '$.pictures[*] ? (@ <> "")')
  || jsonb_path_query_array(content, '$.steps[*] ? (@ <> "")'))`;

/** Hashes of the bank's pictures with these names, as it shows them. */
async function findPictures(
  query: Pick<Tx, 'selectFrom'>,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map();
  const named = sql<boolean>`${namedFiles} ?| ${files}::text[]`;
  const older = await query
    .selectFrom('question_versions')
    .select(['content', 'media'])
    .where(named)
    .where('media', 'is not', null)
    .orderBy('changed_at')
    .execute();
  const now = await query
    .selectFrom('questions')
    .select(['content', 'media'])
    .where(named)
    .where('media', 'is not', null)
    .orderBy('updated_at')
    .execute();
  const waiting = await query
    .selectFrom('question_updates')
    .select(['content', 'media'])
    .where(named)
    .where('media', 'is not', null)
    .execute();
  return new Map(
    [...older, ...now, ...waiting].flatMap(({ content, media }) => {
      const addresses = media?.split(' ') ?? [];
      return mediaFilesOf(content).map((file, place) => [file, addresses[place] ?? ''] as const);
    }),
  );
}
