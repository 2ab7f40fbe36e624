import type { Readable } from 'node:stream';
import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '../app-error.ts';
import type { UploadBody } from './upload.ts';

/** A sender that is silent for this long is gone. */
const patienceMs = 30_000;
const brokenCode = 'media/upload-broken';

/** Reads the whole body into one buffer; throws the given code as soon as the body exceeds the limit, or `media/upload-broken` if the sender stops. */
export async function readBody(
  { stream, length }: UploadBody,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Uint8Array<ArrayBuffer>> {
  if (length !== null && length > maxBytes) throw new AppError(tooLarge);
  let taken = new Uint8Array(length ?? 64 * 1024);
  let bytes = 0;
  for await (const piece of piecesOf(stream)) {
    const before = bytes;
    bytes += piece.length;
    if (bytes > maxBytes) throw new AppError(tooLarge);
    if (bytes > taken.length) {
      const larger = new Uint8Array(Math.max(bytes, 2 * taken.length));
      larger.set(taken);
      taken = larger;
    }
    taken.set(piece, before);
  }
  return taken.subarray(0, bytes);
}

/**
 * Yields the chunks of a body. Throws `media/upload-broken` if the stream fails or sends nothing for 30 s. Doesn't destroy
 * the stream, so that the server can still respond.
 */
export async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  const pieces = stream.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  for (;;) {
    const next = await inTime(pieces.next());
    if (next.done === true) return;
    yield next.value;
  }
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError(brokenCode)), patienceMs);
  });
  try {
    return await Promise.race([
      promise.catch((cause: unknown) => {
        throw new AppError(brokenCode, { cause });
      }),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
