import { wrapper } from '../../../lib/wrapper-bridge.ts';

/** In the app people buy one package at a time from its store: no cart there, and no codes. */
export function isCartInUse(): boolean {
  return !wrapper.isInside;
}
