import { Suspense } from 'react';
import { loadStoreTexts } from '../../../lib/language.ts';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { useSession } from '../../../lib/session.ts';
import { wrapper } from '../../../lib/wrapper-bridge.ts';

const InAppAttendant = lazyPage<'InAppAttendant', { uid: string }>(
  () => import('./in-app-attendant.tsx'),
  'InAppAttendant',
  loadStoreTexts,
);

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
