import { startingSessions } from '#shared/accounts/schema.ts';
import { useText } from '../../lib/language.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The button to play. The guard asks a visitor to sign in first, and brings them back. `className` aligns it. */
export function StartLink({ className = 'justify-items-start' }: { className?: string }) {
  const text = useText();
  const { user, status } = useSession();
  return (
    <div className={`grid gap-3 ${className}`}>
      <ButtonLink to={pathTo('newGame')} size="large" icon="play">
        {text.home.start}
      </ButtonLink>
      <p className="text-quiet">
        <Icon name={user === null ? 'gift' : 'ticket'} className="me-2 inline align-[-0.2em] text-saffron-text" />
        {status === 'signed-in'
          ? text.shell.nav.sessionsLeft(user.gameSessionBalance)
          : text.home.gift(startingSessions)}
      </p>
    </div>
  );
}
