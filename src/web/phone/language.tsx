import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { directions } from '#shared/i18n/catalogue.ts';
import { phoneTexts as ar, type PhoneTexts } from '#shared/i18n/ar/areas/phone.ts';
import { phoneTexts as en } from '#shared/i18n/en/areas/phone.ts';
import type { Language } from '#shared/kernel/text.ts';
import { languageCookieName } from '#shared/kernel/visitor-cookies.ts';
import { kept } from './kept.ts';

// Both languages are bundled: they are small enough, and switching needs no network.
const texts: Readonly<Record<Language, PhoneTexts>> = { ar, en };

interface Spoken {
  readonly language: Language;
  readonly text: PhoneTexts['phone'];
  readonly errors: Readonly<Record<string, string>>;
  readonly switchLanguage: () => void;
}

const LanguageContext = createContext<Spoken | null>(null);

/** Starts with the language that phone.html has set before the first paint, and stores another choice on the device. */
export function PhoneLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(document.documentElement.lang === 'en' ? 'en' : 'ar');
  const { phone: text, errors } = texts[language];
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = directions[language];
    document.title = text.title;
  }, [language, text]);
  const switchLanguage = () => {
    const other = language === 'ar' ? 'en' : 'ar';
    kept.language.write(other);
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${languageCookieName}=${other}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
    setLanguage(other);
  };
  return <LanguageContext value={{ language, text, errors, switchLanguage }}>{children}</LanguageContext>;
}

/** The texts of the page in the language in use. */
export function usePhoneText(): Spoken {
  const spoken = use(LanguageContext);
  if (spoken === null) throw new Error('Bug: no language round the page');
  return spoken;
}
