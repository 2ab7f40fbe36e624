import type { TestPagesCatalogue } from '#shared/i18n/ar/test-pages.ts';
import { openTextArea, useLanguage } from './language.ts';
import { TextArea } from './text-area.ts';

const testPageTexts = new TextArea<TestPagesCatalogue>({
  ar: async () => (await import('#shared/i18n/ar/test-pages.ts')).testPages,
  en: async () => (await import('#shared/i18n/en/test-pages.ts')).testPages,
});

export function loadTestPageText(): Promise<void> {
  return openTextArea(testPageTexts);
}

export function useTestPageText(): TestPagesCatalogue {
  return testPageTexts.textsIn(useLanguage().language);
}
