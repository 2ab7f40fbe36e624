import type { LocalizedText } from '#shared/kernel/text.ts';
import { countryName, inSentence } from '../category-file.ts';
import { gulfNames } from '../flags/names.ts';

// What reads better in a pair than the package's name.
const ownNames: Readonly<Record<string, { readonly ar?: string; readonly en?: string }>> = {
  ...gulfNames,
  fm: { ar: 'ميكرونيسيا', en: 'Micronesia' },
  gb: { ar: 'المملكة المتحدة', en: 'The United Kingdom' },
  mk: { ar: 'مقدونيا الشمالية', en: 'North Macedonia' },
  nl: { en: 'The Netherlands' },
  ph: { en: 'The Philippines' },
  us: { ar: 'الولايات المتحدة', en: 'The United States' },
};

/** "Kuwait and the Netherlands". */
export function bothNames(pole: string, flying: string): LocalizedText {
  const one = countryName(pole, ownNames);
  const other = countryName(flying, ownNames);
  return { ar: `${one.ar} و${other.ar}`, en: `${one.en} and ${inSentence(other).en}` };
}
