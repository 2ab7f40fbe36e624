import { createServer } from 'node:net';

/** Below those that a system gives by itself, from 32768 on: no other socket takes one before a server listens there. */
const firstPort = 20_000;
const portCount = 12_000;
const given = new Set<number>();

/** A port of this machine that is free now, and another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * portCount);
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
