import type { NotificationParts } from './deps.ts';
import { createFcmSender } from './fcm-sender.ts';
import type { PushKeys } from './push-keys.ts';
import type { SendPush } from './push-message.ts';
import { createWebPushSender } from './web-push-sender.ts';

/** Sends to a browser or a phone, by the kind of its registration. */
export function createPushSender(parts: NotificationParts, pushKeys: () => Promise<PushKeys>): SendPush {
  const toBrowser = createWebPushSender(parts, pushKeys);
  const toPhone = parts.push.fcm === null ? null : createFcmSender(parts, parts.push.fcm);
  return async (target, message) => {
    if (target.kind === 'web') return toBrowser(target, message);
    return toPhone === null ? { outcome: 'failed' } : toPhone(target, message);
  };
}
