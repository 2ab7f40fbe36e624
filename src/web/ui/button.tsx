import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'bare' | 'danger';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: 'normal' | 'large';
  /** Rendered before the label. */
  readonly icon?: IconName;
  readonly children: ReactNode;
}

function classesOf(variant: ButtonVariant, size: 'normal' | 'large', className: string): string {
  return `button button-${variant} ${size === 'large' ? 'button-large' : ''} ${className}`;
}

/** The button says what happens next. While `busy` it keeps its place and takes no second press. */
export function Button({
  variant = 'primary',
  size = 'normal',
  icon,
  busy = false,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-primary={variant === 'primary' || undefined}
      className={classesOf(variant, size, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  icon,
  className = '',
  children,
  ...rest
}: Look & Omit<LinkProps, 'children'>) {
  return (
    <Link {...rest} data-primary={variant === 'primary' || undefined} className={classesOf(variant, size, className)}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** For a button only: inside a page, waiting is shown by skeletons. */
function Spinner() {
  return (
    <span aria-hidden="true" className="grid size-[1.25em] animate-[spin_1.1s_linear_infinite] place-items-center">
      <span className="size-[0.8em] rotate-45 rounded-[22%] border-[0.18em] border-current border-t-transparent opacity-80" />
    </span>
  );
}
