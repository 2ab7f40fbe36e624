import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { accountsApi } from '#shared/accounts/api.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { call } from '../../../lib/api-client.ts';
import { textOfError } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { setSessionUser, useRefreshSession, useSession } from '../../../lib/session.ts';
import { wrapper } from '../../../lib/wrapper-bridge.ts';
import { showToast, type Toast } from '../../../ui/toast.tsx';
import { canPush, needsHomeScreen, permissionNow, unsubscribe } from './browser-push.ts';
import { enablePush } from './enable-push.ts';
import { forgetDevice } from './push-device.ts';
import { pushLimits, type PushOutcome } from './push-outcome.ts';

export interface PushControl {
  /** Permission granted, and the wish on. */
  readonly isEnabled: boolean;
  /** As wished while a change runs, otherwise `isEnabled`. */
  readonly isOn: boolean;
  readonly isBlocked: boolean;
  readonly isBusy: boolean;
  /** False if the user can't change anything here. */
  readonly isPossible: boolean;
  readonly enable: () => void;
  readonly disable: () => void;
}

/** Pushes to this device, on and off. */
export function usePush(): PushControl {
  const text = useText();
  const client = useQueryClient();
  const { user } = useSession();
  const refreshSession = useRefreshSession();
  const permission = useSyncExternalStore(followPermission, permissionNow);
  const [wish, setWish] = useState<boolean | null>(null);
  const wishing = (wished: boolean, work: () => Promise<void>) => {
    if (wish !== null) return;
    setWish(wished);
    void work().finally(() => setWish(null));
  };
  const isAllowed = wrapper.isInside || permission === 'granted';
  const isEnabled = isAllowed && user?.notificationsEnabled === true;
  return {
    isEnabled,
    isOn: wish ?? isEnabled,
    isBusy: wish !== null,
    isBlocked: !wrapper.isInside && canPush() && permission === 'denied',
    isPossible: wrapper.isInside || canPush() || needsHomeScreen(),
    enable: () =>
      wishing(true, async () => {
        const outcome = await enablePush(user);
        if (outcome.status === 'granted') await refreshSession();
        showToast(toastOf(outcome, text));
      }),
    disable: () =>
      wishing(false, async () => {
        try {
          const { user: changed } = await call(accountsApi.updateMe, { notificationsEnabled: false });
          setSessionUser(client, changed);
          await forgetDevice(changed.uid);
          await unsubscribe().catch(() => undefined);
          showToast({ id: 'push', title: text.notifications.push.disabled });
        } catch (error) {
          showToast({
            id: 'push',
            variant: 'destructive',
            durationMs: pushLimits.errorToastMs,
            title: textOfError(text, error),
          });
        }
      }),
  };
}

export function toastOf({ status, code }: PushOutcome, text: Catalogue): Toast {
  const { push } = text.notifications;
  if (code === 'iphone')
    return { id: 'push', durationMs: pushLimits.iphoneToastMs, title: push.iphoneTitle, description: push.iphone };
  const { title, detail } = push.outcomes[status];
  if (status === 'granted') return { id: 'push', title };
  const description = code === undefined || status === 'default' ? detail : errorText(text.errors, code);
  return { id: 'push', variant: 'destructive', durationMs: pushLimits.errorToastMs, title, description };
}

/** The permission may change in the browser's settings while the page is open. */
function followPermission(listener: () => void): () => void {
  let isLeft = false;
  let status: PermissionStatus | null = null;
  // Older browsers have none to ask.
  if (!('permissions' in navigator)) return () => undefined;
  void navigator.permissions.query({ name: 'notifications' }).then(
    (found) => {
      if (isLeft) return;
      status = found;
      found.addEventListener('change', listener);
    },
    () => undefined,
  );
  return () => {
    isLeft = true;
    status?.removeEventListener('change', listener);
  };
}
