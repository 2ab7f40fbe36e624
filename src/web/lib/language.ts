import { useSyncExternalStore } from 'react';
import { languages, type Language } from '#shared/kernel/text.ts';
import { directions } from '#shared/i18n/catalogue.ts';
import { ar, type Catalogue } from '#shared/i18n/ar/index.ts';
import { stored } from './storage.ts';
import { TextArea, type AreaTexts } from './text-area.ts';

interface Active {
  readonly language: Language;
  readonly text: Catalogue;
}

let active: Active = { language: 'ar', text: ar };
const listeners = new Set<() => void>();

/** What every page needs. Arabic is part of the page; English is loaded on first use. */
const siteTexts = new TextArea<Catalogue>(
  { ar: () => Promise.resolve(ar), en: async () => (await import('#shared/i18n/en/index.ts')).en },
  { ar },
);
const openAreas = new Set<TextArea<AreaTexts>>([siteTexts]);

/** Loads the texts of an area in the current language; a later change of language loads them too. */
export async function openTextArea(area: TextArea<AreaTexts>): Promise<void> {
  openAreas.add(area);
  try {
    // The language may change meanwhile.
    while (!area.has(active.language)) await area.load(active.language);
  } catch (error) {
    openAreas.delete(area);
    throw error;
  }
  activate(active.language);
}

/** Without the texts of every page a language can't be shown; an area without them keeps its other language. */
async function loadOpenAreas(language: Language): Promise<void> {
  await siteTexts.load(language);
  // An area that opens meanwhile joins this walk.
  for (const area of openAreas) await area.load(language).catch(() => undefined);
}

// A second choice made while the first is still loading must win.
let latestChoice = 0;

/** The only place that changes the language: texts of all open areas, `lang`, `dir` and the stored choice. */
export async function setLanguage(language: Language): Promise<void> {
  latestChoice += 1;
  const choice = latestChoice;
  await loadOpenAreas(language);
  if (choice !== latestChoice) return;
  activate(language);
  const root = document.documentElement;
  root.lang = language;
  root.dir = directions[language];
  stored.language.write(language);
}

/** Shows a language whose texts are loaded. */
function activate(language: Language): void {
  const site = siteTexts.textsIn(language);
  const ofAreas = [...openAreas].map((area) => (area.has(language) ? area.textsIn(language).errors : undefined));
  active = { language, text: { ...site, errors: Object.assign({}, ...ofAreas, site.errors) as Catalogue['errors'] } };
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

/** The texts of every page, for code outside components. */
export function currentText(): Catalogue {
  return active.text;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const snapshot = () => active;

/** The texts of every page in the language in use: `const text = useText(); text.home.title`. */
export function useText(): Catalogue {
  return useSyncExternalStore(subscribe, snapshot, snapshot).text;
}

/** The language in use and its direction. */
export function useLanguage(): { readonly language: Language; readonly direction: 'rtl' | 'ltr' } {
  const { language } = useSyncExternalStore(subscribe, snapshot, snapshot);
  return { language, direction: directions[language] };
}
