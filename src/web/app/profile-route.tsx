import { Suspense } from 'react';
import { ProfilePage } from '../features/accounts/index.ts';
import { ActiveGames } from '../features/games/index.ts';
import { MyRedeemCodes, RedeemBox } from '../features/redeem-codes/index.ts';
import { useSession } from '../lib/session.ts';
import { Skeleton } from '../ui/skeleton.tsx';

/** One's own page, put together from what features offer for it. Only a verified account plays and redeems. */
export function ProfileRoute() {
  const { user } = useSession();
  if (user?.emailVerified !== true) return <ProfilePage />;
  const wait = <Skeleton className="h-48" />;
  return (
    <ProfilePage
      activeGames={<Suspense fallback={wait}><ActiveGames /></Suspense>}
      redeemCodes={<Suspense fallback={wait}><RedeemBox /><MyRedeemCodes /></Suspense>}
    />
  );
}
