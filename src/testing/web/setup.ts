import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { signedInCookieName } from '#shared/kernel/visitor-cookies.ts';
import { endPageTimers } from './page-timers.ts';
import {
  loadAllTexts,
  loadEveningTexts,
  loadGangTexts,
  loadSetupTexts,
  loadTasteTexts,
  setLanguage,
} from '#web/lib/language.ts';
import { resetPage } from './reset-page.ts';

// Which page loads which texts is checked by text-areas.test.ts.
await setLanguage('ar');
await loadAllTexts();
await loadGangTexts();
await loadEveningTexts();
await loadSetupTexts();
await loadTasteTexts();

// How long a page may take is no matter here: a busy machine needs more than a second to load one.
configure({ asyncUtilTimeout: 10_000 });

// What React and the page complain about is a fault.
beforeEach(() => {
  // Else no page asks the pretended server who is there.
  document.cookie = `${signedInCookieName}=1`;
  vi.spyOn(console, 'error').mockImplementation((...complaint: unknown[]) => {
    throw new Error(`console.error: ${complaint.map(String).join(' ')}`);
  });
  // happy-dom has neither layout nor sight: all there is counts as seen.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#seen = seen;
      }
      observe(): void {
        this.#seen([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  endPageTimers();
  await resetPage();
});

// A page may still load parts of itself: cut off, they would fail in a later file of this worker, which has the same modules.
afterAll(() => vi.dynamicImportSettled());
