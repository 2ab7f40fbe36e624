import { useLocation } from 'react-router';
import { useText } from '../../lib/language.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Icon } from '../../ui/icon.tsx';

/** A small word while the device itself says it has no network. A game has a strip of its own for that. */
export function OfflineHint() {
  const text = useText();
  const isOnline = useOnline();
  const isInGame = useLocation().pathname.startsWith('/game/');
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-3 z-30 grid justify-items-center px-3">
      {!isOnline && !isInGame && (
        <p className="pill animate-appear !bg-raised shadow-lg"><Icon name="offline" className="text-saffron-text" />{text.shell.offline}</p>
      )}
    </div>
  );
}
