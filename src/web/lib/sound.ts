import { useSyncExternalStore } from 'react';
import { stored } from './storage.ts';

let isOn = stored.sound.read() ?? true;
const listeners = new Set<() => void>();

/** Whether this device may make a sound; the game's own mute turns the same switch. */
export function setSound(on: boolean): void {
  isOn = on;
  stored.sound.write(on);
  for (const listener of listeners) listener();
}

/** For players of sound outside components. */
export function isSoundOn(): boolean {
  return isOn;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSound(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn, () => true);
}
