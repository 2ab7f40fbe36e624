import { z } from 'zod';
import { pushApi, subscribeToTopicsCall } from '#shared/notifications/api.ts';
import { pushTopics } from '#shared/notifications/schema.ts';
import { call, codeOf } from '../../../lib/api-client.ts';
import { stored } from '../../../lib/storage.ts';
import { pushLimits } from './push-outcome.ts';

const deviceSchema = z.object({ token: z.string(), uid: z.string(), address: z.string(), refreshedAt: z.number() });

export type DeviceInput =
  | {
      readonly web: {
        readonly endpoint: string;
        readonly auth: string;
        readonly p256dh: string;
        readonly applicationPubKey: string;
      };
    }
  | { readonly native: { readonly token: string; readonly platform?: 'ios' | 'android' } };

/** This browser's stored registration; null without one. */
export function keptDevice(uid: string): z.infer<typeof deviceSchema> | null {
  const device = deviceSchema.safeParse(stored.pushDevice.read()).data;
  return device?.uid === uid ? device : null;
}

/** Registers the device, or renews it when due, and follows the topics. Returns whether a request was needed. */
export async function registerDevice(uid: string, device: DeviceInput, now: number): Promise<boolean> {
  const known = keptDevice(uid);
  const address = 'web' in device ? device.web.endpoint : device.native.token;
  if (known?.address === address && now - known.refreshedAt < pushLimits.refreshMs) return false;
  const { token } = known === null ? await call(pushApi.register, device) : await renew(known.token, device);
  stored.pushDevice.write({ token, uid, address, refreshedAt: now });
  // Not critical: what it answers changes nothing here.
  await call(subscribeToTopicsCall, { data: { token, topics: [...pushTopics], userId: uid } }).catch(() => undefined);
  return true;
}

async function renew(token: string, device: DeviceInput): Promise<{ token: string }> {
  try {
    return await call(pushApi.refresh, { token, ...device });
  } catch (error) {
    if (codeOf(pushApi.refresh, error) !== 'notifications/registration-not-found') throw error;
    return call(pushApi.register, device);
  }
}

/** Takes the device off the server's list, and off this browser. */
export async function forgetDevice(uid: string): Promise<void> {
  const known = keptDevice(uid);
  stored.pushDevice.clear();
  // One that the server no longer knows is forgotten all the same.
  if (known !== null) await call(pushApi.unregister, { token: known.token }).catch(() => undefined);
}
