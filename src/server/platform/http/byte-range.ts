import type { FastifyRequest } from 'fastify';

/** The first and the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The requested byte range of a file with this size; null for the whole file, `none` if out of range. */
export function rangeOf({ headers }: FastifyRequest, size: number, etag: string): ByteRange | 'none' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '');
  const known = headers['if-range'];
  if (asked === null || (known !== undefined && known !== etag)) return null;
  const range = bytesOf(asked[1] ?? '', asked[2] ?? '', size);
  return range !== null && range.start > range.end ? 'none' : range;
}

/** The bytes of `from-to`, of `from-` or of the suffix `-length`; null where the range is malformed. */
function bytesOf(from: string, to: string, size: number): ByteRange | null {
  const last = size - 1;
  if (from === '') return to === '' ? null : { start: Math.max(0, size - Number(to)), end: last };
  if (to === '') return { start: Number(from), end: last };
  return Number(to) < Number(from) ? null : { start: Number(from), end: Math.min(Number(to), last) };
}
