import { forgetGames } from './step-store.ts';
import { forgetPerson, stored } from './storage.ts';

/** Removes what this browser keeps of an account; how the screen looks and sounds belongs to the device and stays. */
export async function clearDevice(uid: string): Promise<void> {
  stored.welcomed.write((stored.welcomed.read() ?? []).filter((greeted) => greeted !== uid));
  forgetPerson();
  // Without IndexedDB nothing was kept there either.
  await forgetGames(uid).catch(() => undefined);
}
