import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { normalizeText } from '#shared/kernel/text.ts';
import { normalizeAnswer } from '#shared/questions/answer-key.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { mediaPlaces, type MediaPlace } from '#shared/questions/media-files.ts';
import { searchText } from '#shared/questions/search-text.ts';
import { hashOf } from './content.ts';
import type { QuestionRow } from './tables.ts';

/** A question as it is stored. `content` is as its schema reads it, so that equal texts have equal hashes. */
export function questionRow(categoryId: string, content: QuestionDraft, media: string | null): QuestionRow {
  return {
    id: content.id,
    category_id: categoryId,
    value: content.value,
    kind: content.kind,
    band: content.band,
    content,
    answer_key: answerKey(content),
    media,
    content_hash: contentHash(categoryId, content, media),
    draw_key: createHash('sha256').update(content.id).digest().readUInt32BE() >>> 1,
    search_text: searchText(content),
  };
}

/**
 * The addresses of a question's files in their order (`mediaPlaces`), separated by spaces; null if it names none, or one
 * is missing.
 */
export function storedMedia(content: QuestionDraft, addressOf: (place: MediaPlace) => string | null): string | null {
  const addresses = mediaPlaces(content).map(addressOf);
  return addresses.length === 0 || addresses.includes(null) ? null : addresses.join(' ');
}

/** Two questions with the same hash are the same question. */
export function contentHash(categoryId: string, content: QuestionDraft, media: string | null): string {
  return hashOf(JSON.stringify({ categoryId, question: content, picture: media }));
}

/** The columns of such rows as `jsonb_to_recordset` reads them. */
export const rowColumns = sql`id text, category_id text, value smallint, kind text, band text, content jsonb,
  answer_key text, media text, content_hash text, draw_key integer, search_text text`;

/** Identifies an answer, whatever question asks for it. */
export function answerKey(question: QuestionDraft): string {
  if (question.kind === 'closest-number') return `${question.number ?? ''} ${normalizeText(question.unit.ar)}`;
  if (question.kind === 'order-years') return question.events.map(({ text }) => normalizeText(text.ar)).join(' ');
  if (question.kind === 'name-them') return normalizeText(question.text.ar);
  return normalizeAnswer(question.answer.ar);
}
