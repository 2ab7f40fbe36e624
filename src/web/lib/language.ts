import { useSyncExternalStore } from 'react';
import { languages, type Language } from '#shared/kernel/text.ts';
import { languageCookieName } from '#shared/kernel/visitor-cookies.ts';
import { directions } from '#shared/i18n/catalogue.ts';
import type { AccountsTexts } from '#shared/i18n/ar/areas/accounts.ts';
import type { GamesTexts } from '#shared/i18n/ar/areas/games.ts';
import type { GangsTexts } from '#shared/i18n/ar/areas/gangs.ts';
import type { GangEveningTexts } from '#shared/i18n/ar/areas/gang-evening.ts';
import type { HomeTexts } from '#shared/i18n/ar/areas/home.ts';
import type { RoomsTexts } from '#shared/i18n/ar/areas/rooms.ts';
import type { SetupTexts } from '#shared/i18n/ar/areas/setup.ts';
import type { SiteTexts } from '#shared/i18n/ar/areas/site.ts';
import type { StoreTexts } from '#shared/i18n/ar/areas/store.ts';
import type { TasteTexts } from '#shared/i18n/ar/areas/taste.ts';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { present } from '#shared/kernel/assert.ts';
import { stored } from './storage.ts';
import { TextArea, type AreaTexts } from './text-area.ts';

interface Active {
  readonly language: Language;
  readonly text: Catalogue;
}

let active: Active | null = null;
const listeners = new Set<() => void>();

/** What every page needs. Nothing is shown before it is loaded. */
const siteTexts = new TextArea<SiteTexts>({
  ar: async () => (await import('#shared/i18n/ar/areas/site.ts')).siteTexts,
  en: async () => (await import('#shared/i18n/en/areas/site.ts')).siteTexts,
});
/** What the pages of players need besides, by area. src/testing/text-areas.test.ts checks that each page loads what it uses. */
const playerTexts = {
  accounts: new TextArea<AccountsTexts>({
    ar: async () => (await import('#shared/i18n/ar/areas/accounts.ts')).accountsTexts,
    en: async () => (await import('#shared/i18n/en/areas/accounts.ts')).accountsTexts,
  }),
  games: new TextArea<GamesTexts>({
    ar: async () => (await import('#shared/i18n/ar/areas/games.ts')).gamesTexts,
    en: async () => (await import('#shared/i18n/en/areas/games.ts')).gamesTexts,
  }),
  gangs: new TextArea<GangsTexts>({
    ar: async () => (await import('#shared/i18n/ar/areas/gangs.ts')).gangsTexts,
    en: async () => (await import('#shared/i18n/en/areas/gangs.ts')).gangsTexts,
  }),
  gangEvening: new TextArea<GangEveningTexts>({
    ar: async () => (await import('#shared/i18n/ar/areas/gang-evening.ts')).gangEveningTexts,
    en: async () => (await import('#shared/i18n/en/areas/gang-evening.ts')).gangEveningTexts,
  }),
  home: new TextArea<HomeTexts>({
    ar: async () => (await import('#shared/i18n/ar/areas/home.ts')).homeTexts,
    en: async () => (await import('#shared/i18n/en/areas/home.ts')).homeTexts,
  }),
  rooms: new TextArea<RoomsTexts>({
    ar: async () => (await import('#shared/i18n/ar/areas/rooms.ts')).roomsTexts,
    en: async () => (await import('#shared/i18n/en/areas/rooms.ts')).roomsTexts,
  }),
  setup: new TextArea<SetupTexts>({
    ar: async () => (await import('#shared/i18n/ar/areas/setup.ts')).setupTexts,
    en: async () => (await import('#shared/i18n/en/areas/setup.ts')).setupTexts,
  }),
  store: new TextArea<StoreTexts>({
    ar: async () => (await import('#shared/i18n/ar/areas/store.ts')).storeTexts,
    en: async () => (await import('#shared/i18n/en/areas/store.ts')).storeTexts,
  }),
  taste: new TextArea<TasteTexts>({
    ar: async () => (await import('#shared/i18n/ar/areas/taste.ts')).tasteTexts,
    en: async () => (await import('#shared/i18n/en/areas/taste.ts')).tasteTexts,
  }),
};
const openAreas = new Set<TextArea<AreaTexts>>([siteTexts]);

/** Loads texts of areas, which `useText` then contains. A page or component awaits this before it renders. */
async function loadTexts(...areas: readonly (keyof typeof playerTexts)[]): Promise<void> {
  await Promise.all(areas.map((area) => openTextArea(playerTexts[area])));
}

export const loadAccountTexts = () => loadTexts('accounts');
export const loadGameTexts = () => loadTexts('games');
export const loadGangTexts = () => loadTexts('gangs');
/** Who is here tonight, at set-up. */
export const loadEveningTexts = () => loadTexts('gangEvening');
export const loadHomeTexts = () => loadTexts('home');
/** Set-up says how phones join. */
export const loadSetupTexts = () => loadTexts('games', 'setup', 'rooms');
export const loadRoomTexts = () => loadTexts('rooms');
export const loadStoreTexts = () => loadTexts('store');
/** The taste is played on the home page, and names the teams of its board. */
export const loadTasteTexts = () => loadTexts('home', 'taste');
/** For pages that show something of every area. */
export const loadAllTexts = () => loadTexts('accounts', 'games', 'store');

/** Loads the texts of an area in the current language; a later change of language loads them too. */
export async function openTextArea(area: TextArea<AreaTexts>): Promise<void> {
  openAreas.add(area);
  try {
    // The language may change meanwhile.
    while (!area.has(currentLanguage())) await area.load(currentLanguage());
  } catch (error) {
    openAreas.delete(area);
    throw error;
  }
  activate(currentLanguage());
}

/** Without the texts of every page a language can't be shown; an area without them keeps its other language. */
async function loadOpenAreas(language: Language): Promise<void> {
  await siteTexts.load(language);
  // An area that opens meanwhile joins this walk.
  for (const area of openAreas) await area.load(language).catch(() => undefined);
}

// A second choice made while the first is still loading must win.
let latestChoice = 0;

/** Changes the language and keeps it as the visitor's choice; an address that names another doesn't any more. */
export async function setLanguage(language: Language): Promise<void> {
  if (!(await showLanguage(language))) return;
  keepLanguage(language);
  const address = new URL(window.location.href);
  if (!address.searchParams.has(languageParameter) || address.searchParams.get(languageParameter) === language) return;
  address.searchParams.delete(languageParameter);
  window.history.replaceState(window.history.state, '', address);
}

/** The only place that changes the language: texts of all open areas, `lang` and `dir`. False if a later choice won. */
async function showLanguage(language: Language): Promise<boolean> {
  latestChoice += 1;
  const choice = latestChoice;
  await loadOpenAreas(language);
  if (choice !== latestChoice) return false;
  activate(language);
  const root = document.documentElement;
  root.lang = language;
  root.dir = directions[language];
  return true;
}

const yearSeconds = 365 * 24 * 60 * 60;

/** Keeps a choice on the device, and in a cookie, so that the server answers public pages in it. */
function keepLanguage(language: Language): void {
  stored.language.write(language);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookieName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

/** Shows a language whose texts are loaded. */
function activate(language: Language): void {
  const texts = [...openAreas].filter((area) => area.has(language)).map((area) => area.textsIn(language));
  const errors = Object.assign({}, ...texts.map((area) => area.errors)) as Catalogue['errors'];
  active = { language, text: { ...(Object.assign({}, ...texts) as Catalogue), errors } };
  for (const listener of listeners) listener();
}

/** Makes a language the one in use, and touches nothing else: for the build. */
export async function loadLanguage(language: Language): Promise<void> {
  await loadOpenAreas(language);
  activate(language);
}

const languageParameter = 'lang';

/**
 * Shows the language that the address names (links in mails and search engines), else the one chosen before, else
 * Arabic. The one of the address becomes the choice of a visitor who hasn't chosen. Called once, before the first render.
 */
export async function restoreLanguage(search: string): Promise<void> {
  const asked = new URLSearchParams(search).get(languageParameter);
  const named = languages.find((known) => known === asked);
  const chosen = stored.language.read();
  await showLanguage(named ?? chosen ?? 'ar');
  const kept = chosen ?? named;
  if (kept !== undefined) keepLanguage(kept);
}

/** The language in use, for code outside components (requests, dates in a picture). */
export function currentLanguage(): Language {
  return active?.language ?? 'ar';
}

/** The texts of the open areas, for code outside components. */
export function currentText(): Catalogue {
  return snapshot().text;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const snapshot = () => present(active, 'the texts of the page');

/** The texts of every page in the language in use: `const text = useText(); text.shell.brand`. */
export function useText(): Catalogue {
  return useSyncExternalStore(subscribe, snapshot, snapshot).text;
}

/** The language in use and its direction. */
export function useLanguage(): { readonly language: Language; readonly direction: 'rtl' | 'ltr' } {
  const { language } = useSyncExternalStore(subscribe, snapshot, snapshot);
  return { language, direction: directions[language] };
}
