import { Navigate } from 'react-router';
import { profileSettings } from '../lib/paths.ts';

/** The settings are a tab of the profile. */
export function SettingsRoute() {
  return <Navigate to={profileSettings} replace />;
}
