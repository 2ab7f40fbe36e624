import { matchPath } from 'react-router';
import type { LayoutMode } from '../../lib/layout-mode.ts';
import { paths } from '../../lib/paths.ts';

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

/** True for a game on an upright phone: the wheel's button, the lifelines and the scores are at the bottom, where toasts would cover them. */
export function hasToastsAtTop(pathname: string, { size, isLandscape }: LayoutMode): boolean {
  return size === 'mobile' && !isLandscape && matchPath(paths.game.pattern, pathname) !== null;
}

/** The arrow keys of a remote move the focus on every page but staff's, where tables and editors need them. */
export function hasRemoteControl(pathname: string): boolean {
  return matchPath('/admin/*', pathname) === null;
}
