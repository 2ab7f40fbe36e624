import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A network between a client and a server that can swallow everything without closing anything. */
export interface SilentProxy {
  readonly port: number;
  /** From now on nothing gets through, of connections there are and of new ones; `answers` loses the server's side alone. */
  silence(what?: 'everything' | 'answers'): void;
  /** New connections work again. Silenced ones stay silent. */
  heal(): void;
  close(): Promise<void>;
}

/** Without a target it accepts connections and never says a word. */
export async function openSilentProxy(
  target: { readonly host: string; readonly port: number } | null,
): Promise<SilentProxy> {
  const links: { isSilent: boolean; losesAnswers: boolean }[] = [];
  const sockets = new Set<Socket>();
  let isSilent = target === null;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    const link = { isSilent, losesAnswers: false };
    links.push(link);
    if (target === null || isSilent) {
      near.resume();
      return;
    }
    const far = keep(connect(target.port, target.host));
    near.on('data', (bytes) => link.isSilent || far.write(bytes));
    far.on('data', (bytes) => link.isSilent || link.losesAnswers || near.write(bytes));
    near.on('close', () => link.isSilent || far.destroy());
    far.on('close', () => link.isSilent || link.losesAnswers || near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    silence(what = 'everything') {
      if (what === 'everything') isSilent = true;
      for (const link of links) {
        if (what === 'everything') link.isSilent = true;
        else link.losesAnswers = true;
      }
    },
    heal() {
      isSilent = target === null;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
