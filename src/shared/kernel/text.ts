import { z } from 'zod';

/** The two languages of the product; Arabic is the first. */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text that exists in both languages. */
export type LocalizedText = Readonly<Record<Language, string>>;

export const localizedText = (max: number) =>
  z.strictObject({ ar: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max) });

// Harakat, tatweel and the small Quranic marks: they never distinguish two words.
const marks = /\p{Mn}|\u0640/gu;

// A letter with its harakat has 3 UTF-16 units, a family of emoji 11.
const unitsPerCharacter = 8;

/**
 * The maximum UTF-16 units of a text with this many characters. Checked first, so that slower checks never see a long
 * text.
 */
export function maxUnits(maxCharacters: number): number {
  return maxCharacters * unitsPerCharacter;
}

const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/**
 * Characters as a person counts them: a letter with its harakat, or a whole emoji, is one. Stops at `limit`, which it
 * returns then. The time of each step grows with the whole text: compare with `maxUnits` first.
 */
export function characterCount(text: string, limit: number): number {
  let count = 0;
  for (const segments = segmenter.segment(text)[Symbol.iterator](); count < limit && !segments.next().done;) count += 1;
  return count;
}

const letters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ی: 'ي',
  ؤ: 'و',
  ة: 'ه',
  گ: 'ك',
  ک: 'ك',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
};

/**
 * One spelling for all ways of writing the same words: no harakat, one alef, one yaa,
 * taa marbuta as haa, Latin digits, lower case, single spaces, no punctuation.
 * Used for search, sorting and finding duplicates; never shown.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[أإآٱىئیؤةگکچپڤ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u200c\u200d]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

// Signs that turn the text around a name, hide in it, or leave it empty to the eye, and halves of signs, which PostgreSQL
// takes in no jsonb. The joiner of emoji is none of them.
const invisible = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\u034f\u115f\u1160\u2800\u3164\uffa0]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
// More marks on one letter than any language writes.
const piledMarks = /\p{M}{5}/u;

/** True if a name contains forbidden characters, or nothing visible. */
export function hasInvisibleSigns(text: string): boolean {
  return invisible.test(text) || !visible.test(text) || piledMarks.test(text.normalize('NFC'));
}
