import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '#testing/free-port.ts';
import { atExit, newFolder } from './site.ts';

/** A PostgreSQL cluster of the proof's own, to be stopped, frozen and filled up. */
export interface OwnPostgres {
  readonly port: number;
  readonly url: string;
  readonly start: () => void;
  /** As by a crash: recovers from its log at the next start. */
  readonly stop: () => void;
  readonly isRunning: () => boolean;
  /** Hangs: connections stay open, nothing answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  query(text: string): Promise<void>;
}

/** The folder of PostgreSQL's programs; null where they aren't installed, or may not run as this user. */
export function findPrograms(): string | null {
  const named = spawnSync('which', ['pg_ctl'], { encoding: 'utf8' }).stdout.trim();
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort().toReversed() : [];
  const folders = [
    ...(named === '' ? [] : [dirname(realpathSync(named))]),
    ...versions.map((each) => join(packaged, each, 'bin')),
  ];
  const folder = folders.find((each) => existsSync(join(each, 'initdb')));
  if (folder === undefined || (isRoot && !hasUser('postgres'))) return null;
  return folder;
}

const isRoot = process.getuid?.() === 0;

function hasUser(name: string): boolean {
  return spawnSync('id', [name]).status === 0;
}

/** PostgreSQL refuses to run as root. */
function run(program: string, args: readonly string[]): void {
  const [command, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
  execFileSync(command, rest, { stdio: 'ignore', cwd: '/' });
}

/** `folder` and `walFolder` may be small disks. */
export async function startOwnPostgres(
  programs: string,
  { folder = newFolder(), walFolder = null }: { readonly folder?: string; readonly walFolder?: string | null } = {},
): Promise<OwnPostgres> {
  const port = await freePort();
  const data = join(folder, 'cluster');
  for (const each of [folder, walFolder]) if (each !== null) giveAway(each);
  const wal = walFolder === null ? [] : ['--waldir', join(walFolder, 'wal')];
  run(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'siraj', '--no-sync', '--wal-segsize=1', ...wal]);
  const options = [
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=40 -c shared_buffers=16MB`,
    '-c wal_recycle=off -c min_wal_size=32MB -c max_wal_size=32MB',
  ].join(' ');
  const start = () =>
    run(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const stop = () => run(join(programs, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop']);
  start();
  atExit(() => {
    signal(data, 'CONT');
    spawnSync('pkill', ['-9', '-f', '--', data]);
  });
  const url = `postgres://siraj@127.0.0.1:${port}/postgres`;
  return {
    port,
    url,
    start,
    stop,
    isRunning: () => isRunning(data),
    freeze: () => signal(data, 'STOP'),
    thaw: () => signal(data, 'CONT'),
    async query(text) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(text);
      await client.end();
    },
  };
}

function isRunning(data: string): boolean {
  return spawnSync('pgrep', ['-f', '--', data]).status === 0;
}

/** To the cluster's first process and all that serve its connections. */
function signal(data: string, name: 'STOP' | 'CONT'): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const first = execFileSync('head', ['-1', file], { encoding: 'utf8' }).trim();
  spawnSync('pkill', [`-${name}`, '-P', first]);
  spawnSync('kill', [`-${name}`, first]);
}

function giveAway(folder: string): void {
  if (!isRoot) return;
  const [user, group] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  chownSync(folder, user ?? 0, group ?? 0);
}
