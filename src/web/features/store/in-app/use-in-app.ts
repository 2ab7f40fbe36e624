import { useSyncExternalStore } from 'react';
import { wrapper } from '../../../lib/wrapper-bridge.ts';
import { createInAppCheckout } from './in-app-checkout.ts';

/** The page's single checkout. */
export const inAppCheckout = createInAppCheckout(wrapper);

export function useInAppStep() {
  return useSyncExternalStore(inAppCheckout.subscribe, inAppCheckout.current, inAppCheckout.current);
}
