import type { LocalizedText } from '#shared/kernel/text.ts';
import type { WrittenQuestion } from '../category-file.ts';
import type { Money } from './money.ts';

interface Asked {
  readonly fact: LocalizedText;
  readonly band?: 'children' | 'family';
}

/** "What do people pay with in …?" */
interface MoneyOf extends Asked {
  /** The country's code. */
  readonly moneyOf: string;
  readonly answer: Money;
  readonly wrong: readonly [Money, Money, Money];
}

/** "Which of these countries has the …?" */
interface CountryWith extends Asked {
  readonly countryWith: Money;
  /** Codes of countries. */
  readonly answer: string;
  readonly wrong: readonly [string, string, string];
}

/** One question of the currencies category; a code in a written one is replaced by the country. */
export type Currency = MoneyOf | CountryWith | WrittenQuestion;
