import { useSyncExternalStore } from 'react';
import type { Theme } from '#shared/accounts/schema.ts';
import { stored } from './storage.ts';

/** The browser's own bars; index.html says the same two for the first paint. */
const barColours = { dark: '#0b1628', light: '#fbf3e2' } as const;
const systemLight = '(prefers-color-scheme: light)';

/** Of pages rendered at build; the script in index.html has shown the visitor's own before. */
const prerenderedTheme: Theme = 'dark';

let active: Theme = stored.theme.read() ?? 'dark';
const listeners = new Set<() => void>();

export function setTheme(theme: Theme): void {
  active = theme;
  stored.theme.write(theme);
  paint();
  for (const listener of listeners) listener();
}

/** Follows the system while the choice is `system`. Called once at the start. */
export function watchSystemTheme(): void {
  window.matchMedia(systemLight).addEventListener('change', paint);
}

function paint(): void {
  const shown = active === 'system' ? (window.matchMedia(systemLight).matches ? 'light' : 'dark') : active;
  document.documentElement.dataset['theme'] = shown;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColours[shown]);
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => active,
    () => prerenderedTheme,
  );
}
