import { matchPath } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** Without bars: the auth pages, a judge's phone, the QR test, a bank's page, and a game in play [SHELL-1]. */
const bare = ['/auth/*', paths.answer.pattern, paths.sandboxPayment.pattern, paths.testQr.pattern, paths.game.pattern];

export function hasBars(pathname: string): boolean {
  return !bare.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** No other message during a payment. */
const till = [`${paths.checkout.pattern}/*`];

export function hasAnnouncements(pathname: string): boolean {
  return hasBars(pathname) && !till.some((pattern) => matchPath(pattern, pathname) !== null);
}
