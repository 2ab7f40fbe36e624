import type { QueryClient } from '@tanstack/react-query';
import { pageDataId } from '#shared/kernel/page-part.ts';
import { currentLanguage } from './language.ts';
import { mayBeSignedIn } from './session.ts';
import { stored } from './storage.ts';
import { wrapper } from './wrapper-bridge.ts';

/**
 * Whether the page in the element, rendered at build, is what this device shows first. The server sends it to visitors in
 * their language; what it can't know makes another page: an account on the device, the app, an invitation, a draft.
 */
export function canHydrate(root: HTMLElement): boolean {
  return (
    root.dataset['prerendered'] === currentLanguage() &&
    !mayBeSignedIn() &&
    !wrapper.isInside &&
    stored.referralCode.read() === null &&
    !new URLSearchParams(window.location.search).has('ref') &&
    stored.supportDrafts.read() === null
  );
}

/** What queries answer, by their keys. */
export type PageData = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** Gives the queries what the page in the document was rendered from. */
export function restorePageData(queryClient: QueryClient): void {
  const text = document.getElementById(pageDataId)?.textContent;
  if (text !== undefined) restoreData(queryClient, text);
}

export function restoreData(queryClient: QueryClient, text: string): void {
  for (const [key, data] of JSON.parse(text) as PageData) queryClient.setQueryData(key, data);
}
