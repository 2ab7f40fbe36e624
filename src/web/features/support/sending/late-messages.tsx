import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.ts';

const KeptMessages = lazy(async () => ({ default: (await import('./kept-messages.tsx')).KeptMessages }));

/** Stands by on every page, wherever somebody goes after writing. */
export function LateMessages() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Suspense fallback={null}>
      <KeptMessages key={user.uid} uid={user.uid} />
    </Suspense>
  );
}
