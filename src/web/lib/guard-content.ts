import type { QueryClient } from '@tanstack/react-query';
import { siteSettingsQuery } from './site-settings.ts';
import { wrapper } from './wrapper-bridge.ts';
import { guessPlatform } from './wrapper-transport.ts';

/** Puts the content guard on where the server wants it, outside phones and tablets; its code is fetched there only [SHELL-8]. */
export async function guardContent(client: QueryClient): Promise<void> {
  if (isMobile()) return;
  // Where nobody answers, there is nothing to guard either.
  const settings = await client.query(siteSettingsQuery).catch(() => null);
  if (settings?.contentGuard !== true) return;
  const { startContentGuard } = await import('./content-guard.ts');
  startContentGuard();
}

function isMobile(): boolean {
  return wrapper.isInside || guessPlatform() !== null || /Mobi/.test(navigator.userAgent);
}
