/** The clock of the server's machine jumps while rooms play; devices, and a PostgreSQL elsewhere, keep the right time. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { rateLimits } from '#shared/kernel/rate-limit.ts';
import { createCaller, doneOf } from '#testing/caller.ts';
import { freePort } from '#testing/free-port.ts';
import { createPostgres } from '../bench/servers.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { answerOf, type Asker } from './fault.ts';
import { openRooms, type PartsTable } from './parts-table.ts';
import { checkSignUps, enterAsVerified } from './people.ts';
import { patience } from './report.ts';
import { createSite, type Site } from './site.ts';

const hourMs = 60 * 60_000;
const jumps = [
  { name: 'an hour ahead, and back', offsetMs: hourMs },
  { name: 'an hour back, and ahead', offsetMs: -hourMs },
  { name: 'a day ahead, and back', offsetMs: 24 * hourMs },
] as const;

export async function clockFaults(table: PartsTable): Promise<void> {
  const clock = createFakeClock();
  if (clock === null) {
    table.skip('jumps of the clock: libfaketime is not installed, or does not work with Node here');
    return;
  }
  await jumpUnderRooms(table, clock, 'PGlite');
  const name = 'jumps of the clock on PostgreSQL';
  if (process.env['TEST_DATABASE_URL'] === undefined) table.skip(`${name}: none answers`);
  else if (table.hasTimeFor(name)) await jumpUnderRooms(table, clock, 'PostgreSQL');
  if (table.hasTimeFor(atLimit)) await jumpUnderLimits(table, clock);
}

async function jumpUnderRooms(table: PartsTable, clock: FakeClock, database: 'PGlite' | 'PostgreSQL'): Promise<void> {
  const postgres = database === 'PostgreSQL' ? await createPostgres() : null;
  const site = createSite({
    port: await freePort(),
    databaseUrl: postgres?.url ?? '',
    env: { ...clock.env, ADMIN_EMAIL: adminEmail },
  });
  await site.start();
  const admin = createCaller(site.origin);
  await enterAsVerified(site, admin, adminEmail);
  const rooms = await openRooms(site);
  const guests = newGuests(site);
  for (const [index, { name, offsetMs }] of jumps.entries()) {
    // A shorter run has time for one.
    if (index > 0 && !table.hasTimeFor(`clock ${name}, ${database}`)) continue;
    await table.add(
      {
        name: `clock ${name}, ${database}`,
        promise: 'calls go on; a mailed code works, or the next',
        lastsMs: 10_000,
        answerWithinMs: 1500,
        recoverWithinMs: 1500,
        begin: () => clock.jumpTo(offsetMs),
        end: () => clock.jumpTo(0),
        others: [guests],
        check: () => checkSignUps(site, admin, guests.emails, [adminEmail, ...rooms.map(({ email }) => email)]),
      },
      rooms,
    );
  }
  await table.close(site);
  await postgres?.drop();
}

const adminEmail = 'admin@proof.test';
const atLimit = 'clock an hour back, at a limit';
/** Longer than the outbox waits between two looks. */
const mailWithinMs = 10_000;
const mailbox = z.object({ items: z.array(z.object({ to: z.string(), text: z.string() })) });

/** New accounts, each of which opens the mailed link. */
function newGuests(site: Site): Asker & { readonly emails: readonly string[] } {
  const emails: string[] = [];
  return {
    name: 'sign-ups with a mailed code',
    answerWithinMs: 2 * mailWithinMs,
    emails,
    async ask() {
      const email = `guest-${emails.length}@proof.test`;
      emails.push(email);
      const caller = createCaller(site.origin);
      const person = { email, password: 'diwaniya-2026', displayName: 'ضيف' };
      const signedUp = answerOf(await caller.call(passwordApi.signUp, person));
      if (signedUp !== '200') return signedUp;
      const first = await mailedCode(site, email, null);
      if (first === null) return 'no mail';
      const verify = async (oobCode: string) =>
        answerOf(await caller.call(passwordApi.completeAction, { mode: 'verifyEmail', oobCode }));
      const verified = await verify(first);
      if (verified !== 'auth/expired-action-code') return verified;
      // The clock jumped over the end of the code: the page offers another.
      const asked = answerOf(await caller.call(accountsApi.sendVerificationMail, { email }));
      const second = asked === '200' ? await mailedCode(site, email, first) : null;
      return second === null ? `${asked}, no second mail` : verify(second);
    },
  };
}

/** The code mailed to an address that isn't `known`; null where none comes. */
async function mailedCode({ origin }: Site, email: string, known: string | null): Promise<string | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < mailWithinMs * patience) {
    const { items } = mailbox.parse(await (await fetch(`${origin}/dev/mail.json`)).json());
    for (const { text } of items.filter(({ to }) => to.includes(email))) {
      const link = /https?:\/\/\S+\/auth\/action\?\S+/.exec(text)?.[0];
      const code = link === undefined ? null : new URL(link).searchParams.get('oobCode');
      if (code !== null && code !== known) return code;
    }
    await wait(20);
  }
  return null;
}

/** A limit that was reached stays in force after a jump back, and limits no other account. */
async function jumpUnderLimits(table: PartsTable, clock: FakeClock): Promise<void> {
  const site = createSite({ port: await freePort(), env: { ...clock.env, RATE_LIMITS: 'on' } });
  await site.start();
  const [guessed, other] = ['guessed@proof.test', 'other@proof.test'];
  const password = 'diwaniya-2026';
  for (const email of [guessed, other])
    doneOf(await createCaller(site.origin).call(passwordApi.signUp, { email, password, displayName: 'بو فهد' }));
  const signIn = async (email: string, word: string) =>
    answerOf(await createCaller(site.origin).call(accountsApi.signIn, { email, password: word }));
  for (let count = 0; count < rateLimits.sign_in.max; count += 1) await signIn(guessed, 'not the password');
  const answers: string[] = [];
  for (const offsetMs of [0, -hourMs, 0]) {
    clock.jumpTo(offsetMs);
    answers.push(await signIn(guessed, password), await signIn(other, password));
  }
  const isKept = answers.every((answer, index) => (index % 2 === 0 ? answer === 'rate-limited' : answer === '200'));
  table.addRow(
    [atLimit, 'the limit holds, for its account alone', answers.join(', '), '-', '-', '-', '-'],
    isKept ? [] : [`${atLimit}: ${answers.join(', ')}`],
  );
  await table.close(site);
}
