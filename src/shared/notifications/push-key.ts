// A point of P-256, uncompressed: 0x04 and 64 more bytes, which base64url writes in 87 characters beginning with 'B'
// and one of 'A' to 'P'. A shorter text was cut off, or is a private key (43).
const point = /^B[A-P][\w-]{85}=?$/;
const authSecret = /^[\w-]{22}(==)?$/;

/** Whether a key by which a server signs its pushes (VAPID) is whole: at least 80 characters, and 65 bytes beginning with 0x04. */
export function isPushKey(key: string): boolean {
  return point.test(key);
}

/** Whether a browser's keys have the lengths of RFC 8291. */
export function areDeviceKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  return point.test(p256dh) && authSecret.test(auth);
}
