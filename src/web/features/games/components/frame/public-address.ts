import { pathTo } from '../../../../lib/paths.ts';

/** Whether another device in the room can't open this address. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^127\./.test(hostname) ||
    hostname === '[::1]' ||
    hostname === '::1'
  );
}

/** The address that a phone scans for one answer; null if it works on this device alone. */
export function answerAddress(answerCode: string, location: Pick<Location, 'origin' | 'hostname'>): string | null {
  return isLoopback(location.hostname) ? null : `${location.origin}${pathTo('answer', { id: answerCode })}`;
}
