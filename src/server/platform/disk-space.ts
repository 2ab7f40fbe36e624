import { statfs } from 'node:fs/promises';

/** Bytes that this process may still write to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** True for a file system error that means no room, or no quota for this user. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

export function asMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000)} MB`;
}
