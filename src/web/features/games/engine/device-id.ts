import { stored } from '../../../lib/storage.ts';
import { newId } from '../../../lib/new-id.ts';

/** This browser's name towards the server: made once and kept. */
export function deviceId(): string {
  const kept = stored.deviceId.read();
  if (kept !== null && kept.length >= 8 && kept.length <= 64) return kept;
  // Where nothing may be kept, this page at least stays one device.
  made ??= newId();
  stored.deviceId.write(made);
  return made;
}

let made: string | null = null;
