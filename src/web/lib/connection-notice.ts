import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from './api-client.ts';
import type { Trouble } from './connection.ts';
import { useConnection } from './connection-store.ts';

/** How many parts of the page say themselves that the connection is lost. */
let parts = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  parts += by;
  for (const listener of listeners) listener();
}

const errors: Readonly<Record<Trouble, ApiError | null>> = {
  none: null,
  offline: new ApiError({ code: 'system/network', status: 0 }),
  server: new ApiError({ code: 'system/unavailable', status: 503 }),
};

/** Whether a call failed because the network or the server was away. */
export function isConnectionError(error: Error | null): boolean {
  return error instanceof ApiError && Object.values(errors).some((each) => each?.code === error.code);
}

/**
 * The trouble of the connection, for a dialog that covers the banner and shows errors itself. While the caller is on the
 * page, neither the banner nor a toast says that the connection is lost.
 */
export function useConnectionError(): ApiError | null {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
  return errors[useConnection().trouble];
}

/** Whether a part of the page says itself that the connection is lost. */
export function useIsLossShown(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => parts > 0,
    () => false,
  );
}
