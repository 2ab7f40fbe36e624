import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { placeBeside, type PlacementOptions } from './placement.ts';

/** Shows the panel above everything while it is mounted, beside its anchor and within the window. */
export function useBeside(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  options: PlacementOptions,
): void {
  const place = useEffectEvent(() => {
    if (panel.current === null || anchor.current === null) return;
    const { style, offsetWidth, scrollHeight } = panel.current;
    const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const isRightToLeft = document.documentElement.dir === 'rtl';
    // Sizes without transforms: the panel may be in the middle of its animation.
    const size = { width: offsetWidth, height: scrollHeight };
    const placement = placeBeside(anchor.current.getBoundingClientRect(), size, page, isRightToLeft, options);
    style.inset = 'auto';
    style.left = `${placement.left}px`;
    style[placement.edge] = `${placement.distance}px`;
    style.maxHeight = `${placement.maxHeight}px`;
  });
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    // Older browsers of the target have no top layer: there the panel's z-index counts.
    if ('showPopover' in element) element.showPopover();
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    // No event says that content above the anchor has grown or gone: its place is compared on each frame.
    let top = anchor.current?.getBoundingClientRect().top;
    let frame = requestAnimationFrame(function follow() {
      const now = anchor.current?.getBoundingClientRect().top;
      if (now !== top) place();
      top = now;
      frame = requestAnimationFrame(follow);
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
      if ('hidePopover' in element) element.hidePopover();
    };
  }, [panel, anchor]);
}

const panelOptions: PlacementOptions = { side: 'below', align: 'end', gap: 10, margin: 10 };

interface PopoverProps extends Omit<ComponentProps<'div'>, 'ref' | 'popover'> {
  /** What opens it. A press on it doesn't count as outside: it closes the panel itself. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** What takes the focus at first; the panel by default. */
  readonly firstFocus?: (panel: HTMLElement) => HTMLElement | undefined;
}

/**
 * A panel below its trigger, with the focus in it. A press or the focus elsewhere closes it; Escape also returns the
 * focus to the trigger. Render it while it is open, right after its trigger.
 */
export function Popover({ trigger, onClose, firstFocus, className = '', ...rest }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  useBeside(panel, trigger, panelOptions);
  const closeFromOutside = useEffectEvent(({ target }: Event) => {
    const isInside = [panel, trigger].some(({ current }) => target instanceof Node && current?.contains(target));
    if (!isInside) onClose();
  });
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    trigger.current?.focus();
    onClose();
  });
  const takeFocus = useEffectEvent(() => {
    const start = panel.current && (firstFocus?.(panel.current) ?? panel.current);
    start?.focus({ preventScroll: true });
  });
  useEffect(() => {
    takeFocus();
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, []);
  return (
    <div
      {...rest}
      ref={panel}
      popover="manual"
      tabIndex={-1}
      className={`card fixed z-50 m-0 animate-appear overflow-y-auto rounded-2xl text-ink outline-none ${className}`}
    />
  );
}
