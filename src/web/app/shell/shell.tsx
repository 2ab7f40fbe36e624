import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { VerificationBanner, Welcome } from '../../features/accounts/index.ts';
import { AnnouncementBar } from '../../features/announcements/index.ts';
import { PushKeeper } from '../../features/notifications/index.ts';
import { MaintenanceScreen } from '../../features/site-settings/index.ts';
import { InAppPurchases } from '../../features/store/index.ts';
import { LateMessages } from '../../features/support/index.ts';
import { useText } from '../../lib/language.ts';
import { useLayoutMode } from '../../lib/layout-mode.ts';
import { useAccountPreferences } from '../../lib/preferences.ts';
import { PageLoader } from '../../ui/page-loader.tsx';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import { useWantedToaster } from '../../ui/toast.tsx';
import { ErrorScreen } from '../error-screen.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Footer } from './footer.tsx';
import { useMaintenanceDoor } from './maintenance-door.ts';
import { NewRelease } from './new-release.tsx';
import { TopBar } from './top-bar.tsx';
import { hasAnnouncements, hasBars, hasFooter, loadsToasterItself, toastPlace } from './page-rules.ts';
import { EarlyInput } from './early-input.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useRemoteControl } from './use-remote-control.ts';
import { usePageTitle } from './use-page-title.ts';
import { useUnsentGames } from './use-unsent-games.ts';

const Toaster = lazy(async () => ({ default: (await import('../../ui/toaster.tsx')).Toaster }));

/** The frame of every page: night sky, bars, banner, toasts; without bars on full-screen pages. */
export function Shell() {
  const door = useMaintenanceDoor();
  useAccountPreferences();
  usePageFocus(door);
  useRemoteControl();
  usePageTitle();
  useUnsentGames();
  const layout = useLayoutMode();
  const { pathname } = useLocation();
  const place = toastPlace(pathname, layout);
  // Loaded with the page: once the network is gone it would be too late for it.
  const hasToaster = useWantedToaster() || !loadsToasterItself(pathname);
  return (
    <>
      <div className="night" />
      {door === 'open' ? (
        <OpenSite />
      ) : (
        <main id="content" tabIndex={-1} className="outline-none">
          <ErrorScreen>
            <Suspense fallback={<PageLoader />}>
              {door === 'shut' ? <MaintenanceScreen /> : <PageLoader />}
              <EarlyInput />
            </Suspense>
          </ErrorScreen>
        </main>
      )}
      <RegionBoundary name="in-app purchases" isSilent>
        <InAppPurchases />
      </RegionBoundary>
      <RegionBoundary name="pushes" isSilent>
        <PushKeeper />
      </RegionBoundary>
      <RegionBoundary name="late messages" isSilent>
        <LateMessages />
      </RegionBoundary>
      <ConnectionBanner />
      <NewRelease />
      <RegionBoundary name="toasts" isSilent>
        <Suspense fallback={null}>{hasToaster && <Toaster place={place} />}</Suspense>
      </RegionBoundary>
    </>
  );
}

function OpenSite() {
  const text = useText();
  const { pathname } = useLocation();
  const withBars = hasBars(pathname);
  return (
    <>
      <a
        href="#content"
        data-skip-link
        className="button button-primary fixed start-2 top-2 z-100 -translate-y-[200%] focus:translate-y-0"
      >
        {text.shell.skipToContent}
      </a>
      <div className={withBars ? 'flex min-h-dvh flex-col' : 'contents'}>
        {withBars && (
          <RegionBoundary name="top bar">
            <TopBar />
          </RegionBoundary>
        )}
        {withBars && (
          <RegionBoundary name="verification" isSilent>
            <VerificationBanner />
          </RegionBoundary>
        )}
        {hasAnnouncements(pathname) && (
          <RegionBoundary name="announcements" isSilent>
            <AnnouncementBar />
          </RegionBoundary>
        )}
        <main id="content" tabIndex={-1} className={`outline-none ${withBars ? 'page grow' : ''}`}>
          <ErrorScreen key={pathname}>
            <Suspense fallback={<PageLoader />}>
              <Outlet />
              <EarlyInput />
            </Suspense>
          </ErrorScreen>
        </main>
        {hasFooter(pathname) && <Footer />}
      </div>
      {withBars && (
        <RegionBoundary name="welcome" isSilent>
          <Welcome />
        </RegionBoundary>
      )}
    </>
  );
}
