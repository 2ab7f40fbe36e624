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

type Show = (toast: Toast) => void;

let show: Show | null = null;
const waiting: Toast[] = [];
let isWanted = false;
const listeners = new Set<() => void>();

/** Shows a toast; one asked for before the toaster has loaded waits for it. Only pages and features do this. */
export function showToast(toast: Toast): void {
  if (show !== null) {
    show(toast);
    return;
  }
  waiting.push(toast);
  wantToaster();
}

/** Loads the toaster. Its live region should be there before the first toast, and most follow a press. */
function wantToaster(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

/** True from the first press or the first toast on. */
export function useIsToasterWanted(): boolean {
  return useSyncExternalStore(subscribe, readWanted, readWanted);
}

const presses = ['pointerdown', 'keydown'] as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const press of presses) window.addEventListener(press, wantToaster, { once: true, capture: true });
  return () => {
    listeners.delete(listener);
    for (const press of presses) window.removeEventListener(press, wantToaster, true);
  };
}

const readWanted = () => isWanted;

/** The toaster registers itself here once it has loaded. */
export function connectToaster(display: Show): () => void {
  show = display;
  for (const toast of waiting.splice(0)) display(toast);
  return () => {
    show = null;
  };
}
