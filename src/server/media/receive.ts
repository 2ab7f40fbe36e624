import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { claimedType, isMisnamed, maxBytesOf, maxUploadBytes } from '#shared/media/schema.ts';
import type { MediaType } from '#shared/media/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { piecesOf } from '../platform/http/index.ts';
import type { UploadBody } from '../platform/http/index.ts';
import { findType, headBytes } from './find-type.ts';

/** A file that has come in whole, and is what it says. */
export interface Received {
  readonly path: string;
  readonly type: MediaType;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** Longer than any upload takes. */
const leftOverMs = 60 * 60 * 1000;

/**
 * Streams an upload to a temporary file. Its type is detected from the first bytes; from then on its type's size limit
 * applies. A rejected upload leaves nothing.
 */
export async function receive(
  folder: string,
  name: string,
  { stream, contentType, length }: UploadBody,
): Promise<Received> {
  if (length !== null) checkSize(length, maxUploadBytes);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomBytes(16).toString('hex'));
  const file = await open(path, 'wx', 0o600);
  try {
    const written = await write(file, stream, claimedType(name, contentType), length);
    return { path, ...written };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function write(
  file: FileHandle,
  stream: Readable,
  claimed: MediaType | null,
  length: number | null,
): Promise<Omit<Received, 'path'>> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let type: MediaType | null = null;
  let bytes = 0;
  for await (const chunk of piecesOf(stream)) {
    bytes += chunk.length;
    if (type === null) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= headBytes) {
        type = await typeOf(head, claimed);
        if (length !== null) checkSize(length, maxBytesOf(type));
      }
    }
    checkSize(bytes, type === null ? maxUploadBytes : maxBytesOf(type));
    hash.update(chunk);
    await file.appendFile(chunk);
  }
  if (bytes === 0) throw new AppError('media/empty');
  type ??= await typeOf(head, claimed);
  checkSize(bytes, maxBytesOf(type));
  return { type, bytes, sha256: hash.digest('hex') };
}

function checkSize(bytes: number, most: number): void {
  if (bytes > most) throw new AppError('media/too-large', { params: { most } });
}

async function typeOf(head: Buffer, claimed: MediaType | null): Promise<MediaType> {
  const found = await findType(head.subarray(0, headBytes));
  if (found !== null && !isMisnamed(claimed, found)) return found;
  if (claimed !== null) throw new AppError('media/not-what-it-says', { params: { claimed } });
  throw new AppError('media/unknown-type');
}

/** Removes what a killed process had taken in by half. */
export async function forgetLeftOvers(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const known = await stat(path).catch(() => null);
    if (known !== null && known.mtimeMs < now - leftOverMs) await rm(path, { force: true });
  }
}
