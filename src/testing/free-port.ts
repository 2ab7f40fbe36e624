import { createServer } from 'node:net';

/**
 * Below those that Linux gives by itself, from 32768 on, so that no socket without a wish takes one before a server listens
 * there. Each worker of vitest has its own slice.
 */
const firstPort = 20_000;
const slices = 8;
const portsASlice = 1_500;
const slice = Number(process.env['VITEST_POOL_ID'] ?? 0) % slices;
const given = new Set<number>();

/** A port of this machine that is free now, and another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + slice * portsASlice + Math.floor(Math.random() * portsASlice);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
