import { Languages } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { usePhoneText } from './language.tsx';
import styles from './parts.module.css';

/** A screen's heading; takes the focus, so that screen readers begin there. */
export function ScreenTitle({ children, className = '' }: { children: ReactNode; className?: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={title} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}

/** While `isBusy` it ignores presses and keeps the focus. */
export function PhoneButton({
  look = 'primary',
  isBusy = false,
  className = '',
  children,
  onClick,
  type = 'button',
  'aria-disabled': isInert,
  ...rest
}: {
  look?: 'primary' | 'secondary' | 'quiet' | 'bare' | 'danger';
  isBusy?: boolean;
} & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isInert || undefined}
      className={`button button-${look} ${className}`}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

export function Spinner() {
  return (
    <span aria-hidden="true" className="grid size-[1.25em] animate-[spin_1.1s_linear_infinite] place-items-center">
      <span className="size-[0.8em] rotate-45 rounded-[22%] border-[0.18em] border-current border-t-transparent opacity-80" />
    </span>
  );
}

/** A name that a user typed, isolated in its own text direction. */
export function NameText({ children, className = '' }: { children: string; className?: string }) {
  return (
    <bdi dir="auto" className={className}>
      {children}
    </bdi>
  );
}

/** Texts above, buttons below, where the thumb reaches; side by side on a phone in landscape. */
export function Halves({ top, bottom, className = '' }: { top: ReactNode; bottom: ReactNode; className?: string }) {
  return (
    <div
      className={`grid grid-cols-1 content-between gap-6 short:grid-cols-2 short:content-center short:items-center short:gap-8 ${className}`}
    >
      <div className="grid grid-cols-1 content-start gap-3">{top}</div>
      <div className="grid grid-cols-1 content-end gap-3">{bottom}</div>
    </div>
  );
}

/** The frame of the screens before a seat: logo, language switch, and the screen itself. */
export function Frame({ screen, children }: { screen: string; children: ReactNode }) {
  const { text, language, switchLanguage } = usePhoneText();
  return (
    <>
      <div className="night" />
      <div
        className={`mx-auto grid min-h-dvh max-w-xl grid-cols-1 grid-rows-[auto_1fr] gap-2 short:max-w-5xl short:gap-0 ${styles.insets}`}
      >
        <header className="flex flex-wrap items-center justify-between">
          <span className="inline-flex items-center gap-2 text-xl">
            <svg viewBox="0 0 48 48" aria-hidden="true" className="h-[1.35em] w-auto">
              <path d="M24 2 43 13v22L24 46 5 35V13Z" fill="var(--saffron)" />
              <path d="M24 11 35 24 24 37 13 24Z" fill="#0b1628" />
              <path d="M24 17.5 29.5 24 24 30.5 18.5 24Z" fill="#fff7e8" className="animate-flame" />
            </svg>
            <span className="pt-[0.14em] font-display leading-none font-extrabold">{text.brand}</span>
          </span>
          <button
            type="button"
            lang={language === 'ar' ? 'en' : 'ar'}
            onClick={switchLanguage}
            className="inline-flex min-h-11 items-center gap-2 rounded-xl px-3 font-semibold text-quiet"
          >
            <Languages aria-hidden="true" className="icon" />
            {text.switchLanguage}
          </button>
        </header>
        <main key={screen} className="grid animate-appear grid-cols-1 content-stretch">
          {children}
        </main>
      </div>
    </>
  );
}
