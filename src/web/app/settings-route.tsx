import { Navigate } from 'react-router';
import { pathTo } from '../lib/paths.ts';

/** The settings are a tab of the profile. */
export function SettingsRoute() {
  return <Navigate to={`${pathTo('profile')}?tab=settings`} replace />;
}
