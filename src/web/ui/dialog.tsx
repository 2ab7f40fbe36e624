import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../lib/language.ts';
import { askToLeave, ModalContext } from '../lib/unsaved.ts';
import { IconButton } from './icon-button.tsx';
import { SaduBand } from './sadu-band.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Asked for by Escape, the cross and a tap beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** The browser's own dialog: keeps the focus inside, gives it back, lies above everything. */
export function Dialog({ open, onClose, title, children, actions, className = '' }: DialogProps) {
  return (
    <ModalFrame {...{ open, onClose, title }} className={classNames(styles.panel, className)}>
      <SaduBand className="absolute inset-x-0 top-0 text-saffron light:text-saffron-deep" />
      {children}
      {actions !== undefined && <div className="mt-2 flex flex-wrap justify-end gap-3">{actions}</div>}
    </ModalFrame>
  );
}

const sheetClasses = {
  side: styles.drawer,
  end: classNames(styles.drawer, styles.end),
  below: styles.sheet,
} as const;

/**
 * Comes from the side (a menu), from the line's end (a cart) or from below (more about something, on a phone). A wide one
 * has room for a form in two languages.
 */
export function Sheet({
  open,
  onClose,
  title,
  children,
  from = 'side',
  isWide = false,
  className = '',
}: DialogProps & { from?: keyof typeof sheetClasses; isWide?: boolean }) {
  return (
    <ModalFrame
      {...{ open, onClose, title }}
      className={classNames(sheetClasses[from], isWide && '[inline-size:min(46rem,100vw)]', className)}
    >
      {children}
    </ModalFrame>
  );
}

function ModalFrame({ open, onClose, title, children, className }: Omit<DialogProps, 'actions'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const text = useText();
  // In the page from its first opening on: a screen with many dialogs that stay closed is built without them.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const close = () => askToLeave(onClose, titleId);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) {
      element.showModal();
      // Where it asks for a choice, the first one rather than the cross: OK on a remote then chooses.
      element.querySelector<HTMLElement>('[data-first]')?.focus();
    } else element.close();
  }, [open]);
  if (!wasOpened) return null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={className}
      onCancel={(event) => {
        if (event.target !== dialog.current || !event.cancelable) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        // A browser closes it without leave where Escape is pressed again and again: it opens again, and may ask.
        if (!open || event.target !== dialog.current || dialog.current.open) return;
        dialog.current.showModal();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      {open && (
        <div className={styles.body}>
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="pt-1.5 text-2xl">
              {title}
            </h2>
            <IconButton
              icon="close"
              label={text.shell.close}
              onClick={close}
              className="-me-1 size-11 flex-none bg-transparent shadow-none"
            />
          </div>
          <ModalContext value={titleId}>{children}</ModalContext>
        </div>
      )}
    </dialog>
  );
}
