import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { hasRole } from '#shared/accounts/roles.ts';
import { paths, pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { siteSettingsQuery } from '../../lib/site-settings.ts';
import { useOnline } from '../../lib/use-online.ts';

export const moderatorRedirectMs = 100;

/** Signing in, and the pages of a game in play: its end, its summary, the phone of the judge. */
const alwaysOpen = [
  paths.login,
  paths.authAction,
  paths.forgotPassword,
  paths.resetPassword,
  paths.emailSignIn,
  paths.game,
  paths.gameSummary,
  paths.answer,
].map(({ pattern }) => pattern);

/** `unknown` only if it depends on a user who isn't loaded yet. */
export type Door = 'open' | 'unknown' | 'shut';

/** Whether this page is shown to this user during maintenance [SITE-2]. */
export function useMaintenanceDoor(): Door {
  const { data } = useQuery(siteSettingsQuery);
  const session = useSession();
  const { pathname } = useLocation();
  // Offline it is unknown whether maintenance still lasts.
  const isOnline = useOnline();
  const isOn = data?.maintenanceMode === true && isOnline;
  const role = session.user?.role ?? null;
  const isStaff = role !== null && hasRole(role, 'moderator');
  const door: Door =
    !isOn || isStaff || alwaysOpen.some((pattern) => matchPath(pattern, pathname) !== null)
      ? 'open'
      : session.status === 'loading'
        ? 'unknown'
        : 'shut';
  useWayForModerators(isOn, pathname, role === 'moderator');
  return door;
}

/** A moderator is redirected to the staff pages, once per page load [SITE-2]; from there every page is open. */
function useWayForModerators(isOn: boolean, pathname: string, isModerator: boolean): void {
  const navigate = useNavigate();
  const isLed = useRef(false);
  const isBusy = matchPath(paths.game.pattern, pathname) !== null || pathname.startsWith(pathTo('admin'));
  const goOn = useRef(navigate);
  useEffect(() => {
    goOn.current = navigate;
  }, [navigate]);
  useEffect(() => {
    if (!isOn) isLed.current = false;
    if (!isOn || !isModerator || isLed.current) return undefined;
    // Who is there already needs no leading, and may look at the site from there.
    if (isBusy) {
      isLed.current = true;
      return undefined;
    }
    const timer = setTimeout(() => {
      isLed.current = true;
      void goOn.current(pathTo('admin'), { replace: true });
    }, moderatorRedirectMs);
    return () => clearTimeout(timer);
  }, [isOn, isBusy, isModerator]);
}
