import { useSyncExternalStore } from 'react';

// The drawer is in the top bar; any page of the store may open it.
let isOpen = false;
const listeners = new Set<() => void>();

export function showCart(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsCartShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
