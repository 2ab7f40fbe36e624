import type { LocalizedText } from '#shared/kernel/text.ts';
import { countryName } from '../category-file.ts';
import { gulfNames } from '../flags/names.ts';

// What reads better here than the package's name.
const ownNames: Readonly<Record<string, { readonly ar?: string; readonly en?: string }>> = {
  ...gulfNames,
  om: { ar: 'عُمان' },
  gb: { ar: 'بريطانيا', en: 'United Kingdom' },
  us: { ar: 'أمريكا', en: 'United States' },
  ir: { en: 'Iran' },
  nl: { en: 'The Netherlands' },
  ph: { en: 'The Philippines' },
  mv: { ar: 'المالديف', en: 'The Maldives' },
};

export function nameOf(code: string): LocalizedText {
  return countryName(code, ownNames);
}
