import { phoneTasks as ar } from '#shared/i18n/ar/phone-tasks.ts';
import { phoneTasks as en } from '#shared/i18n/en/phone-tasks.ts';
import { usePhoneText } from '../language.tsx';

const texts = { ar, en };

/** The texts of a seat's tasks, loaded only by players' phones. */
export function useTaskText(): (typeof texts)['en' | 'ar'] {
  return texts[usePhoneText().language];
}
