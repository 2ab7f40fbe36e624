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
