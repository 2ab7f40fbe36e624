import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useText } from '../../lib/language.ts';
import { pageNames, paths, publicPages, type PageName } from '../../lib/paths.ts';

/** Pages with a title that the build doesn't write. */
const titledPages = ['gangs', 'gang', 'gangInvitation', 'publicGang'] as const satisfies readonly PageName[];

/** The title of the browser's tab, that of the page as the build wrote it. */
export function usePageTitle(): void {
  const { titles } = useText();
  const { pathname } = useLocation();
  const isHere = (page: PageName) => matchPath(paths[page].pattern, pathname) !== null;
  const title = titles[[...publicPages, ...titledPages].find(isHere) ?? (pageNames.some(isHere) ? 'site' : 'notFound')];
  useEffect(() => {
    document.title = title;
  }, [title]);
}
