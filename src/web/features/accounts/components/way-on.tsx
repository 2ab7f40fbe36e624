import { Navigate, useLocation } from 'react-router';
import { isSafeOrigin, originOf } from '../../../lib/origin.ts';
import { pathTo } from '../../../lib/paths.ts';

/** Where somebody was going before they were asked to sign in, else home. */
export function useWayOn(): string {
  const location = useLocation();
  // After a sign-in by a provider that failed, the page was loaded anew: then it stands in the address.
  const from = new URLSearchParams(location.search).get('from');
  return originOf(location) ?? (isSafeOrigin(from) ? from : pathTo('home'));
}

export function GoOn() {
  return <Navigate to={useWayOn()} replace />;
}
