import { foldText } from '../kernel/text.ts';

/** One form for an answer however it is written: folded, and no word with its article. */
export function foldAnswer(text: string): string {
  const folded = foldText(text)
    .split(' ')
    .map((word) => word.replace(/^ال(?=.{2})/, ''))
    .join(' ');
  // Answers of signs alone fold to nothing.
  return folded || text;
}
