import type { Language } from '../kernel/text.ts';

/** The same keys and parameters as another catalogue, with any wording. */
export type Shape<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : Shape<Catalogue[Key]>;
};

type ArabicForms = Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>>;
type EnglishForms = Readonly<Record<'one' | 'other', string>>;

const arabicRules = new Intl.PluralRules('ar');
const englishRules = new Intl.PluralRules('en');

/** Chooses among the six Arabic forms: 0, 1, 2, 3 to 10, 11 to 99, 100 and the rest. */
export function pluralAr(count: number, forms: ArabicForms): string {
  return forms[arabicRules.select(count)];
}

/** Chooses between the two English forms. */
export function pluralEn(count: number, forms: EnglishForms): string {
  return englishRules.select(count) === 'one' ? forms.one : forms.other;
}

/** Latin digits and Gregorian months in both languages: `ar-KW` alone prints Arabic-Indic digits. */
export const locales: Readonly<Record<Language, string>> = { ar: 'ar-KW-u-nu-latn-ca-gregory', en: 'en-US' };

export const directions: Readonly<Record<Language, 'rtl' | 'ltr'>> = { ar: 'rtl', en: 'ltr' };
