import { useSyncExternalStore } from 'react';
import { languages, type Language } from '#shared/kernel/text.ts';
import { directions } from '#shared/i18n/catalogue.ts';
import { ar, type Catalogue } from '#shared/i18n/ar/index.ts';
import { stored } from './storage.ts';

interface Active {
  readonly language: Language;
  readonly text: Catalogue;
}

let active: Active = { language: 'ar', text: ar };
const listeners = new Set<() => void>();

/** Arabic is part of the page; English is loaded on first use. */
async function catalogueOf(language: Language): Promise<Catalogue> {
  if (language === 'ar') return ar;
  const { en } = await import('#shared/i18n/en/index.ts');
  return en;
}

// A second choice made while the first is still loading must win.
let latestChoice = 0;

/** The only place that changes the language: catalogue, `lang`, `dir` and the stored choice. */
export async function setLanguage(language: Language): Promise<void> {
  latestChoice += 1;
  const choice = latestChoice;
  const text = await catalogueOf(language);
  if (choice !== latestChoice) return;
  active = { language, text };
  const root = document.documentElement;
  root.lang = language;
  root.dir = directions[language];
  stored.language.write(language);
  for (const listener of listeners) listener();
}

/** Takes up what the visitor chose before, else the language of the mail they come from. Called once, before the first render. */
export async function restoreLanguage(search: string): Promise<void> {
  const asked = new URLSearchParams(search).get('lang');
  const language = stored.language.read() ?? languages.find((known) => known === asked);
  if (language !== undefined && language !== active.language) await setLanguage(language);
}

/** The language in use, for code outside components (requests, dates in a picture). */
export function currentLanguage(): Language {
  return active.language;
}

/** The catalogue in use, for code outside components. */
export function currentText(): Catalogue {
  return active.text;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const snapshot = () => active;

/** All texts in the language in use: `const text = useText(); text.home.title`. */
export function useText(): Catalogue {
  return useSyncExternalStore(subscribe, snapshot, snapshot).text;
}

/** The language in use and its direction. */
export function useLanguage(): { readonly language: Language; readonly direction: 'rtl' | 'ltr' } {
  const { language } = useSyncExternalStore(subscribe, snapshot, snapshot);
  return { language, direction: directions[language] };
}
