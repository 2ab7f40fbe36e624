import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type Suite = 'trixie' | 'bookworm';
/** `installed`: what the installer of Debian gives a machine. `container`: what the images of Debian begin with. */
export type Kind = 'installed' | 'container';

/** A command that failed, with the end of what it printed. */
export class CommandFailed extends Error {}

export interface RunOptions {
  /** A file for its standard input. */
  readonly input?: string;
  /** Also for commands that may fail; their exit code is in the result then. */
  readonly mayFail?: boolean;
  /** Prints to the log only. */
  readonly quiet?: boolean;
}

export interface Run {
  readonly output: string;
  readonly code: number;
  readonly seconds: number;
}

/** A new Debian, booted by its own systemd, in namespaces: its processes, mounts, users of ports and units are its own. */
export interface DebianMachine {
  /** Its root folder, as this machine sees it. */
  readonly root: string;
  /** Runs lines of bash as root in it, as one shell; the first failing line ends them. Returns what they printed. */
  run(name: string, script: string, options?: RunOptions): Promise<Run>;
  /** The arguments of a command that runs a program of this machine in the network of that one, with its /etc/hosts. */
  visiting(command: readonly string[]): readonly [string, ...string[]];
  /** Ends its processes and removes its root. */
  stop(): void;
}

const cache = fileURLToPath(new URL('../../.cache/debian/', import.meta.url));
/** Certificates that the administrator of this machine added: a company's proxy signs with them. */
const localCertificates = '/usr/local/share/ca-certificates';
const systemCertificates = '/etc/ssl/certs/ca-certificates.crt';
const bootWithinMs = 90_000;
/** What `systemctl is-system-running` says of a machine that has booted. */
const booted = /running|degraded/;

/** Why no Debian can be started here; null if one can. */
export function whyNoMachine(): string | null {
  if (process.platform !== 'linux') return 'this is no Linux';
  if (process.getuid?.() !== 0) return 'only root can start a Debian';
  const missing = ['debootstrap', 'slirp4netns', 'unshare', 'nsenter'].filter((name) => !isCommand(name));
  if (missing.length > 0) return `missing: ${missing.join(', ')} (apt-get install debootstrap slirp4netns util-linux)`;
  if (cgroupFolder() === null) return 'no cgroup2 is mounted';
  return null;
}

function isCommand(name: string): boolean {
  return spawnSync('/bin/sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;
}

/** Where the unified hierarchy is mounted. */
function cgroupFolder(): string | null {
  const line = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((mount) => mount.split(' ')[2] === 'cgroup2');
  return line?.split(' ')[1] ?? null;
}

/** The packed root of a new Debian: made once by debootstrap, from the archive's signed packages. */
export function packedRoot(suite: Suite, kind: Kind): string {
  const file = join(cache, `${suite}-${kind}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'siraj-debootstrap-'));
  try {
    process.stdout.write(`  debootstrap ${suite}, once: ${file}\n`);
    const variant = kind === 'container' ? ['--variant=minbase', '--include=ca-certificates'] : [];
    runHere('debootstrap', [...variant, suite, folder]);
    // As the root of a machine is; a temporary folder is closed to others.
    chmodSync(folder, 0o755);
    runHere('tar', ['-C', folder, '-cf', `${file}.part`, '.']);
    renameSync(`${file}.part`, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return file;
}

function runHere(program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new CommandFailed(`${program} failed:\n${`${stdout}${stderr}`.slice(-2000)}`);
}

/** The mounts of a machine as a container has them, made inside its own mount namespace; then its own init. */
const boot = `set -e
cd "$1"
mount --bind . .
cd "$1"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
for name in null zero full random urandom tty; do touch dev/$name; mount --bind /dev/$name dev/$name; done
mkdir dev/pts dev/shm old-root
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
mount -t tmpfs -o mode=1777 tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
for number in 0 1 2; do ln -s "fd/$number" "dev/$(echo stdin stdout stderr | cut -d' ' -f$((number + 1)))"; done
pivot_root . old-root
umount -l /old-root
rmdir /old-root
exec env -i container=siraj-try PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init
`;

const machines = new Set<() => void>();
process.on('exit', () => {
  for (const end of machines) end();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/**
 * Starts a new Debian in a temporary folder. `hosts` are names that lead to itself. `log` is the file that gets all that
 * its commands print.
 */
export async function startDebian(suite: Suite, hosts: readonly string[], log: string): Promise<DebianMachine> {
  const base = packedRoot(suite, 'installed');
  const root = mkdtempSync(join(tmpdir(), `siraj-${suite}-`));
  const group = join(cgroupFolder() ?? '', `siraj-try-${process.pid}`);
  const children: ChildProcess[] = [];
  // Also as this process exits, so without a promise. Its mounts end with its processes: the folder has only its files.
  const end = () => {
    for (const child of children.toReversed()) child.kill('SIGKILL');
    removeGroup(group);
    rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    machines.delete(end);
  };
  machines.add(end);
  writeFileSync(log, '');
  runHere('tar', ['-C', root, '-xpf', base]);
  prepare(root, suite, hosts);
  mkdirSync(group);
  // The shell moves itself, so that the machine sees only its part of the hierarchy from there.
  const unshared = 'unshare --mount --pid --net --uts --ipc --cgroup --fork --kill-child --propagation private';
  const enter = `echo $$ > "$2/cgroup.procs" && exec ${unshared} /bin/sh -c "$3" boot "$1"`;
  const unshare = spawn('/bin/sh', ['-c', enter, 'enter', root, group, boot], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(unshare);
  const init = await initOf(unshare);
  children.push(
    spawn('slirp4netns', ['--configure', '--mtu=65520', '--disable-host-loopback', init, 'tap0'], { stdio: 'ignore' }),
  );
  const machine: DebianMachine = {
    root,
    run: (name, script, options = {}) => runIn({ init, log, name, script, options }),
    visiting: (command) => {
      const inNetwork = ['nsenter', '--target', init, '--net', 'unshare', '--mount', '/bin/sh', '-c'] as const;
      return [...inNetwork, `mount --bind ${root}/etc/hosts /etc/hosts && exec "$@"`, 'visit', ...command];
    },
    stop: end,
  };
  await untilBooted(machine);
  return machine;
}

function prepare(root: string, suite: Suite, hosts: readonly string[]): void {
  writeFileSync(join(root, 'etc/hostname'), `${suite}\n`);
  writeFileSync(join(root, 'etc/hosts'), `127.0.0.1 localhost ${suite} ${hosts.join(' ')}\n`);
  // The address of slirp4netns, which asks the servers of this machine.
  writeFileSync(join(root, 'etc/resolv.conf'), 'nameserver 10.0.2.3\n');
  if (!existsSync(localCertificates)) return;
  const into = join(root, localCertificates.slice(1));
  mkdirSync(into, { recursive: true });
  for (const name of readdirSync(localCertificates).filter((each) => each.endsWith('.crt')))
    copyFileSync(join(localCertificates, name), join(into, name));
}

/** The id of the machine's first process, as this machine sees it. */
async function initOf({ pid = 0 }: ChildProcess): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const children = `/proc/${pid}/task/${pid}/children`;
    const child = existsSync(children) ? readFileSync(children, 'utf8').trim() : '';
    if (child !== '' && readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'systemd') return child;
    await wait(100);
  }
  throw new CommandFailed('the machine did not boot: its systemd ended, see above');
}

async function untilBooted(machine: DebianMachine): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < bootWithinMs) {
    const { output } = await machine.run('boot', 'systemctl is-system-running', { mayFail: true, quiet: true });
    if (booted.test(output)) return;
    await wait(500);
  }
  throw new CommandFailed('the machine did not boot in time');
}

interface Command {
  readonly init: string;
  readonly log: string;
  readonly name: string;
  readonly script: string;
  readonly options: RunOptions;
}

async function runIn({ init, log, name, script, options }: Command): Promise<Run> {
  const startedAt = performance.now();
  const environment = [
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'HOME=/root',
    'LANG=C.UTF-8',
    'DEBIAN_FRONTEND=noninteractive',
    // Node from elsewhere than Debian brings its certificates.
    ...(existsSync(localCertificates) ? [`NODE_EXTRA_CA_CERTS=${systemCertificates}`] : []),
  ];
  const namespaces = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup', '--root', '--wd'];
  const shell = ['env', '-i', ...environment, 'nice', '-n', '19', 'bash', '-ec', script];
  const child = spawn('nsenter', ['--target', init, ...namespaces, ...shell], { stdio: ['pipe', 'pipe', 'pipe'] });
  if (options.input === undefined) child.stdin.end();
  else createReadStream(options.input).pipe(child.stdin);
  appendFileSync(log, `\n── ${name}\n${script}\n`);
  const logged = createWriteStream(log, { flags: 'a' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      logged.write(text);
    });
  }
  await once(child, 'close');
  logged.end();
  const seconds = (performance.now() - startedAt) / 1000;
  const code = child.exitCode ?? 1;
  if (options.quiet !== true) process.stdout.write(`  ${seconds.toFixed(0).padStart(5)} s  ${name}\n`);
  if (code !== 0 && options.mayFail !== true)
    throw new CommandFailed(`${name} failed (${code}):\n${output.slice(-3000)}`);
  return { output: output.trim(), code, seconds };
}

/** Removes the groups that its systemd made, which are empty once its processes have ended. Waits for that, 10 s at most. */
function removeGroup(group: string): void {
  const remove = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) remove(join(folder, entry.name));
    rmdirSync(folder);
  };
  for (let tries = 0; existsSync(group) && tries < 100; tries += 1) {
    try {
      remove(group);
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
}
