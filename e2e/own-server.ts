import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { expect } from '@playwright/test';

/** A built server of a test's own, to be killed or cut off. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const port = Number(env['PORT']);
  await assertUnused(port);
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: 'ignore',
  });
  await untilReady(port).catch(async (error: unknown) => {
    await kill(server);
    throw error;
  });
  return server;
}

const statusOf = async (port: number) =>
  (await fetch(`http://localhost:${port}/health/ready`).catch(() => null))?.status ?? null;

/** What an aborted run left would answer in the place of a server that is started now. */
export async function assertUnused(port: number): Promise<void> {
  if ((await statusOf(port)) !== null) throw new Error(`another server answers at port ${port}`);
}

export async function untilReady(port: number): Promise<void> {
  await expect.poll(() => statusOf(port), { timeout: 180_000 }).toBe(200);
}

/** As by a power cut. */
export async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await ended;
}

/** As by an operator who stops it. */
export async function end(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

export interface Cable {
  /** Breaks every connection, and rejects new ones. */
  pull(): void;
  plug(): void;
  end(): void;
}

/** The network between a browser and a server: unlike a browser's own switch, it affects workers and sockets too. */
export async function layCable(fromPort: number, toPort: number): Promise<Cable> {
  return (await lay(fromPort, toPort, (near, join) => join(near))).cable;
}

/** A cable for one browser context alone, which takes `proxy` as its proxy: the server keeps its one address. */
export async function layOwnCable(toPort: number): Promise<Cable & { readonly proxy: string }> {
  const { cable, port } = await lay(0, toPort, acceptSocks);
  return { ...cable, proxy: `socks5://127.0.0.1:${port}` };
}

/** Answers the opening of SOCKS 5, whichever address it asks for. */
function acceptSocks(near: Socket, join: (near: Socket) => void): void {
  near.once('data', () => {
    near.once('data', () => {
      near.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
      join(near);
    });
    near.write(Buffer.from([5, 0]));
  });
}

/** `accept` calls its second argument once the connection may reach the server; port 0 takes a free one. */
async function lay(
  fromPort: number,
  toPort: number,
  accept: (near: Socket, join: (near: Socket) => void) => void,
): Promise<{ readonly cable: Cable; readonly port: number }> {
  let isPlugged = true;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // An error is also reported by the close event.
    socket.on('error', () => undefined);
  };
  const join = (near: Socket) => {
    const far = connect(toPort, '127.0.0.1');
    keep(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  };
  const server = createServer((near) => {
    if (!isPlugged) {
      near.destroy();
      return;
    }
    keep(near);
    accept(near, join);
  });
  await new Promise<void>((resolve) => server.listen(fromPort, '127.0.0.1', resolve));
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cable: {
      pull() {
        isPlugged = false;
        cut();
      },
      plug() {
        isPlugged = true;
      },
      end() {
        cut();
        server.close();
      },
    },
  };
}
