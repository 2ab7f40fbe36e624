import { useEffect, useEffectEvent, useRef } from 'react';

/** Closes an open dialog once what it is about has changed: a remote, or the clock, takes steps behind it. */
export function useCloseOnChange(open: boolean, about: unknown, onClose: () => void): void {
  const opened = useRef<{ readonly about: unknown } | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) opened.current = null;
    else if (opened.current === null) opened.current = { about };
    else if (opened.current.about !== about) close();
  }, [open, about]);
}
