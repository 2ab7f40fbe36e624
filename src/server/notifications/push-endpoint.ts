import { createECDH } from 'node:crypto';
import { areDeviceKeys } from '#shared/notifications/push-key.ts';

/** Longer ones than browsers are given; an index takes no more either. Written out as a URL, a letter may be nine characters. */
const maxAddressLength = 1000;

/** The push services of known browsers; a star matches any prefix. */
const knownHosts = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/**
 * A browser's push address, normalized; null unless it belongs to a known push service or one set by the operator. It
 * is untrusted input that we later send requests to: a block list would not be enough.
 */
export function pushEndpoint(text: string, ownHosts: readonly string[]): string | null {
  if (!URL.canParse(text)) return null;
  const { href, protocol, username, password, host } = new URL(text);
  if (href.length > maxAddressLength || protocol !== 'https:' || username !== '' || password !== '') return null;
  // With its port, unless it is the default.
  return ownHosts.includes(host) || knownHosts.some((known) => fits(host, known)) ? href : null;
}

function fits(host: string, known: string): boolean {
  return known.startsWith('*') ? host.endsWith(known.slice(1)) && host.length > known.length - 1 : host === known;
}

/** Whether a message can be encrypted for these keys: by their lengths, and by the point being one of the curve. */
export function areUsableKeys(keys: { readonly p256dh: string; readonly auth: string }): boolean {
  if (!areDeviceKeys(keys)) return false;
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    ecdh.computeSecret(Buffer.from(keys.p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
