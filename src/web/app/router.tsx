import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { lazyPage } from '../lib/lazy-page.ts';
import { guardOf, isPhonePage, isStaffPage, pageNames, paths, type StaffPageName } from '../lib/paths.ts';
import { loadStaffText } from '../lib/staff-text.ts';
import { PageLoader } from '../ui/page-loader.tsx';
import { Guarded } from './guarded.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OtherDocument } from './other-document.tsx';
import { pages } from './pages.ts';
import { Shell } from './shell/shell.tsx';

const StaffPage = lazyPage<'StaffPage', { name: StaffPageName }>(
  () => import('./admin/staff-page.tsx'),
  'StaffPage',
  loadStaffText,
);

/** All routes: paths and guards from lib/paths.ts, pages from pages.ts, the bars round them from Shell. */
export function Router() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        <Route element={<Shell />}>
          {pages.map(({ name, Page }) => (
            <Route
              key={name}
              path={paths[name].pattern}
              element={
                <Guarded {...guardOf(name)}>
                  <Page />
                </Guarded>
              }
            />
          ))}
          {pageNames.filter(isStaffPage).map((name) => (
            <Route
              key={name}
              path={paths[name].pattern}
              element={
                <Guarded {...guardOf(name)}>
                  <StaffPage name={name} />
                </Guarded>
              }
            />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        {pageNames.filter(isPhonePage).map((name) => (
          <Route key={name} path={paths[name].pattern} element={<OtherDocument />} />
        ))}
      </Routes>
    </Suspense>
  );
}
