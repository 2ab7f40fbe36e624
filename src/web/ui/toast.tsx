import { useSyncExternalStore, type ReactNode } from 'react';

/** SHELL-6. */
export const toastConstants = {
  durationMs: 4000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  swipePx: 45,
  hotkey: ['altKey', 'KeyT'],
} as const;

export interface Toast {
  readonly title: string;
  readonly description?: ReactNode;
  /** `destructive` for what failed. */
  readonly variant?: 'default' | 'destructive';
  readonly durationMs?: number;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** A second toast of the same id takes the place of the first. */
  readonly id?: string;
}

/** `corner` is the lower one where lines end. */
export type ToastPlace = 'corner' | 'top' | 'top-start';

type Show = (toast: Toast) => void;

let show: Show | null = null;
const waiting: Toast[] = [];
let isWanted = false;
const watchers = new Set<() => void>();

/** Loads the toaster while there is a network to load it from; the first toast does so too. */
export function wantToaster(): void {
  isWanted = true;
  for (const notify of watchers) notify();
}

/** Whether the toaster is to be on the page; never in HTML of the build. */
export function useWantedToaster(): boolean {
  return useSyncExternalStore(
    (notify) => {
      watchers.add(notify);
      return () => watchers.delete(notify);
    },
    () => isWanted,
    () => false,
  );
}

/** Shows a toast; one asked for before the toaster has loaded waits for it. Only pages and features do this. */
export function showToast(toast: Toast): void {
  if (show !== null) {
    show(toast);
    return;
  }
  waiting.push(toast);
  wantToaster();
}

/** The toaster registers itself here. */
export function connectToaster(display: Show): () => void {
  show = display;
  for (const toast of waiting.splice(0)) display(toast);
  return () => {
    show = null;
  };
}
