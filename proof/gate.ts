/** A TCP proxy in front of a server: passes bytes, delays them, drops them, or refuses connections. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export type GateState = 'open' | 'slow' | 'silent' | 'away';

export interface Gate {
  readonly port: number;
  set(state: GateState): Promise<void>;
  close(): Promise<void>;
}

/** How long a slow server takes for each piece of an answer. */
export const slowMs = 2000;

/** Runs work after a delay; what comes later waits for what came before. */
function createDelay(delayMs: () => number): (work: () => unknown) => void {
  const waiting: (() => unknown)[] = [];
  let lastDueAt = 0;
  return (work) => {
    const now = performance.now();
    lastDueAt = Math.max(lastDueAt, now + delayMs());
    if (waiting.length === 0 && lastDueAt <= now) {
      work();
      return;
    }
    waiting.push(work);
    setTimeout(() => waiting.shift()?.(), lastDueAt - now);
  };
}

export async function openGate(targetPort: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let state: GateState = 'open';
  let server: Server | null = null;
  let port = 0;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  }

  function pass(near: Socket): void {
    keep(near);
    // A connection from a silent time stays silent: only new ones work again.
    if (state === 'silent') {
      near.resume();
      return;
    }
    const far = keep(connect(targetPort, '127.0.0.1'));
    near.on('data', (bytes) => state !== 'silent' && far.write(bytes));
    const inOrder = createDelay(() => (state === 'slow' ? slowMs : 0));
    far.on('data', (bytes) => {
      if (state !== 'silent') inOrder(() => near.destroyed || near.write(bytes));
    });
    near.on('close', () => far.destroy());
    far.on('close', () => inOrder(() => near.destroy()));
  }

  async function listen(): Promise<void> {
    if (server !== null) return;
    server = createServer(pass);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  async function shut(): Promise<void> {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (closing === null) return;
    const closed = once(closing, 'close');
    closing.close();
    await closed;
  }

  await listen();
  return {
    port,
    async set(next) {
      state = next;
      if (next === 'away') await shut();
      else await listen();
    },
    close: shut,
  };
}
