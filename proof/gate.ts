/** A way to a server of the proof's own: open, slow, silent, or closed as where no server runs. */
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
    far.on('data', (bytes) => {
      if (state === 'slow') setTimeout(() => near.destroyed || near.write(bytes), slowMs);
      else if (state !== 'silent') near.write(bytes);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => (state === 'slow' ? setTimeout(() => near.destroy(), slowMs) : near.destroy()));
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
