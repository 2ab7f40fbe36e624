import type { Language } from '../kernel/text.ts';

const foreign: Readonly<Record<Language, RegExp>> = { ar: /\p{Script=Latin}/u, en: /\p{Script=Arabic}/u };

/** A person's or a team's name inside a sentence: one of the other direction is isolated, so that it turns nothing round it. */
export function named(name: string, language: Language): string {
  return foreign[language].test(name) ? `\u2068${name}\u2069` : name;
}

/** A team's name after the word «فريق»: without that word, where the family's own name begins with it. */
export function teamNamed(name: string): string {
  return named(name.replace(/^فريق\s+(?=\S)/u, ''), 'ar');
}

/** "+600" inside a sentence, never "600+". */
export function signed(points: number): string {
  return `\u2066${points < 0 ? '−' : '+'}${Math.abs(points)}\u2069`;
}
