import { wrapper } from '../../../lib/wrapper-bridge.ts';
import type { DeviceInput } from './push-device.ts';
import { pushLimits, within } from './push-outcome.ts';

/** The phone's registration as reported by the app, which may report late: waits for it for a while. */
export async function phoneOfApp(): Promise<DeviceInput> {
  let leave: (() => void) | null = null;
  try {
    return await within(
      pushLimits.tokenMs,
      'token-error',
      new Promise<DeviceInput>((resolve) => {
        leave = wrapper.on('push_token', ({ token, platform }) => {
          const system = platform ?? (wrapper.platform === 'none' ? undefined : wrapper.platform);
          resolve({ native: { token, ...(system === undefined ? {} : { platform: system }) } });
        });
      }),
    );
  } finally {
    (leave as (() => void) | null)?.();
  }
}
