import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { PlacementOptions } from './placement.ts';
import { useBeside } from './popover.tsx';

/** SHELL-7: a first tooltip waits 700 ms; the next one within 300 ms of the last comes at once. */
export const tooltipDelayMs = 700;
export const tooltipSkipDelayMs = 300;

let lastClosedAt = -Infinity;

/** The next tooltip is a first one again. */
export function resetTooltipDelay(): void {
  lastClosedAt = -Infinity;
}

interface TooltipProps {
  readonly label: string;
  /** The control it explains; it keeps its own accessible name. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** Says what a control does, on hover and on keyboard focus; Escape puts it away. */
export function Tooltip({ label, children, className = '' }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<HTMLSpanElement>(null);
  const id = useId();

  const open = () => {
    clearTimeout(timer.current);
    const isSkipping = performance.now() - lastClosedAt < tooltipSkipDelayMs;
    if (isSkipping) setIsOpen(true);
    else timer.current = setTimeout(() => setIsOpen(true), tooltipDelayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      ref={anchor}
      className={`relative inline-flex ${className}`}
      onPointerEnter={(event) => event.pointerType !== 'touch' && open()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {isOpen && <Bubble id={id} label={label} anchor={anchor} />}
    </span>
  );
}

const bubbleOptions: PlacementOptions = { side: 'above', align: 'center', gap: 8, margin: 6 };

// In the top layer, so that no card cuts it off and it shows above dialogs.
function Bubble({ id, label, anchor }: { id: string; label: string; anchor: RefObject<HTMLElement | null> }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useBeside(bubble, anchor, bubbleOptions);
  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="pointer-events-none fixed z-50 m-0 max-w-60 rounded-xl bg-ink px-3 py-1.5 text-sm font-semibold text-ground shadow-lg"
    >
      {label}
    </span>
  );
}
