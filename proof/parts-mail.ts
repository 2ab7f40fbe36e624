/** A mail server that is silent or away: sign-ups work without it, and each mail arrives once when it is back. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { createCaller } from '#testing/caller.ts';
import { freePort } from '#testing/free-port.ts';
import { answerOf, inSeconds } from './fault.ts';
import { openGate } from './gate.ts';
import { compareIds } from './kept.ts';
import type { PartsTable } from './parts-table.ts';
import { createSite } from './site.ts';

const people = 5;
const signUpWithinMs = 3000;
/** Long enough for a try to fail: a connection to a silent server is given up after 10 s. */
const lastsMs = { silent: 15_000, away: 10_000 };
/** The pause between two tries doubles, and may have begun just before the server is back. */
const arrivesWithinMs = 60_000;

export async function mailFaults(table: PartsTable): Promise<void> {
  for (const how of ['silent', 'away'] as const) {
    const mailbox = await openMailbox();
    const gate = await openGate(mailbox.port);
    const metricsPort = await freePort();
    const site = createSite({
      port: await freePort(),
      env: {
        SMTP_URL: `smtp://127.0.0.1:${gate.port}`,
        MAIL_FROM: 'Siraj <siraj@proof.test>',
        METRICS_PORT: String(metricsPort),
      },
    });
    await site.start();
    await gate.set(how);
    const begunAt = performance.now();
    const owed: string[] = [];
    const answers = new Set<string>();
    let slowestMs = 0;
    for (let number = 1; number <= people; number += 1) {
      const email = `person-${number}@proof.test`;
      const startedAt = performance.now();
      const person = { email, password: 'diwaniya-2026', displayName: 'بو فهد' };
      answers.add(answerOf(await createCaller(site.origin).call(passwordApi.signUp, person)));
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      owed.push(email);
    }
    await wait(lastsMs[how] - (performance.now() - begunAt));
    const early = mailbox.received.length;
    await gate.set('open');
    const endedAt = performance.now();
    const isOverdue = () => performance.now() - endedAt > arrivesWithinMs;
    while (!owed.every((email) => mailbox.received.includes(email)) && !isOverdue()) await wait(50);
    const arrivedMs = performance.now() - endedAt;
    // No entry is left that could send a mail a second time.
    while ((await countWaiting(metricsPort)) > 0 && !isOverdue()) await wait(200);
    const { lost, doubled } = compareIds(owed, mailbox.received);
    const name = `mail server ${how}`;
    const said = [...answers].join(', ');
    table.addRow(
      [
        name,
        'sign-up works without it; each mail arrives once',
        said,
        inSeconds(slowestMs),
        inSeconds(arrivedMs),
        lost,
        doubled,
      ],
      [
        ...(said !== '200' || slowestMs > signUpWithinMs ? [`${name}: sign-up ${said} ${inSeconds(slowestMs)}`] : []),
        ...(lost + doubled > 0 ? [`${name}: mails lost ${lost}, doubled ${doubled}`] : []),
        ...(early > 0 ? [`${name}: a mail arrived meanwhile, nothing was proven`] : []),
      ],
    );
    await table.close(site);
    await gate.close();
    await mailbox.close();
  }
}

interface Mailbox {
  readonly port: number;
  /** The recipient of every mail, once for each time that it came. */
  readonly received: string[];
  close(): Promise<void>;
}

async function openMailbox(): Promise<Mailbox> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Entries of the outbox that are due or have their time to come. */
async function countWaiting(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return [...text.matchAll(/^siraj_outbox_entries\{state="(?:due|later)"\} (\d+)/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}
