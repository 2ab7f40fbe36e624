import type { LocalizedText } from '#shared/kernel/text.ts';
import type { WrittenQuestion } from '../category-file.ts';

/** "Which element has the symbol …?" */
interface ElementOf {
  readonly symbol: string;
  /** Symbols of elements one could take it for. */
  readonly wrong: readonly [string, string, string];
  readonly fact: LocalizedText;
}

/** One question of the elements category; a symbol in a written one is replaced by the element's name. */
export type Element = ElementOf | WrittenQuestion;
