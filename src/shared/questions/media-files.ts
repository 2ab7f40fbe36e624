import type { QuestionDraft } from './draft.ts';
import { mediaKindOf } from './schema.ts';

/** A file that a question shows or plays, and the path of the field that names it. */
export interface MediaPlace {
  readonly path: string;
  readonly file: string;
  /** What of the library it may be. */
  readonly kind: (typeof mediaKindOf)[keyof typeof mediaKindOf];
}

/** The files that a question names, in a fixed order: what it shows, the pictures of its options, its steps. */
export function mediaPlaces(content: QuestionDraft): readonly MediaPlace[] {
  const pictures = 'pictures' in content ? (content.pictures ?? []) : [];
  const steps = 'steps' in content ? content.steps : [];
  const shown =
    'media' in content ? [{ path: 'media.file', file: content.media.file, kind: mediaKindOf[content.kind] }] : [];
  return [
    ...shown,
    ...pictures.map((file, place) => ({ path: `pictures.${place}`, file, kind: mediaKindOf.image })),
    ...steps.map((file, place) => ({ path: `steps.${place}`, file, kind: mediaKindOf.image })),
  ].filter(({ file }) => file !== '');
}

export function mediaFilesOf(content: QuestionDraft): readonly string[] {
  return mediaPlaces(content).map(({ file }) => file);
}

/** The addresses of a question's files, by file; those that are known. */
export function mediaByFile(content: QuestionDraft, urls: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    mediaFilesOf(content).flatMap((file, place) => {
      const url = urls[place];
      return url === undefined ? [] : [[file, url] as const];
    }),
  );
}

/** True if its options are pictures alone: their texts are secret until the reveal. */
export function hidesNames(content: QuestionDraft): boolean {
  return 'pictures' in content && content.pictures !== undefined && content.namesShown !== true;
}
