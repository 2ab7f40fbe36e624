/** What the programs that write categories by hand-written lists have in common. */
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { tileValues, type Question } from '#shared/questions/schema.ts';

export { layOut } from './layout.ts';

const require = createRequire(import.meta.url);
for (const language of ['ar', 'en'])
  countries.registerLocale(require(`i18n-iso-countries/langs/${language}.json`) as countries.LocaleData);

/** A text, or the code of a thing whose name the category knows. */
export type NamedOrText = string | LocalizedText;
export type WrongOptions = readonly [NamedOrText, NamedOrText, NamedOrText];

/** A question in its list. */
export interface WrittenQuestion {
  readonly text: LocalizedText;
  readonly answer: NamedOrText;
  readonly wrong: WrongOptions;
  readonly fact: LocalizedText;
  readonly band?: 'children' | 'family';
  readonly source?: string;
}

/** A country's name, where the package's own isn't what the Gulf says. */
export function countryName(
  code: string,
  own: Readonly<Record<string, { readonly ar?: string; readonly en?: string }>>,
): LocalizedText {
  const ar = own[code]?.ar ?? countries.getName(code, 'ar');
  const en = own[code]?.en ?? countries.getName(code, 'en');
  if (ar === undefined || en === undefined) throw new Error(`${code} has no name`);
  return { ar, en };
}

/** Gives the items one after the other, and begins again after the last. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let next = 0;
  return () => {
    const item = items[next % items.length];
    if (item === undefined) throw new Error('nothing to take turns');
    next += 1;
    return item;
  };
}

/** A name within an English sentence: "the Netherlands", "the United States". */
export function inSentence({ ar, en }: LocalizedText): LocalizedText {
  return { ar, en: en.replace(/^The /, 'the ').replace(/^United /, 'the United ') };
}

/** The id of a category's question by its place in the file, from 0. */
export function questionId(category: string, index: number): string {
  return `${category}-${String(index + 1).padStart(3, '0')}`;
}

/** Text questions of lists by value: of 200, of 400, of 600. */
export function asQuestions(
  category: string,
  lists: readonly (readonly WrittenQuestion[])[],
  nameOf: (code: string) => LocalizedText,
): Question[] {
  const named = (option: NamedOrText) => (typeof option === 'string' ? nameOf(option) : option);
  return lists
    .flatMap((list, level) => list.map((written) => ({ ...written, value: tileValues[level] ?? 200 })))
    .map(({ text, answer, wrong, fact, value, band, source }, index) => ({
      id: questionId(category, index),
      kind: 'text' as const,
      value,
      band: band ?? 'everyone',
      text,
      answer: named(answer),
      wrong: [named(wrong[0]), named(wrong[1]), named(wrong[2])],
      explanation: fact,
      ...(source === undefined ? {} : { source }),
    }));
}
