import type { Location } from 'react-router';
import { isSitePath } from '#shared/kernel/site-path.ts';

/** The page a user requested before a guard redirected them; stored in the history entry's state. */
export interface OriginState {
  readonly from: string;
}

/** A path of this site, with its query: never another site's address, never the auth pages themselves. */
export function isSafeOrigin(path: unknown): path is string {
  return isSitePath(path) && !path.startsWith('/auth/');
}

export function originHere(location: Pick<Location, 'pathname' | 'search' | 'hash'>): OriginState {
  return { from: `${location.pathname}${location.search}${location.hash}` };
}

/** The origin kept in a location's state, or null. */
export function originOf(location: Pick<Location, 'state'>): string | null {
  const state: unknown = location.state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return isSafeOrigin(state.from) ? state.from : null;
}
