import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Keeps a second process on this machine off the folder. The lock is a listening socket named
 * after the folder's real path, which the system closes with the process, however that ends.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = addressOf(await realpath(folder));
  let server = await listen(address);
  if (server === null && isFile(address) && !(await answers(address))) {
    await unlink(address).catch(() => undefined);
    server = await listen(address);
  }
  if (server === null)
    throw new Error(`The data folder ${folder} is in use by another process. Stop that one first, or set DATA_DIR.`);
  const held = server;
  return { release: () => new Promise((resolve) => held.close(() => resolve())) };
}

function addressOf(realFolder: string): string {
  const name = `siraj-${createHash('sha256').update(realFolder).digest('hex').slice(0, 32)}`;
  // On Linux and Windows such a name has no file, so nothing stale is ever left behind.
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function isFile(address: string): boolean {
  return address.endsWith('.sock');
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
