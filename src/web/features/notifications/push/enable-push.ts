import type { User } from '#shared/accounts/schema.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { wrapper } from '../../../lib/wrapper-bridge.ts';
import { phoneOfApp } from './app-push.ts';
import { askPermission, canPush, needsHomeScreen, subscribe } from './browser-push.ts';
import { registerDevice } from './push-device.ts';
import { PushFailure, type PushOutcome } from './push-outcome.ts';

/** From the tap to a registered device; never throws, every way it can end is an outcome [NOTE-2]. */
export async function enablePush(user: Pick<User, 'uid'> | null): Promise<PushOutcome> {
  try {
    if (user === null) throw new PushFailure('no-user');
    if (!navigator.onLine) throw new PushFailure('unavailable');
    if (wrapper.isInside) {
      await registerDevice(user.uid, await phoneOfApp(), Date.now());
      return { status: 'granted' };
    }
    if (needsHomeScreen()) throw new PushFailure('not-supported', 'iphone');
    if (!canPush()) throw new PushFailure('not-supported', 'notifications/unsupported-browser');
    await askPermission();
    await registerDevice(user.uid, await subscribe(), Date.now());
    return { status: 'granted' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): PushOutcome {
  if (error instanceof PushFailure) return error.outcome;
  if (error instanceof ApiError) {
    if (error.status === 401) return { status: 'no-user' };
    return error.code === 'system/network' ? { status: 'unavailable' } : { status: 'token-error' };
  }
  // What a browser's own subscribing throws.
  return { status: error instanceof DOMException ? 'token-error' : 'error' };
}
