import { matchPath } from 'react-router';
import type { LayoutMode } from '../../lib/layout-mode.ts';
import { paths } from '../../lib/paths.ts';

/** True for a game on an upright phone: the wheel's button, the lifelines and the scores are at the bottom, where toasts would cover them. */
export function hasToastsAtTop(pathname: string, { size, isLandscape }: LayoutMode): boolean {
  return size === 'mobile' && !isLandscape && matchPath(paths.game.pattern, pathname) !== null;
}
