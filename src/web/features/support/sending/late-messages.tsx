import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.ts';

const KeptMessages = lazy(async () => ({ default: (await import('./kept-messages.tsx')).KeptMessages }));

/** Active on every page after a message was written. */
export function LateMessages() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Suspense fallback={null}>
      <KeptMessages key={user.uid} uid={user.uid} />
    </Suspense>
  );
}
