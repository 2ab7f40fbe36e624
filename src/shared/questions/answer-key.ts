import { normalizeText } from '../kernel/text.ts';

/** One form for an answer however it is written: normalized, and no word with its article. */
export function normalizeAnswer(text: string): string {
  const normalized = normalizeText(text)
    .split(' ')
    .map((word) => word.replace(/^ال(?=.{2})/, ''))
    .join(' ');
  // An answer of signs alone normalizes to an empty text.
  return normalized || text;
}
