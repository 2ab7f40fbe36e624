import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../lib/language.ts';
import { Icon, type IconName } from './icon.tsx';

/** A dropdown; stays inside its landmark rather than at the end of the page. Heavy (Radix): load whatever uses it lazily. `trigger` is one button. */
export function Menu({
  label,
  trigger,
  children,
  defaultOpen = false,
}: {
  label: string;
  trigger: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
}) {
  const { direction } = useLanguage();
  return (
    <DropdownMenu.Root dir={direction} modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        aria-label={label}
        align="end"
        sideOffset={10}
        collisionPadding={10}
        className="card z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-64 animate-appear overflow-y-auto !rounded-2xl p-2"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 text-start font-semibold outline-none select-none data-highlighted:bg-raised';

export function MenuLink({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={row}>
        <Icon name={icon} className="text-quiet" />
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

export function MenuAction({
  icon,
  children,
  onSelect,
}: {
  icon: IconName;
  children: ReactNode;
  onSelect: () => void;
}) {
  return (
    <DropdownMenu.Item className={row} onSelect={onSelect}>
      <Icon name={icon} className="text-quiet" />
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line opacity-60" />;
}
