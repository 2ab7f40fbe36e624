/** Performs the guide's "Two processes" on a new Debian with the Docker of Debian: the commands are read from the document. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { startDebian, type DebianMachine } from './debian-machine.ts';
import { commandsUnder, filledIn } from './guide.ts';
import { publishRelease, publishRepository } from './repository.ts';
import { provideImages } from './stand-in-images.ts';
import { adminEmail, folderOf, guide, name, only, visitSite, type Findings } from './try.ts';

const shape = 'Two processes';
const origin = `https://${name}`;
const site = '/root/siraj';
const compose = 'docker compose -f deploy/compose.yaml';
const copy = '/var/backups/siraj';
const processes = ['one', 'two'] as const;

export async function tryContainers(findings: Findings): Promise<void> {
  const folder = folderOf('containers');
  const debian = await startDebian('trixie', [name], join(folder, 'commands.log'));
  const inSite = (what: string, script: string) => debian.run(what, `cd ${site} && ${script}`);
  const volumes = join(debian.root, 'var/lib/docker/volumes');
  const mails = join(volumes, 'siraj_data/_data/mail');
  const records = join(folder, 'records.json');
  const certificate = join(volumes, 'siraj_caddy/_data/caddy/pki/authorities/local/root.crt');
  const visit = (...args: readonly string[]) => visitSite(debian, certificate, args);
  try {
    const [engine = '', set = '', start = ''] = commandsUnder(guide, shape, 'Install');
    const values = { '<address of this repository>': publishRepository(debian.root) };
    const took = [
      await debian.run('install Docker', engine),
      await debian.run('clone and set', `cd /root\n${filledIn(set, values)}`),
    ];
    fillSettings(debian);
    const builtHere = await provideImages(debian, imagesOf(debian));
    findings.measure('images built in the place of the registry', builtHere.join(', ') || 'none');
    took.push(await inSite('build and start', start));
    findings.measure('install', `${(took.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toFixed(1)} min`);

    await visit('live', origin, mails, records);
    findings.keep('an admin signs up over TLS, plays, buys and uploads', true);
    await checkProcesses(debian, findings);
    await checkImage(debian, findings);

    const release = publishRelease(debian.root);
    await upgradeUnderLoad({ debian, folder, records, findings, visit });
    await visit('compare', origin, records);
    const { output } = await inSite(
      'which release runs',
      `${compose} exec -T one cat package.json && git rev-parse HEAD`,
    );
    findings.keep(
      'the new release runs, with the same records',
      output.includes('9.9.9') && output.includes(release),
      output,
    );

    const backedUp = await inSite('back up', only(commandsUnder(guide, shape, 'Back up')));
    findings.measure('back up, while it runs', `${backedUp.seconds.toFixed(0)} s`);

    // As on a new machine: nothing of the site is left but its settings, its secrets and the copy of the backup.
    const { output: backup } = await debian.run('find the backup', `ls -d ${copy}/*/`);
    await inSite('remove the site', `${compose} down --volumes`);
    const restore = filledIn(only(commandsUnder(guide, shape, 'Restore')), { '/path/of/the/backup': backup });
    const restored = await inSite('restore', restore);
    findings.measure('restore', `${restored.seconds.toFixed(0)} s`);
    await visit('compare', origin, records);
    findings.keep('accounts, games, purchases and media are the same after a restore', true);
  } catch (error) {
    await debian.run('what the containers said', `cd ${site} && ${compose} ps && ${compose} logs --tail 100`, {
      mayFail: true,
    });
    throw error;
  } finally {
    debian.stop();
  }
}

/** What the guide asks the operator to edit. */
function fillSettings(debian: DebianMachine): void {
  const file = join(debian.root, site, 'deploy/.env');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    filledIn(text, { 'DOMAIN=siraj.example': `DOMAIN=${name}`, 'ADMIN_EMAIL=': `ADMIN_EMAIL=${adminEmail}` }),
  );
}

/** The images that the Containerfile and compose.yaml take from a registry. */
function imagesOf(debian: DebianMachine): readonly string[] {
  const read = (file: string) => readFileSync(join(debian.root, site, 'deploy', file), 'utf8');
  const { services } = z
    .object({
      services: z.record(z.string(), z.object({ image: z.string(), profiles: z.array(z.string()).default([]) })),
    })
    .parse(parse(read('compose.yaml'), { merge: true }));
  const bases = [...read('Containerfile').matchAll(/^FROM (\S+\/\S+)/gm)].map(([, image = '']) => image);
  const pulled = Object.values(services)
    // The guide starts none of a profile.
    .filter(({ image, profiles }) => image.includes('/') && profiles.length === 0)
    .map(({ image }) => image);
  return [...new Set([...bases, ...pulled])];
}

async function checkProcesses(debian: DebianMachine, findings: Findings): Promise<void> {
  for (const each of processes) {
    const container = `siraj-${each}-1`;
    const run = (script: string) =>
      debian.run(`${each}: ${script}`, script.replaceAll('CONTAINER', container), { mayFail: true, quiet: true });
    const user = await run('docker exec CONTAINER id -u');
    findings.keep(`${each} does not run as root`, /^[1-9]\d*$/.test(user.output), user.output);
    const rights = await run('docker exec CONTAINER grep -E "CapEff|NoNewPrivs" /proc/1/status');
    findings.keep(
      `${each} has no capabilities and can get none`,
      /CapEff:\s*0+\s+NoNewPrivs:\s*1/.test(rights.output),
      rights.output,
    );
    const write = await run('docker exec CONTAINER touch /app/x');
    findings.keep(`${each} has a read-only root`, /Read-only file system/.test(write.output), write.output);
    const written = await run('docker diff CONTAINER');
    findings.keep(
      `${each} has written to its volume and /tmp only`,
      !/^[AC] (?!\/run)/m.test(written.output),
      written.output,
    );
    const secrets = await run("docker inspect CONTAINER --format '{{.Config.Env}}'");
    findings.keep(
      `${each} has its secrets from files`,
      !/postgres:\/\/|SESSION_SECRET=/.test(secrets.output),
      secrets.output,
    );
    const log = await run('docker logs CONTAINER');
    findings.keep(`the log of ${each} has no error`, !/"level":(50|60)/.test(log.output), log.output);
  }
}

/** The image by itself, without compose: `docker run` as its comment says. */
async function checkImage(debian: DebianMachine, findings: Findings): Promise<void> {
  const size = await debian.run('size of the image', "docker image inspect siraj --format '{{.Size}}'", {
    quiet: true,
  });
  const layers = await debian.run('layers', "docker history siraj --human=false --format '{{.Size}} {{.CreatedBy}}'", {
    quiet: true,
  });
  const own = layers.output
    .split('\n')
    .filter((line) => /COPY|mkdir \/data/.test(line))
    .reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
  const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  findings.measure('image', `${mb(Number(size.output))}, of which the product ${mb(own)}`);
  await debian.run(
    'the image alone',
    'docker run --detach --name alone --read-only --tmpfs /tmp --volume alone:/data siraj',
  );
  const healthy =
    'for try in $(seq 300); do test "$(docker inspect alone --format \'{{.State.Health.Status}}\')" = healthy && exit; sleep 0.3; done; exit 1';
  const health = await debian.run('its health check', healthy, { mayFail: true });
  findings.keep('the health check of the image answers', health.code === 0);
  const stop = await debian.run(
    'stop it',
    "docker stop --time 30 alone && docker inspect alone --format '{{.State.ExitCode}}'",
  );
  findings.keep(
    'it stops by SIGTERM within its limit of 10 s, with exit code 0',
    /\b0$/.test(stop.output) && stop.seconds < 15,
    `${stop.output} in ${stop.seconds.toFixed(1)} s`,
  );
  const unhealthy = await debian.run(
    'the health check without a server',
    'docker run --rm siraj node dist/server/health-command.js',
    { mayFail: true },
  );
  findings.keep('the health check fails without a server', unhealthy.code === 1, unhealthy.output);
  await debian.run('remove it', 'docker rm alone && docker volume rm alone');
}

interface Upgrade {
  readonly debian: DebianMachine;
  readonly folder: string;
  readonly records: string;
  readonly findings: Findings;
  readonly visit: (...args: readonly string[]) => Promise<string>;
}

async function upgradeUnderLoad({ debian, folder, records, findings, visit }: Upgrade): Promise<void> {
  const ended = join(folder, 'upgrade-has-ended');
  const load = visit('load', origin, records, ended).then(
    (said) => ({ said, isKept: true }),
    (error: unknown) => ({ said: String(error), isKept: false }),
  );
  const upgraded = await debian.run('upgrade', `cd ${site}\n${only(commandsUnder(guide, shape, 'Upgrade'))}`);
  writeFileSync(ended, '');
  const { said, isKept } = await load;
  findings.keep('no call fails while the processes are replaced in turn', isKept, said);
  findings.measure('upgrade', `${(upgraded.seconds / 60).toFixed(1)} min; ${said}`);
}
