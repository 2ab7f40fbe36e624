import type { ComponentProps } from 'react';
import { useText } from '../../lib/language.ts';
import type { ShownUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { NumberValue } from '../../ui/value.tsx';

/** The user's own button in the bar: the initial, and the sessions left. */
export function AccountBadge({ user, ...rest }: { user: ShownUser } & ComponentProps<'button'>) {
  const text = useText();
  const { account, sessionsLeft } = text.shell.nav;
  return (
    <button
      type="button"
      {...rest}
      className="flex min-h-12 items-center gap-1.5 rounded-2xl bg-card ps-1 pe-3 shadow-[inset_0_0_0_1.5px_var(--edge)] hover:bg-raised"
    >
      <span className="sr-only">
        {account(user.displayName)} · {sessionsLeft(user.gameSessionBalance)}
      </span>
      <Avatar name={user.displayName} className="size-10" />
      <span aria-hidden="true">
        <NumberValue
          value={user.gameSessionBalance}
          className="font-display text-xl font-extrabold text-saffron-text"
        />
      </span>
    </button>
  );
}
