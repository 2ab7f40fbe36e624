import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import { loadAllTexts, openTextArea, useLanguage } from './language.ts';
import { TextArea } from './text-area.ts';

const staffTexts = new TextArea<StaffCatalogue>({
  ar: async () => (await import('#shared/i18n/ar/staff/index.ts')).staff,
  en: async () => (await import('#shared/i18n/en/staff/index.ts')).staff,
});

/** The staff's routes await this before they render. */
export async function loadStaffText(): Promise<void> {
  await Promise.all([openTextArea(staffTexts), loadAllTexts()]);
}

/** What only staff read, in the language in use: `const words = useStaffText().adminMedia`. */
export function useStaffText(): StaffCatalogue {
  return staffTexts.textsIn(useLanguage().language);
}
