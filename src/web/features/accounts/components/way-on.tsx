import { Navigate, useLocation } from 'react-router';
import { isSafeOrigin, originOf } from '../../../lib/origin.ts';
import { pathTo } from '../../../lib/paths.ts';

/** The page requested before the sign-in, else home. */
export function useWayOn(): string {
  const location = useLocation();
  // After a failed sign-in by a provider the page was reloaded: the target is in the address.
  const from = new URLSearchParams(location.search).get('from');
  return originOf(location) ?? (isSafeOrigin(from) ? from : pathTo('home'));
}

export function GoOn() {
  return <Navigate to={useWayOn()} replace />;
}
