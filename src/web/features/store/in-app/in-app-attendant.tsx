import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { useRefreshSession } from '../../../lib/session.ts';
import { InAppDialog } from './in-app-dialog.tsx';
import { inAppCheckout } from './use-in-app.ts';

/** Listens to the app for one user, and shows the purchase's progress in the store. */
export function InAppAttendant({ uid }: { uid: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  const client = useQueryClient();
  const isAtStore = pathname === pathTo('store');
  const isLooking = useEffectEvent(() => isAtStore);
  const onPaid = useEffectEvent((purchaseId: string) => {
    void refreshSession();
    void client.invalidateQueries({ queryKey: ['purchases', 'list'] });
    if (isAtStore) void navigate(`${pathTo('thankYou')}?orderId=${purchaseId}&source=iap`);
  });
  useEffect(() => inAppCheckout.attend({ uid, isLooking: () => isLooking(), onPaid: (id) => onPaid(id) }), [uid]);
  return isAtStore ? <InAppDialog /> : null;
}
