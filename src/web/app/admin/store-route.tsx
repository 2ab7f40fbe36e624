import { Suspense } from 'react';
import { RedeemCodesTab } from '../../features/redeem-codes/admin.ts';
import { PaymentOverrideTab } from '../../features/site-settings/admin.ts';
import { AdminStorePage } from '../../features/store/admin.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The store's area, put together from what features offer for it. */
export function AdminStoreRoute() {
  const waiting = <Skeleton className="h-48" />;
  return (
    <AdminStorePage
      redeemCodes={
        <Suspense fallback={waiting}>
          <RedeemCodesTab />
        </Suspense>
      }
      payment={
        <Suspense fallback={waiting}>
          <PaymentOverrideTab />
        </Suspense>
      }
    />
  );
}
