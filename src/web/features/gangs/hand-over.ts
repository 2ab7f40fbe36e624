import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { pathTo } from '../../lib/paths.ts';
import { shareByApp } from '../../lib/share.ts';
import { showToast } from '../../ui/toast.tsx';

interface Link {
  readonly text: string;
  readonly url: string;
}
type Words = Catalogue['gangPeople']['share'];

/** The address of a gang's public page. */
export function publicAddress(token: string): string {
  return `${window.location.origin}${pathTo('publicGang', { token })}`;
}

/** Hands a link over through the app, else the device's share sheet, else the clipboard, and says when it failed. */
export async function shareLink({ text, url }: Link, words: Words): Promise<void> {
  if (shareByApp({ title: words.title, text, url })) return;
  const device: Partial<Pick<Navigator, 'share'>> = navigator;
  if (device.share === undefined) {
    await copyLink({ text, url }, words);
    return;
  }
  try {
    await navigator.share({ title: words.title, text, url });
  } catch (error) {
    // Closing the sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ id: 'gang-link', variant: 'destructive', title: words.failed });
  }
}

export async function copyLink({ text, url }: Link, words: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    showToast({ id: 'gang-link', title: words.copied, description: words.copiedWhy });
  } catch {
    showToast({ id: 'gang-link', variant: 'destructive', title: words.failed });
  }
}
