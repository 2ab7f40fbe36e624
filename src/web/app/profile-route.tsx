import { Suspense } from 'react';
import { ProfilePage } from '../features/accounts/index.ts';
import { ActiveGames } from '../features/games/index.ts';
import { MyRedeemCodes, RedeemBox } from '../features/redeem-codes/index.ts';
import { PurchaseHistory } from '../features/store/index.ts';
import { useSession } from '../lib/session.ts';
import { Skeleton } from '../ui/skeleton.tsx';

/** One's own page, put together from what features offer for it. Only a verified account plays and redeems. */
export function ProfileRoute() {
  const { user } = useSession();
  const waiting = <Skeleton className="h-48" />;
  const purchases = <Suspense fallback={waiting}><PurchaseHistory /></Suspense>;
  if (user?.emailVerified !== true) return <ProfilePage purchases={purchases} />;
  return (
    <ProfilePage
      activeGames={<Suspense fallback={waiting}><ActiveGames /></Suspense>}
      purchases={purchases}
      redeemCodes={<Suspense fallback={waiting}><RedeemBox /><MyRedeemCodes /></Suspense>}
    />
  );
}
