import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { paths } from '../lib/paths.ts';
import { PageLoader } from '../ui/page-loader.tsx';
import { Guarded } from './guarded.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { pages } from './pages.ts';
import { Shell } from './shell/shell.tsx';

/** All routes: paths and guards from lib/paths.ts, pages from pages.ts, the bars round them from Shell. */
export function Router() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        <Route element={<Shell />}>
          {pages.map(({ name, Page }) => (
            <Route key={name} path={paths[name].pattern} element={<Guarded guard={paths[name].guard}><Page /></Guarded>} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
