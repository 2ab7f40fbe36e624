import { pushApi } from '#shared/notifications/api.ts';
import { isPushKey } from '#shared/notifications/push-key.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { canHaveWorker, registerWorker } from '../../../lib/service-worker.ts';
import type { DeviceInput } from './push-device.ts';
import { PushFailure, pushLimits, within } from './push-outcome.ts';

/** Whether this browser can be pushed to at all. */
export function canPush(): boolean {
  return canHaveWorker() && 'PushManager' in window && 'Notification' in window;
}

/** An iPhone or iPad whose page isn't on the home screen: pushes arrive only there. */
export function needsHomeScreen(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  const isApple = /iP(hone|ad|od)/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  const isInstalled =
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true);
  return isApple && !isInstalled;
}

export function permissionNow(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied';
}

/** Asks the person; only ever from a tap of theirs. */
export async function askPermission(): Promise<void> {
  const permission = await within(
    pushLimits.permissionMs,
    'error',
    Notification.requestPermission().catch(() => {
      throw new PushFailure('error', 'notifications/request-failed');
    }),
  );
  if (permission === 'denied') throw new PushFailure('denied', 'notifications/permission-denied');
  if (permission === 'default') throw new PushFailure('default', 'notifications/permission-dismissed');
}

/** This browser as the server registers it: subscribed to its push service under our key. */
export async function subscribe(): Promise<DeviceInput> {
  const publicKey = await serverKey();
  const registration = await within(pushLimits.registrationMs, 'token-error', registerWorker());
  if (registration.active === null) await within(pushLimits.workerWaitMs, 'token-error', activated(registration));
  const ready = await within(pushLimits.readyMs, 'token-error', navigator.serviceWorker.ready);
  const subscription = await within(pushLimits.tokenMs, 'token-error', subscriptionUnder(ready.pushManager, publicKey));
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.['auth'] === undefined || keys['p256dh'] === undefined)
    throw new PushFailure('token-error');
  return { web: { endpoint, auth: keys['auth'], p256dh: keys['p256dh'], applicationPubKey: publicKey } };
}

export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function serverKey(): Promise<string> {
  const { publicKey } = await call(pushApi.getKey, {}).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'system/network') throw new PushFailure('unavailable');
    throw new PushFailure('token-error', 'notifications/misconfigured');
  });
  if (!isPushKey(publicKey)) throw new PushFailure('token-error', 'notifications/key-malformed');
  return publicKey;
}

/** A subscription under another key would never receive our pushes. */
async function subscriptionUnder(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  const key = known?.options.applicationServerKey;
  if (known !== null && key && base64Url(new Uint8Array(key)) === publicKey.replace(/=$/, '')) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey.replace(/=$/, '') });
}

async function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (worker === null) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new PushFailure('token-error'));
    });
  });
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
