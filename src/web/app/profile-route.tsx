import { Suspense } from 'react';
import { ProfilePage } from '../features/accounts/index.ts';
import { ActiveGames } from '../features/games/index.ts';
import { useSession } from '../lib/session.ts';
import { Skeleton } from '../ui/skeleton.tsx';

/** One's own page, put together from what features offer for it. Only a verified host has games. */
export function ProfileRoute() {
  const { user } = useSession();
  if (user?.emailVerified !== true) return <ProfilePage />;
  return <ProfilePage activeGames={<Suspense fallback={<Skeleton className="h-48" />}><ActiveGames /></Suspense>} />;
}
