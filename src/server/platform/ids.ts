import { randomBytes } from 'node:crypto';

const maxCounter = 0xfff;

/** The time that the last caller gave. */
let askedMs = 0;
/** The time in the last id: later than `askedMs` where a millisecond was full. */
let stampMs = 0;
let counter = 0;

/**
 * A UUID of version 7: it grows with time, so that new rows are adjacent in an index, and within a millisecond by a
 * counter of 12 bits (RFC 9562, 6.2, method 1), so that a process's rows sort in the order of their creation. Ids beyond
 * the counter have the time of the next millisecond.
 */
export function newId(atMs: number): string {
  const bytes = randomBytes(16);
  if (atMs < askedMs || atMs > stampMs) {
    stampMs = atMs;
    // Starts in the lower half, so that a millisecond has room for 2,048 ids.
    counter = bytes.readUInt16BE(6) & 0x7ff;
  } else if (counter < maxCounter) counter += 1;
  else {
    stampMs += 1;
    counter = 0;
  }
  askedMs = atMs;
  bytes.writeUIntBE(stampMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
