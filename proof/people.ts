/** People who sign up and sign in, and codes for them. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { randomIndex, type Random } from '#shared/kernel/random.ts';
import { redeemCodeAdminApi } from '#shared/redeem-codes/admin-api.ts';
import { createCaller, doneOf, type Caller } from '#testing/caller.ts';
import { compareIds, keptOf, type Kept } from './kept.ts';
import type { Site } from './site.ts';

export const password = 'diwaniya-2026';
const restMs = 15;

const mailbox = z.object({ items: z.array(z.object({ to: z.string(), text: z.string() })) });

/** Signs up and opens the mailed link. */
export async function enterAsVerified({ origin }: Pick<Site, 'origin'>, caller: Caller, email: string): Promise<void> {
  doneOf(await caller.call(passwordApi.signUp, { email, password, displayName: 'بو فهد' }));
  let oobCode: string | null = null;
  while (oobCode === null) {
    const { items } = mailbox.parse(await (await fetch(`${origin}/dev/mail.json`)).json());
    const mail = items.find(({ to }) => to.includes(email));
    const link = mail === undefined ? null : /https?:\/\/\S+\/auth\/action\?\S+/.exec(mail.text)?.[0];
    if (link) oobCode = new URL(link).searchParams.get('oobCode');
    else await wait(restMs);
  }
  doneOf(await caller.call(passwordApi.completeAction, { mode: 'verifyEmail', oobCode }));
}

/** Signs people up until `isOver`; an unanswered sign-up is repeated. */
export async function signPeopleUp(site: Site, random: Random, isOver: () => boolean): Promise<readonly string[]> {
  const emails: string[] = [];
  while (!isOver()) {
    const email = `guest-${emails.length}@proof.test`;
    for (let isKnown = false; !isKnown;) {
      await site.whenUp();
      const outcome = await createCaller(site.origin).call(passwordApi.signUp, { email, password, displayName: 'ضيف' });
      isKnown = outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.code === 'auth/email-already-in-use');
      if (outcome.kind === 'refused' && !isKnown) throw new Error(`a sign-up was refused: ${outcome.code}`);
    }
    emails.push(email);
    await wait(100 + randomIndex(random, 200));
  }
  return emails;
}

/** How many of these can sign in. */
export async function countSignIns(site: Site, emails: readonly string[]): Promise<Kept> {
  let present = 0;
  for (const email of emails) {
    const outcome = await createCaller(site.origin).call(accountsApi.signIn, { email, password });
    if (outcome.kind === 'done') present += 1;
  }
  return keptOf(emails.length, present);
}

/** How many of these can sign in. An account besides theirs and the `known` ones counts as doubled. */
export async function checkSignUps(
  site: Site,
  admin: Caller,
  emails: readonly string[],
  known: readonly string[],
): Promise<Kept> {
  const kept = await countSignIns(site, emails);
  const { doubled } = compareIds([...emails, ...known], await listAddresses(admin));
  return { ...kept, doubled };
}

/** The address of every account that there is. */
async function listAddresses(admin: Caller): Promise<readonly string[]> {
  const addresses: string[] = [];
  let after: { readonly cursor?: string } | null = {};
  while (after !== null) {
    const page: { items: { email: string }[]; nextCursor: string | null } = doneOf(
      await admin.call(adminAccountsApi.listUsers, { limit: 100, ...after }),
    );
    addresses.push(...page.items.map(({ email }) => email));
    after = page.nextCursor === null ? null : { cursor: page.nextCursor };
  }
  return addresses;
}

/** A batch of single-use codes, made by an admin: up to 10,000. */
export async function makeCodes(admin: Caller, count: number, sessionsGranted: number): Promise<string[]> {
  const { batchId } = doneOf(await admin.call(redeemCodeAdminApi.create, { count, sessionsGranted }));
  const { csv } = doneOf(await admin.call(redeemCodeAdminApi.exportCsv, { batchId }));
  return [...csv.matchAll(/SESSION-[A-Z0-9-]+/g)].map(([code]) => code);
}
