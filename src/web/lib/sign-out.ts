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
 * Signs out, takes everything of the account off the device, and starts the page afresh at home, so that nothing stays
 * in memory [AUTH-2]. Steps of a game that haven't reached the server stay until the account comes back.
 * The account's wish for notifications, as this device knows it, is recorded with the sign-out [AUTH-2].
 * A second press while it goes on changes nothing. Throws what the call threw.
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
