import { useSyncExternalStore } from 'react';

/** True in the build and until a page that was rendered there has become live: the device is unknown there. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

const never = () => () => undefined;
