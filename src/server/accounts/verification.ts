import { z } from 'zod';
import type { User } from '#shared/accounts/schema.ts';
import type { Tx } from '../platform/database/index.ts';
import { actionMail, mailTexts } from '../platform/mail/template.ts';
import { issueCode, redeemCode, supersedeCodes } from './action-codes.ts';
import type { AccountDeps } from './accounts.ts';
import { getUser } from './queries.ts';
import { settlePendingReferral } from './referrals.ts';

/** Outbox entry: look whether this address waits for a verification mail, and send it. */
export const verificationMailKind = 'accounts/verification-mail';
const payloadSchema = z.object({ email: z.string() });

/**
 * Asks for a new link and ends the old ones. Does the same work whether or not the address is
 * known: who has an account shows neither in the answer nor in its time.
 */
export async function requestVerificationMail(tx: Tx, deps: AccountDeps, email: string): Promise<void> {
  await tx.updateTable('action_codes').set({ superseded_at: new Date(deps.clock.now()) })
    .where('user_id', 'in', (build) => build.selectFrom('users').select('id').where('email', '=', email))
    .where('mode', '=', 'verifyEmail').where('used_at', 'is', null).where('superseded_at', 'is', null)
    .execute();
  await deps.outbox.add(tx, verificationMailKind, { email });
}

/** Handles the entry. The code is made here, so that it never rests in the database in plain. */
export async function sendVerificationMail(deps: AccountDeps, payload: unknown): Promise<void> {
  const { email } = payloadSchema.parse(payload);
  const issued = await deps.database.transaction(async (tx) => {
    const user = await tx.selectFrom('users').select(['id', 'display_name', 'preferences'])
      .where('email', '=', email).where('email_verified', '=', false).where('disabled', '=', false)
      .forUpdate().executeTakeFirst();
    if (user === undefined) return null;
    const code = await issueCode(tx, deps, { userId: user.id, email, mode: 'verifyEmail' });
    return { code, name: user.display_name, language: user.preferences.language };
  });
  if (issued === null) return;
  const { code, name, language } = issued;
  const { verifyEmail: texts } = mailTexts[language];
  const link = new URL('/auth/action', deps.publicUrl);
  link.search = new URLSearchParams({ mode: 'verifyEmail', oobCode: code, lang: language }).toString();
  await deps.mailer.send(actionMail({
    to: email, language, subject: texts.subject, title: texts.title(name), body: texts.body,
    button: texts.button, link: link.href, note: texts.note,
  }));
}

/** Marks the address as verified; whoever verifies ADMIN_EMAIL becomes admin, and a code that waits is settled. */
export async function verifyEmail(tx: Tx, deps: AccountDeps, code: string): Promise<User> {
  const { userId, email } = await redeemCode(tx, deps, 'verifyEmail', code);
  await supersedeCodes(tx, deps, userId, 'verifyEmail');
  await tx.updateTable('users').where('id', '=', userId).where('email', '=', email)
    .set({ email_verified: true, ...(email === deps.adminEmail ? { role: 'admin' as const } : {}) })
    .execute();
  await settlePendingReferral(tx, deps, userId);
  return getUser(tx, userId);
}
