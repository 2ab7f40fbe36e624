import { Navigate, useLocation } from 'react-router';
import { originOf } from '../../../lib/origin.ts';
import { pathTo } from '../../../lib/paths.ts';

/** Where somebody was going before they were asked to sign in, else home. */
export function useWayOn(): string {
  return originOf(useLocation()) ?? pathTo('home');
}

export function GoOn() {
  return <Navigate to={useWayOn()} replace />;
}
