import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, connect, type Socket } from 'node:net';
import { expect } from '@playwright/test';

/** A built server of a test's own, to be killed or cut off. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const port = Number(env['PORT']);
  await assertUnused(port);
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: 'ignore',
  });
  await untilReady(port);
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
  let isPlugged = true;
  const open = new Set<Socket>();
  const cable = createServer((near) => {
    if (!isPlugged) {
      near.destroy();
      return;
    }
    const far = connect(toPort, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => cable.listen(fromPort, '127.0.0.1', resolve));
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    pull() {
      isPlugged = false;
      cut();
    },
    plug() {
      isPlugged = true;
    },
    end() {
      cut();
      cable.close();
    },
  };
}
