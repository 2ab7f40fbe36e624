import { phoneRoles as ar } from '#shared/i18n/ar/phone-roles.ts';
import { phoneRoles as en } from '#shared/i18n/en/phone-roles.ts';
import { usePhoneText } from './language.tsx';

const texts = { ar, en };

/** The texts of remote and judge, loaded only by phones with these roles. */
export function useRoleText(): (typeof texts)['en' | 'ar'] {
  return texts[usePhoneText().language];
}
