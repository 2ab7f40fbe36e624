/** Gangs: the people who play together, their table, their titles, and the public page of a gang. */
import { loadGangTexts } from '../../lib/language.ts';
import { lazyPage } from '../../lib/lazy-page.ts';

export const GangsPage = lazyPage(() => import('./pages/gangs-page.tsx'), 'GangsPage', loadGangTexts);
export const GangPage = lazyPage(() => import('./pages/gang-page.tsx'), 'GangPage', loadGangTexts);
export const GangInvitationPage = lazyPage(
  () => import('./pages/gang-invitation-page.tsx'),
  'GangInvitationPage',
  loadGangTexts,
);
export const PublicGangPage = lazyPage(() => import('./pages/public-gang-page.tsx'), 'PublicGangPage', loadGangTexts);
