import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CommandFailed, type DebianMachine } from './debian-machine.ts';

/** A name for which Caddy issues the certificate by itself: no authority of the internet can reach the machine. */
export const name = 'siraj.local';
export const adminEmail = 'admin@siraj.test';
export const guide = readFileSync(new URL('../../docs/deployment.md', import.meta.url), 'utf8');
const visitor = fileURLToPath(new URL('visit.ts', import.meta.url));

/** What a try found: promises of the guide with what was seen, and what was measured. */
export interface Findings {
  keep(promise: string, isKept: boolean, seen?: string): void;
  measure(what: string, value: string): void;
}

/** A new folder for the logs and records of a try. */
export function folderOf(id: string): string {
  const folder = fileURLToPath(new URL(`../../.cache/try/${id}/`, import.meta.url));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Runs visit.ts in the network of the machine; it trusts the authority of that certificate alone. Returns what it printed. */
export async function visitSite(debian: DebianMachine, certificate: string, args: readonly string[]): Promise<string> {
  for (let tries = 0; !existsSync(certificate) && tries < 300; tries += 1) await wait(100);
  const [program, ...rest] = debian.visiting([
    'nice',
    '-n',
    '19',
    process.execPath,
    '--import',
    'tsx',
    visitor,
    ...args,
  ]);
  const child = spawn(program, rest, { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += String(bytes)));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new CommandFailed(`the visit failed (${args[0] ?? ''}):\n${said.slice(-3000)}`);
  return said.trim();
}

export function only(blocks: readonly string[]): string {
  const [block, ...others] = blocks;
  if (block === undefined || others.length > 0) throw new Error('the guide has more than one block here');
  return block;
}
