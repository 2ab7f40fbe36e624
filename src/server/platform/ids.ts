import { randomBytes } from 'node:crypto';

let lastMs = 0;
let counter = 0;

/**
 * A UUID of version 7: it grows with time, so that new rows are adjacent in an index, and within a millisecond by a
 * counter of 12 bits (RFC 9562, 6.2, method 1), so that a process's rows sort in the order of their creation.
 */
export function newId(atMs: number): string {
  const bytes = randomBytes(16);
  // Starts in the lower half, so that a millisecond has room for 2,048 ids.
  counter = atMs === lastMs ? (counter + 1) & 0xfff : bytes.readUInt16BE(6) & 0x7ff;
  lastMs = atMs;
  bytes.writeUIntBE(atMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
