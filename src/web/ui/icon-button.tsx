import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** A square button with a drawing; `label` is what it is called. Wrap it in Tooltip where the drawing isn't plain. */
export function IconButton({
  icon,
  label,
  className = '',
  type = 'button',
  ...rest
}: { icon: IconName; label: string } & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>) {
  return (
    <button {...rest} type={type} aria-label={label} className={`icon-button ${className}`}>
      <Icon name={icon} />
    </button>
  );
}
