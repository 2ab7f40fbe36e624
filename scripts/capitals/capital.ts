import type { LocalizedText } from '#shared/kernel/text.ts';
import type { WrittenQuestion, WrongOptions } from '../category-file.ts';

interface Asked {
  readonly fact: LocalizedText;
  readonly band?: 'children' | 'family';
}

/** "What is the capital of …?" */
interface CapitalOf extends Asked {
  readonly capitalOf: string;
  /** Capitals by their country's code, or cities written out. */
  readonly wrong: WrongOptions;
}

/** "… is the capital of which country?" */
interface CountryOf extends Asked {
  /** The country whose capital is named. */
  readonly countryOf: string;
  /** Codes of countries. */
  readonly wrong: readonly [string, string, string];
}

/** One question of the capitals category; a code in a written one stands for the country's capital. */
export type Capital = CapitalOf | CountryOf | WrittenQuestion;
