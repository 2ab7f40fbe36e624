import { vi } from 'vitest';

export const fakePushKey = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/** A fake browser with push support, whose user answers as set. `null`: never answers. */
export function fakePushBrowser({
  permission = 'granted',
  subscribes = true,
}: { permission?: NotificationPermission | null; subscribes?: boolean | null } = {}) {
  const subscription = {
    options: { applicationServerKey: null },
    unsubscribe: () => Promise.resolve(true),
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/here',
      keys: { auth: 'a'.repeat(22), p256dh: fakePushKey },
    }),
  };
  const never = () => new Promise<never>(() => undefined);
  const registration = {
    active: {},
    addEventListener: () => undefined,
    update: () => Promise.resolve(),
    pushManager: {
      getSubscription: () => Promise.resolve(null),
      subscribe:
        subscribes === null
          ? never
          : () =>
              subscribes
                ? Promise.resolve(subscription)
                : Promise.reject(new DOMException('push service error', 'AbortError')),
    },
  };
  const requestPermission = vi.fn(
    permission === null
      ? never
      : () => {
          vi.stubGlobal('Notification', { permission, requestPermission });
          return Promise.resolve(permission);
        },
  );
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
  return { requestPermission };
}

export const pushAnswers = {
  'GET /api/push/key': { body: { publicKey: fakePushKey } },
  'POST /api/push/registrations': { body: { token: 'token-1' } },
  'POST /functions/me-central1/subscribeToTopics': { refusal: { status: 500, code: 'system/unexpected' } },
} as const;
