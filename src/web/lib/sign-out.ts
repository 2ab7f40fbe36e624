import { accountsApi } from '#shared/accounts/api.ts';
import { call } from './api-client.ts';
import { clearGames, clearRows } from './clear-device.ts';
import { stored } from './storage.ts';
import { letGo } from './unsaved.ts';
import { wrapper } from './wrapper-bridge.ts';

/** How long each part has in the app, whose storage is slow: together 1.7 s, within the 1.2 to 2 s of AUTH-2. */
const partsMs = [100, 300, 500, 800] as const;

type Part = () => void | Promise<void>;

let leaving: Promise<void> | null = null;

/**
 * Signs out, removes the account's data from the device, and reloads the page at home, so that nothing stays in memory
 * [AUTH-2]. Unsent steps of a game stay until the account returns. The device's notification preference is stored with
 * the sign-out [AUTH-2]. Further presses do nothing. Throws the error of the call.
 */
export function signOut(uid: string, notificationsEnabled: boolean | undefined): Promise<void> {
  leaving ??= leave(uid, notificationsEnabled).finally(() => {
    leaving = null;
  });
  return leaving;
}

async function leave(uid: string, notificationsEnabled: boolean | undefined): Promise<void> {
  await call(accountsApi.signOut, notificationsEnabled === undefined ? {} : { notificationsEnabled });
  const parts: readonly Part[] = [
    () => stored.authState.clear(),
    () => clearRows(uid),
    () => clearGames(uid, 'sent'),
    // Last, and with the longest time: the app signs out of its store and stops its notifications.
    () => {
      wrapper.send({ type: 'logged_out' });
    },
  ];
  if (wrapper.isInside) await oneByOne(parts);
  else for (const part of parts) await part();
  letGo();
  window.location.assign('/');
}

/** A part that hangs takes no more than its time. */
async function oneByOne(parts: readonly Part[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    void part();
    await new Promise((resolve) => setTimeout(resolve, partsMs[index]));
  }
}
