import { forgetMessages } from './message-store.ts';
import { forgetGames, keepPlayer } from './step-store.ts';
import { forgetPerson, stored } from './storage.ts';

/** Removes what this browser keeps of an account that is gone; how the screen looks and sounds belongs to the device and stays. */
export async function clearDevice(uid: string): Promise<void> {
  clearRows(uid);
  await clearGames(uid, 'all');
  // If storage can't be opened, nothing was stored.
  await forgetMessages(uid).catch(() => undefined);
}

/** Everything of an account but its games and the messages that wait to be sent. */
export function clearRows(uid: string): void {
  stored.welcomed.write((stored.welcomed.read() ?? []).filter((greeted) => greeted !== uid));
  forgetPerson();
}

/** Removes games from the device; no game can be played here until the next sign-in. */
export async function clearGames(uid: string, which: 'all' | 'sent'): Promise<void> {
  // Without IndexedDB nothing was kept there either.
  await keepPlayer(null).catch(() => undefined);
  await forgetGames(uid, which).catch(() => undefined);
}
