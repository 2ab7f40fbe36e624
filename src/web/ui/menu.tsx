import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { normalizeText } from '#shared/kernel/text.ts';
import { Icon, type IconName } from './icon.tsx';
import { Popover } from './popover.tsx';

interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: (event: React.MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What has the focus when the menu opens: after a press with a pointer, none of its items. */
type Start = 'menu' | 'first' | 'last';

/** A menu button (ARIA pattern). It stays inside its landmark rather than at the end of the page. */
export function Menu({
  label,
  trigger,
  children,
}: {
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<Start | null>(null);
  const close = () => setStart(null);
  const closeAndReturn = () => {
    button.current?.focus();
    close();
  };
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': start !== null,
        // A click by Enter or Space has no detail.
        onClick: ({ detail }) => (start === null ? setStart(detail === 0 ? 'first' : 'menu') : close()),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setStart(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {start !== null && (
        <Popover
          role="menu"
          aria-label={label}
          trigger={button}
          onClose={close}
          firstFocus={(panel) => (start === 'menu' ? undefined : itemsOf(panel).at(start === 'first' ? 0 : -1))}
          className="min-w-64 p-2"
          onClick={({ target }) => {
            if (target instanceof Element && target.closest(itemSelector)) closeAndReturn();
          }}
          onKeyDown={(event) => {
            // The browser moves on from the trigger.
            if (event.key === 'Tab') closeAndReturn();
            else moveFocus(event);
          }}
          onPointerLeave={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
        >
          {children}
        </Popover>
      )}
    </>
  );
}

const itemSelector = '[role="menuitem"]';

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(itemSelector)];
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const isSpace = event.key === ' ';
  const target = items[isSpace ? at : nextItem(event.key, items, at)];
  // Space would scroll.
  if (isSpace || target !== undefined) event.preventDefault();
  // A link takes Enter only.
  if (isSpace) target?.click();
  else target?.focus();
}

/** The index of the item that a key leads to; -1 if there is none. */
function nextItem(key: string, items: readonly HTMLElement[], at: number): number {
  const last = items.length - 1;
  if (key === 'Home' || key === 'PageUp') return 0;
  if (key === 'End' || key === 'PageDown') return last;
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return at === -1 ? last : Math.max(at - 1, 0);
  const letter = key.length === 1 ? normalizeText(key) : '';
  if (letter === '') return -1;
  const startsWithIt = items.map((item) => normalizeText(item.textContent).startsWith(letter));
  const next = startsWithIt.indexOf(true, at + 1);
  return next === -1 ? startsWithIt.indexOf(true) : next;
}

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 text-start font-semibold outline-none select-none focus:bg-raised';

const item = {
  role: 'menuitem',
  tabIndex: -1,
  className: row,
  // The item under the pointer is the one that the keys go on from.
  onPointerMove: ({ currentTarget, pointerType }: React.PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse') currentTarget.focus({ preventScroll: true });
  },
} as const;

export function MenuLink({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <Link to={to} {...item}>
      <Icon name={icon} className="text-quiet" />
      {children}
    </Link>
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
    <button type="button" {...item} onClick={onSelect}>
      <Icon name={icon} className="text-quiet" />
      {children}
    </button>
  );
}

export function MenuSeparator() {
  return <div role="separator" className="mx-3 my-1.5 h-px bg-line opacity-60" />;
}
