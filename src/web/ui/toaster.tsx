import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as publish } from 'sonner';
import { useLanguage, useText } from '../lib/language.ts';
import { Icon } from './icon.tsx';
import { connectToaster, toastConstants, type Toast, type ToastPlace } from './toast.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './toaster.module.css';

const positions = {
  corner: { ltr: 'bottom-right', rtl: 'bottom-left' },
  top: { ltr: 'top-center', rtl: 'top-center' },
  'top-start': { ltr: 'top-left', rtl: 'top-right' },
} as const;

/** Where toasts appear. Loaded lazily by the shell. */
export function Toaster({ place = 'corner' }: { place?: ToastPlace }) {
  const text = useText();
  const { direction } = useLanguage();
  const layer = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      connectToaster((toast) => {
        raise(layer.current);
        display(toast);
      }),
    [],
  );
  return (
    <div ref={layer} popover="manual" className={styles.layer} onFocus={pauseAsOnHover} onBlur={resumeAfterHover}>
      <Sonner
        dir={direction}
        position={positions[place][direction]}
        mobileOffset={place !== 'corner' ? { top: 'max(16px, env(safe-area-inset-top))' } : 16}
        duration={toastConstants.durationMs}
        visibleToasts={toastConstants.visible}
        gap={toastConstants.gapPx}
        hotkey={[...toastConstants.hotkey]}
        containerAriaLabel={text.shell.notifications}
        toastOptions={{ unstyled: true, className: styles.toast ?? '' }}
      />
    </div>
  );
}

// A dialog opened since would cover them: going in again puts the layer on top.
function raise(layer: HTMLElement | null): void {
  if (layer === null || typeof layer.showPopover !== 'function') return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

// Sonner would put a toast into the place of one that is leaving already, and take it away with it.
const shown = new Map<string, string | number>();

function display({ title, description, variant = 'default', durationMs, action, id }: Toast): void {
  const before = id === undefined ? undefined : shown.get(id);
  const forget = ({ id: left }: { id: string | number }) => {
    if (id !== undefined && shown.get(id) === left) shown.delete(id);
  };
  const now = publish(title, {
    ...(before === undefined ? {} : { id: before }),
    onAutoClose: forget,
    onDismiss: forget,
    // Set even if undefined: a toast that replaces another would keep the other's value.
    description: description ?? null,
    duration: durationMs ?? toastConstants.durationMs,
    action: action === undefined ? null : { label: action.label, onClick: action.onSelect },
    className: classNames(styles.toast, variant === 'destructive' && styles.destructive),
    icon: <Icon name={variant === 'destructive' ? 'error' : 'check'} />,
  });
  if (id !== undefined) shown.set(id, now);
}

// Sonner pauses only under the mouse; focus does the same here.
function pauseAsOnHover(event: React.FocusEvent): void {
  event.target.closest('ol')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

function resumeAfterHover(event: React.FocusEvent): void {
  const list = event.target.closest('ol');
  if (list === null || (event.relatedTarget instanceof Node && list.contains(event.relatedTarget))) return;
  list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
}
