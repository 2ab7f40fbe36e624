import { matchPath } from 'react-router';
import type { LayoutMode } from '../../lib/layout-mode.ts';
import { paths } from '../../lib/paths.ts';
import type { ToastPlace } from '../../ui/toast.tsx';

/** Without bars: the auth pages, a judge's phone, the QR test, a bank's page, and a game in play [SHELL-1]. */
const bare = ['/auth/*', paths.answer.pattern, paths.sandboxPayment.pattern, paths.testQr.pattern, paths.game.pattern];

export function hasBars(pathname: string): boolean {
  return !bare.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** Set-up is one screen, and its start is at the bottom. */
export function hasFooter(pathname: string): boolean {
  return hasBars(pathname) && matchPath(paths.newGame.pattern, pathname) === null;
}

/** No other message during a payment. */
const till = [`${paths.checkout.pattern}/*`];

export function hasAnnouncements(pathname: string): boolean {
  return hasBars(pathname) && !till.some((pattern) => matchPath(pattern, pathname) !== null);
}

/**
 * Where toasts cover nothing that is pressed or scanned. A game on a phone has its controls at the bottom; on its side, a
 * code to scan is in the half where lines end.
 */
export function toastPlace(pathname: string, { size, isLandscape, isShortLandscape }: LayoutMode): ToastPlace {
  if (matchPath(paths.game.pattern, pathname) === null) return 'corner';
  if (isShortLandscape) return 'top-start';
  return size === 'mobile' && !isLandscape ? 'top' : 'corner';
}

/** The arrow keys of a remote move the focus on every page but staff's, where tables and editors need them. */
export function hasRemoteControl(pathname: string): boolean {
  return matchPath('/admin/*', pathname) === null;
}

/** A game does, once its first screen is painted: until then every byte delays the board. */
export function loadsToasterItself(pathname: string): boolean {
  return matchPath(paths.game.pattern, pathname) !== null;
}
