import type { QueryClient } from '@tanstack/react-query';
import { siteSettingsQuery } from './site-settings.ts';
import { wrapper } from './wrapper-bridge.ts';
import { guessPlatform } from './wrapper-transport.ts';

/**
 * Enables the content guard if the server asks for it, outside phones and tablets; its code is loaded only then
 * [SHELL-8].
 */
export async function guardContent(client: QueryClient): Promise<void> {
  if (isMobile()) return;
  // Without an answer there is nothing to guard either.
  const settings = await client.query(siteSettingsQuery).catch(() => null);
  if (settings?.contentGuard !== true) return;
  const { startContentGuard } = await import('./content-guard.ts');
  startContentGuard();
}

function isMobile(): boolean {
  return wrapper.isInside || guessPlatform() !== null || /Mobi/.test(navigator.userAgent);
}
