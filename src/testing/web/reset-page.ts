import { focusManager, onlineManager } from '@tanstack/react-query';
import { emptyCart } from '#shared/store/cart.ts';
import { changeCart } from '#web/features/store/cart/cart-store.ts';
import { showCart } from '#web/features/store/cart/cart-drawer-state.ts';
import { resetMix } from '#web/features/games/sound/mix.ts';
import { languageCookieName } from '#shared/kernel/visitor-cookies.ts';
import { setLanguage } from '#web/lib/language.ts';
import { resetServerClock } from '#web/lib/server-clock.ts';
import { handlePointer } from '#web/lib/spatial-focus/remote-control.ts';
import { setSound } from '#web/lib/sound.ts';
import { setTheme } from '#web/lib/theme.ts';
import { letGo } from '#web/lib/unsaved.ts';
import { wrapper } from '#web/lib/wrapper-bridge.ts';
import { connectToaster } from '#web/ui/toast.tsx';
import { resetTooltipDelay } from '#web/ui/tooltip.tsx';

const { innerWidth, innerHeight } = window;

/** Brings the state that lives as long as the page back to its start: the next test, in this file or another, has a new page. */
export async function resetPage(): Promise<void> {
  await setLanguage('ar');
  setTheme('dark');
  setSound(true);
  showCart(false);
  changeCart(() => ({ cart: emptyCart, notices: [] }));
  letGo();
  wrapper.reset();
  handlePointer();
  resetTooltipDelay();
  // Window events may have changed it.
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  // Toasts that no toaster took.
  connectToaster(() => undefined)();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = `${languageCookieName}=; Max-Age=0`;
  // After the storage: they start from what is stored there.
  resetServerClock();
  resetMix();
  Object.assign(window, { innerWidth, innerHeight });
  window.history.replaceState(null, '', '/');
  delete document.documentElement.dataset['theme'];
  document.title = '';
  document.body.replaceChildren();
}
