import { keepDeviceId } from '../../../lib/step-store.ts';
import { stored } from '../../../lib/storage.ts';
import { newId } from '../../../lib/new-id.ts';

let asked: Promise<string> | null = null;

/** This browser's name towards the server: made once and kept. */
export function deviceId(): Promise<string> {
  asked ??= findId();
  return asked;
}

async function findId(): Promise<string> {
  const small = stored.deviceId.read();
  const offered = small !== null && small.length >= 8 && small.length <= 64 ? small : newId();
  // Without step storage, localStorage remembers the id; without any storage it lasts for this page.
  const id = await keepDeviceId(offered).catch(() => offered);
  stored.deviceId.write(id);
  return id;
}
