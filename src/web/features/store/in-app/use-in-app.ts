import { useSyncExternalStore } from 'react';
import { wrapper } from '../../../lib/wrapper-bridge.ts';
import { createInAppDesk } from './in-app-desk.ts';

/** The one of this page. */
export const inAppDesk = createInAppDesk(wrapper);

export function useInAppStep() {
  return useSyncExternalStore(inAppDesk.subscribe, inAppDesk.current);
}
