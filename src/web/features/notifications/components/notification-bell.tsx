import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { useUnread } from '../queries.ts';
import { BellButton } from './bell-button.tsx';

const fetchPanel = () => import('./bell-panel.tsx');
const BellPanel = lazy(async () => ({ default: (await fetchPanel()).BellPanel }));

/** The bell in the bar with how many are unread; its list is fetched when first wanted [NOTE-1]. */
export function NotificationBell() {
  const { notifications: words } = useText();
  const unread = useUnread();
  const { pathname } = useLocation();
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  // Going elsewhere closes it, also by the browser's own way back.
  useEffect(() => setIsOpen(false), [pathname]);
  return (
    <>
      <BellButton
        ref={bell}
        label={words.openWith(unread)}
        count={unread}
        aria-expanded={isOpen}
        onPointerEnter={() => void fetchPanel()}
        onFocus={() => void fetchPanel()}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(!isOpen);
        }}
      />
      {isWanted && (
        <Suspense>
          <BellPanel open={isOpen} onClose={() => setIsOpen(false)} bell={bell} />
        </Suspense>
      )}
    </>
  );
}
