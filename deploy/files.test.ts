import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const condition = z.object({ condition: z.string() });
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      restart: z.string(),
      read_only: z.boolean().default(false),
      tmpfs: z.array(z.string()).default([]),
      cap_drop: z.array(z.string()).default([]),
      security_opt: z.array(z.string()).default([]),
      stop_grace_period: z.string().optional(),
      env_file: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.string()).default({}),
      secrets: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      depends_on: z.record(z.string(), condition).default({}),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});
const { services, secrets } = composeSchema.parse(parse(read('compose.yaml'), { merge: true }));
const processes = [services['one'], services['two']];
const containerfile = read('Containerfile');
const seconds = (text = '') => Number(/^(\d+)s$/.exec(text)?.[1]);

it('runs two processes alike, without rights and on a read-only root', () => {
  const [one, two] = processes;
  expect(one).toEqual(two);
  expect(one).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['data:/data'],
  });
  expect(containerfile).toMatch(/^USER node$/m);
});

it('asks in compose what the image asks about its health', () => {
  const command: unknown = JSON.parse(/^HEALTHCHECK .*CMD (\[.*\])$/m.exec(containerfile)?.[1] ?? 'null');
  const [, ...test] = services['one']?.healthcheck?.test ?? [];
  expect(test).toEqual(command);
});

it('starts each part once what it needs is healthy, and again whenever it ends', () => {
  for (const { restart, depends_on: needs } of Object.values(services)) {
    expect(restart).toBe('unless-stopped');
    for (const [name, { condition: until }] of Object.entries(needs)) {
      expect(until).toBe('service_healthy');
      expect(services[name]?.healthcheck, name).toBeDefined();
    }
  }
  expect(Object.keys(services['one']?.depends_on ?? {})).toEqual(['postgres', 'valkey']);
});

it('gives the processes every setting of the file that the operator edits, but those of compose itself', () => {
  const names = [...read('example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names).toContain('SMTP_URL');
  expect(services['one']?.env_file).toEqual(['.env']);
  expect(Object.keys(services['one']?.environment ?? {})).not.toEqual(expect.arrayContaining(['x']));
});

it('removes a backup from the volume only after its copy', () => {
  const script = read('backup.sh');
  expect(script).toMatch(/^set -eu$/m);
  expect(script.indexOf('compose cp')).toBeLessThan(script.indexOf('rm -r /data/backups'));
});

it('opens the ports of the proxy only to others than this machine', () => {
  const open = Object.entries(services).filter(([, { ports }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
  expect(open.map(([name]) => name)).toEqual(['proxy']);
});

it('names the version of each image', () => {
  const bases = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  const others = Object.values(services).flatMap(({ image }) => (image === 'siraj' ? [] : [image]));
  expect(bases.length + others.length).toBe(6);
  for (const image of [...bases, ...others]) expect(image).toMatch(/^docker\.io\/[\w./-]+:\d[\w.-]*$/);
});

it('has secrets in files that neither git nor an image contains', () => {
  for (const { file } of Object.values(secrets)) expect(file).toMatch(/^\.\/secrets\//);
  for (const list of ['../.gitignore', '../.dockerignore'])
    expect(
      read(list)
        .split('\n')
        .map((line) => line.replace(/\/$/, '')),
    ).toEqual(expect.arrayContaining(['deploy/secrets', 'deploy/.env']));
  for (const { environment, secrets: given } of Object.values(services))
    for (const [name, value] of Object.entries(environment))
      if (name.endsWith('_FILE')) expect(given).toContain(value.replace('/run/secrets/', ''));
      else expect(name).not.toMatch(/SECRET|PASSWORD|DATABASE_URL/);
});

it('lets a process announce its stop for longer than the proxy takes to notice, and finish before it is killed', () => {
  const { environment = {}, stop_grace_period: grace } = services['one'] ?? {};
  const announced = Number(environment['STOP_DELAY_SECONDS']);
  const noticed = seconds(/health_interval (\S+)/.exec(read('Caddyfile'))?.[1]);
  expect(announced).toBeGreaterThan(2 * noticed);
  expect(seconds(grace)).toBeGreaterThan(announced + 10);
});

it('gives the unit of the backup the settings of the server', () => {
  const settingsOf = (unit: string) => /^EnvironmentFile=.*$/m.exec(read(unit))?.[0];
  const folderOf = (unit: string) => /DATA_DIR=(\S+)/.exec(read(unit))?.[1];
  expect(settingsOf('siraj-backup.service')).toBe(settingsOf('siraj.service'));
  expect(folderOf('siraj-backup.service')).toBe(folderOf('siraj.service'));
});
