import { Suspense } from 'react';
import { MyAchievements } from '../features/achievements/index.ts';
import { ProfilePage } from '../features/accounts/index.ts';
import { ActiveGames, MixSettings } from '../features/games/index.ts';
import { PushSwitch } from '../features/notifications/index.ts';
import { MyRedeemCodes, RedeemBox } from '../features/redeem-codes/index.ts';
import { PurchaseHistory } from '../features/store/index.ts';
import { useSession } from '../lib/session.ts';
import { RegionBoundary } from '../ui/region-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSignOut } from './shell/use-sign-out.ts';

/** The profile page, composed of the features' sections. Only a verified account plays and redeems. */
export function ProfileRoute() {
  const { user } = useSession();
  const leave = useSignOut();
  const waiting = <Skeleton className="h-48" />;
  const purchases = (
    <RegionBoundary name="purchases">
      <Suspense fallback={waiting}>
        <PurchaseHistory />
      </Suspense>
    </RegionBoundary>
  );
  const notifications = (
    <Suspense fallback={<Skeleton className="h-13" />}>
      <PushSwitch />
    </Suspense>
  );
  const sounds = (
    <RegionBoundary name="sound settings">
      <Suspense fallback={<Skeleton className="h-48" />}>
        <MixSettings />
      </Suspense>
    </RegionBoundary>
  );
  if (user?.emailVerified !== true)
    return <ProfilePage purchases={purchases} notifications={notifications} sounds={sounds} onSignOut={leave} />;
  return (
    <ProfilePage
      activeGames={
        <RegionBoundary name="active games">
          <Suspense fallback={waiting}>
            <ActiveGames />
          </Suspense>
        </RegionBoundary>
      }
      achievements={
        <RegionBoundary name="achievements">
          <Suspense fallback={waiting}>
            <MyAchievements />
          </Suspense>
        </RegionBoundary>
      }
      purchases={purchases}
      notifications={notifications}
      sounds={sounds}
      onSignOut={leave}
      redeemCodes={
        <RegionBoundary name="redeem codes">
          <Suspense fallback={waiting}>
            <RedeemBox />
            <MyRedeemCodes />
          </Suspense>
        </RegionBoundary>
      }
    />
  );
}
