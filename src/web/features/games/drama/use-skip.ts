import { useEffect, useEffectEvent, useState } from 'react';

/** A second press within this time belongs to the press that began the scene. */
const deafMs = 300;

const keys: ReadonlySet<string> = new Set([
  'Tab',
  'Enter',
  'Escape',
  'Backspace',
  'GoBack',
  'BrowserBack',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]);

/**
 * Any press or key ends a scene that covers the stage, and does nothing else: what it would reach can't be seen. Returns the
 * handler of presses.
 */
export function useSkip(isOn: boolean, onSkip: () => void): (() => void) | undefined {
  const [began] = useState(() => performance.now());
  const skip = useEffectEvent(() => {
    if (performance.now() - began >= deafMs) onSkip();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const hold = (event: KeyboardEvent) => {
      if (!isForScene(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'keydown' && !event.repeat) skip();
    };
    // A button reacts to Space when the key comes up.
    const types = ['keydown', 'keyup'] as const;
    for (const type of types) window.addEventListener(type, hold, { capture: true });
    return () => {
      for (const type of types) window.removeEventListener(type, hold, { capture: true });
    };
  }, [isOn]);
  return isOn ? () => (performance.now() - began >= deafMs ? onSkip() : undefined) : undefined;
}

/** A character or a key of a remote; shortcuts stay the browser's, and a dialog over the stage keeps its own. */
function isForScene({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return false;
  return key.length === 1 || keys.has(key);
}
