import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.ts';
import { wrapper } from '../../../lib/wrapper-bridge.ts';

const InAppAttendant = lazy(async () => ({ default: (await import('./in-app-attendant.tsx')).InAppAttendant }));

/** Active on every page inside the app: its store may answer late, when the buyer is elsewhere [PAY-4]. */
export function InAppPurchases() {
  const { user } = useSession();
  if (user === null || !wrapper.isInside) return null;
  return (
    <Suspense fallback={null}>
      <InAppAttendant key={user.uid} uid={user.uid} />
    </Suspense>
  );
}
