import { startingSessions } from '#shared/accounts/schema.ts';
import { useText } from '../../lib/language.ts';
import type { OriginState } from '../../lib/origin.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The button to play; a visitor signs up on the way to the set-up. `className` aligns it. */
export function StartLink({ className = 'justify-items-start' }: { className?: string }) {
  const text = useText();
  const { user, status } = useSession();
  return (
    <div className={`grid gap-3 ${className}`}>
      {user === null && status !== 'loading' ? (
        <ButtonLink
          to={pathTo('register')}
          state={{ from: pathTo('newGame') } satisfies OriginState}
          size="large"
          icon="play"
        >
          {text.home.start}
        </ButtonLink>
      ) : (
        <ButtonLink to={pathTo('newGame')} size="large" icon="play">
          {text.home.start}
        </ButtonLink>
      )}
      <p className="text-quiet">
        <Icon name={user === null ? 'gift' : 'ticket'} className="me-2 inline align-[-0.2em] text-saffron-text" />
        {status === 'signed-in'
          ? text.shell.nav.sessionsLeft(user.gameSessionBalance)
          : text.home.gift(startingSessions)}
      </p>
    </div>
  );
}
