import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { lazyPage } from '../lib/lazy-page.ts';
import { guardOf, paths, type PageName } from '../lib/paths.ts';
import { PageLoader } from '../ui/page-loader.tsx';
import { Guarded } from './guarded.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { isForStaff, pages, staffPages } from './pages.ts';
import { Shell } from './shell/shell.tsx';

const AdminFrame = lazyPage<'AdminFrame', { children: ReactNode }>(
  () => import('./admin/admin-frame.tsx'),
  'AdminFrame',
);

/** All routes: paths and guards from lib/paths.ts, pages from pages.ts, the bars round them from Shell. */
export function Router() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        <Route element={<Shell />}>
          {pages
            .filter(({ name }) => !isForStaff(name))
            .map(({ name, Page }) => (
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
          {staffPages.map((name) => (
            <Route key={name} path={paths[name].pattern} element={<StaffPage name={name} />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

/** Guarded first, so that a page that isn't there looks to others like one that is. */
function StaffPage({ name }: { name: PageName }) {
  const row = pages.find((each) => each.name === name);
  return (
    <Guarded {...guardOf(name)}>
      {row === undefined ? (
        <NotFoundPage />
      ) : (
        <AdminFrame>
          <row.Page />
        </AdminFrame>
      )}
    </Guarded>
  );
}
