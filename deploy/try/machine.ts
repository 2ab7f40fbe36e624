/** Performs the guide's "One machine" on a new Debian, as its operator would: the commands are read from the document. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startDebian, type DebianMachine, type Suite } from './debian-machine.ts';
import { commandsUnder, filledIn } from './guide.ts';
import { publishRepository, publishRelease } from './repository.ts';
import { adminEmail, folderOf, guide, name, only, visitSite, type Findings } from './try.ts';

const shape = 'One machine';
const origin = `https://${name}`;

export async function tryMachine(suite: Suite, findings: Findings): Promise<void> {
  const folder = folderOf(`machine-${suite}`);
  const debian = await startDebian(suite, [name], join(folder, 'commands.log'));
  try {
    const address = publishRepository(debian.root);
    const records = join(folder, 'records.json');
    const mails = join(debian.root, 'var/lib/siraj/mail');
    const certificate = join(debian.root, 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt');
    const visit = (...args: readonly string[]) => visitSite(debian, certificate, args);

    if (suite === 'bookworm')
      await debian.run('Debian 12: Node', only(commandsUnder(guide, shape, 'Install', 'Debian 12')));
    const [install = '', link = ''] = commandsUnder(guide, shape, 'Install');
    const values = { '<address of this repository>': address, 'siraj.example': name, 'you@example.com': adminEmail };
    const installed = await debian.run('install', filledIn(install, values));
    findings.measure('install', `${(installed.seconds / 60).toFixed(1)} min`);
    await untilReady(debian);
    await visit('live', origin, mails, records);
    findings.keep('an admin signs up over TLS, plays, buys and uploads', true);
    const shown = await debian.run('show the link of the newest mail', link);
    findings.keep('the command for the link shows it', /^https:\S+oobCode=\S+$/.test(shown.output), shown.output);

    await checkUnits(debian, findings);

    const backedUp = await debian.run('back up', only(commandsUnder(guide, shape, 'Back up')));
    findings.measure('back up', `${backedUp.seconds.toFixed(0)} s`);
    const backups = join(debian.root, 'var/backups/siraj');
    const [backup = ''] = readdirSync(backups);
    findings.keep('a backup is whole', existsSync(join(backups, backup, 'backup.json')), backup);
    await visit('compare', origin, records);

    const restore = filledIn(only(commandsUnder(guide, shape, 'Restore')), {
      '/path/of/the/backup': `/var/backups/siraj/${backup}`,
    });
    const restored = await debian.run('restore', restore);
    findings.measure('restore', `${restored.seconds.toFixed(0)} s`);
    await untilReady(debian);
    await visit('compare', origin, records);
    findings.keep('accounts, games, purchases and media are the same after a restore', true);

    const release = publishRelease(debian.root);
    const upgraded = await debian.run('upgrade', only(commandsUnder(guide, shape, 'Upgrade')));
    findings.measure('upgrade', `${(upgraded.seconds / 60).toFixed(1)} min`);
    await untilReady(debian);
    await visit('compare', origin, records);
    const { output } = await debian.run('which release runs', 'cd /opt/siraj && git rev-parse HEAD');
    findings.keep('the new release runs, with the same records', output === release, output);
  } catch (error) {
    await debian.run('what the units said', 'journalctl --no-pager -n 300 -u siraj -u siraj-backup -u caddy', {
      mayFail: true,
    });
    throw error;
  } finally {
    debian.stop();
  }
}

async function untilReady(debian: DebianMachine): Promise<void> {
  const check = 'node /opt/siraj/dist/server/health-command.js';
  await debian.run('wait until it is ready', `timeout 120 sh -c 'until ${check}; do sleep 0.2; done'`, { quiet: true });
}

async function checkUnits(debian: DebianMachine, findings: Findings): Promise<void> {
  const active = await debian.run('units', 'systemctl is-active siraj caddy siraj-backup.timer', { mayFail: true });
  findings.keep('server, proxy and timer of the backup run', active.code === 0, active.output);
  const units =
    '/etc/systemd/system/siraj.service /etc/systemd/system/siraj-backup.service /etc/systemd/system/siraj-backup.timer';
  const verified = await debian.run('verify the units', `systemd-analyze verify ${units}`, { mayFail: true });
  findings.keep(
    'systemd-analyze verify accepts the units',
    verified.code === 0 && !/siraj/.test(verified.output),
    verified.output,
  );
  const process = await debian.run(
    'the process',
    'pid=$(systemctl show -P MainPID siraj); stat -c %U /proc/$pid; grep CapEff /proc/$pid/status',
  );
  findings.keep(
    'the server is not root and has no capabilities',
    /^siraj\nCapEff:\s*0+$/.test(process.output),
    process.output,
  );
  const exposure = await debian.run(
    'exposure',
    "systemd-analyze security --no-pager siraj | sed -n 's/.*Overall exposure level for siraj.service: //p'",
  );
  findings.measure('systemd-analyze security', exposure.output.replaceAll(/[^\x20-\x7e]/g, '').trim());
  const readable = await debian.run(
    'what others can read',
    'find /etc/siraj.env /var/lib/siraj -maxdepth 0 -perm /o=rwx',
  );
  findings.keep('settings and records are closed to other users', readable.output === '', readable.output);
  const log = await debian.run('log', 'journalctl -u siraj -o cat', { quiet: true });
  findings.keep('the log has no error', !/"level":(50|60)/.test(log.output), log.output);
}
