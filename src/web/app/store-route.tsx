import { Suspense } from 'react';
import { RedeemBox } from '../features/redeem-codes/index.ts';
import { StorePage } from '../features/store/index.ts';
import { Skeleton } from '../ui/skeleton.tsx';

/** The packages, and below them the place for a code. */
export function StoreRoute() {
  return (
    <StorePage
      redeemBox={
        <Suspense fallback={<Skeleton className="h-48" />}>
          <RedeemBox />
        </Suspense>
      }
    />
  );
}
