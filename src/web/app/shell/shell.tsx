import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { VerificationBanner, Welcome } from '../../features/accounts/index.ts';
import { InAppPurchases } from '../../features/store/index.ts';
import { useText } from '../../lib/language.ts';
import { useAccountPreferences } from '../../lib/preferences.ts';
import { PageLoader } from '../../ui/page-loader.tsx';
import { ErrorScreen } from '../error-screen.tsx';
import { Footer } from './footer.tsx';
import { OfflineHint } from './offline-hint.tsx';
import { TopBar } from './top-bar.tsx';
import { hasBars } from './top-bar-rule.ts';
import { usePageFocus } from './use-page-focus.ts';

const Toaster = lazy(async () => ({ default: (await import('../../ui/toaster.tsx')).Toaster }));

/** What stands round every page: night sky, bars, banner, toasts; alone on pages that are a screen of their own. */
export function Shell() {
  const text = useText();
  const { pathname } = useLocation();
  const withBars = hasBars(pathname);
  useAccountPreferences();
  usePageFocus();
  return (
    <>
      <div className="night" />
      <a href="#content" className="skip-link button button-primary">{text.shell.skipToContent}</a>
      <div className={withBars ? 'flex min-h-dvh flex-col' : 'contents'}>
        {withBars && <TopBar />}
        {withBars && <VerificationBanner />}
        <main id="content" tabIndex={-1} className={`outline-none ${withBars ? 'page grow' : ''}`}>
          <ErrorScreen key={pathname}>
            <Suspense fallback={<PageLoader />}><Outlet /></Suspense>
          </ErrorScreen>
        </main>
        {withBars && <Footer />}
      </div>
      {withBars && <Welcome />}
      <InAppPurchases />
      <OfflineHint />
      <Suspense fallback={null}><Toaster /></Suspense>
    </>
  );
}
