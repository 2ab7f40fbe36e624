import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#testing/free-port.ts';
import { atExit, newFolder } from './site.ts';

export interface OwnRedis {
  readonly url: string;
  readonly port: number;
  /** Hangs: connections stay open, nothing answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

const programs = ['valkey-server', 'redis-server'];

/** A Redis or Valkey of the proof's own; null where neither is installed. */
export async function startRedis(port?: number): Promise<OwnRedis | null> {
  const program = programs.find((name) => spawnSync(name, ['--version']).status === 0);
  if (program === undefined) return null;
  const at = port ?? (await freePort());
  const child = spawn(
    program,
    ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', newFolder()],
    { stdio: 'ignore' },
  );
  atExit(() => child.kill('SIGKILL'));
  while (!(await answers(at))) await wait(20);
  return {
    url: `redis://127.0.0.1:${at}`,
    port: at,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
