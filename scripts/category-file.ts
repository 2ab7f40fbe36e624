/** What the programs that write categories by hand-written lists have in common. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { z } from 'zod';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { tileValues, type CategoryFile, type TileValue } from '#shared/questions/schema.ts';
import { layOut as layOutFile } from './layout.ts';

const require = createRequire(import.meta.url);
for (const language of ['ar', 'en'])
  countries.registerLocale(require(`i18n-iso-countries/langs/${language}.json`) as countries.LocaleData);

const judgedValues = z
  .record(z.string(), z.literal(tileValues))
  .parse(JSON.parse(readFileSync(new URL('values.json', import.meta.url), 'utf8')));

/** The value that judges gave a question, in values.json; else the one of its list. */
export function valueOf(id: string, listed: TileValue): TileValue {
  return judgedValues[id] ?? listed;
}

/** A category as its file has it, with the values of its judges. */
export function layOut({ questions, ...head }: Omit<CategoryFile, 'use'> & Partial<Pick<CategoryFile, 'use'>>): string {
  return layOutFile({
    ...head,
    questions: questions.map((question) => ({ ...question, value: valueOf(question.id, question.value) })),
  });
}

/** A country's name, where the package's own isn't what the Gulf says. */
export function countryName(
  code: string,
  own: Readonly<Record<string, { readonly ar?: string; readonly en?: string }>>,
): LocalizedText {
  const ar = own[code]?.ar ?? countries.getName(code, 'ar');
  const en = own[code]?.en ?? countries.getName(code, 'en');
  if (ar === undefined || en === undefined) throw new Error(`${code} has no name`);
  if (/[,،]/.test(ar + en)) throw new Error(`${en} (${ar}) is a name for lists: give ${code} one to read aloud`);
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

/** A name as an option on a button: "Sea otter". */
export function asOption({ ar, en }: LocalizedText): LocalizedText {
  return { ar, en: en.charAt(0).toUpperCase() + en.slice(1) };
}

/** The id of a category's question by its place in the file, from 0. */
export function questionId(category: string, index: number): string {
  return `${category}-${String(index + 1).padStart(3, '0')}`;
}
