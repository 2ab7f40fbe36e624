import { z } from 'zod';
import type { ActionMode, linkModes } from '#shared/accounts/schema.ts';
import { mailName } from '#shared/i18n/mail-name.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { Tx } from '../platform/database/index.ts';
import { actionMail, mailTexts } from '../platform/mail/template.ts';
import { issueCode } from './action-codes.ts';
import type { AccountDeps } from './accounts.ts';

/** Outbox entries by what the link is for: look whether this address is to get one, and send it. */
export const linkMailKinds = {
  verifyEmail: 'accounts/verification-mail',
  resetPassword: 'accounts/password-reset-mail',
  signIn: 'accounts/sign-in-link-mail',
} as const satisfies Record<ActionMode, string>;
const payloadSchema = z.object({ email: z.string() });

/**
 * Asks for a new link and ends the old ones of its kind. Does the same work whether or not the
 * address is known: who has an account shows neither in the answer nor in its time.
 */
export async function requestLinkMail(tx: Tx, deps: AccountDeps, mode: ActionMode, email: string): Promise<void> {
  await tx
    .updateTable('action_codes')
    .set({ superseded_at: new Date(deps.clock.now()) })
    .where('user_id', 'in', (build) => build.selectFrom('users').select('id').where('email', '=', email))
    .where('mode', '=', mode)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
  await deps.outbox.add(tx, linkMailKinds[mode], { email });
}

/** The request of a user; the caller's own address if signed in and none is given. */
export async function askForLink(
  deps: AccountDeps,
  mode: ActionMode,
  caller: Caller | null,
  email: string | undefined,
): Promise<void> {
  const address = email ?? caller?.user.email;
  if (address === undefined) throw new AppError('auth/invalid-email', { fields: { email: 'auth/invalid-email' } });
  await deps.database.transaction((tx) => requestLinkMail(tx, deps, mode, address));
}

/** Handles an entry. The code is made here, so that it never rests in the database in plain. */
export async function sendLinkMail(deps: AccountDeps, mode: ActionMode, payload: unknown): Promise<void> {
  const { email } = payloadSchema.parse(payload);
  const issued = await deps.database.transaction(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'display_name', 'preferences', 'email_verified'])
      .where('email', '=', email)
      .where('disabled', '=', false)
      .forUpdate()
      .executeTakeFirst();
    // Nothing is left to verify.
    if (user === undefined || (mode === 'verifyEmail' && user.email_verified)) return null;
    const code = await issueCode(tx, deps, { userId: user.id, email, mode });
    return { code, displayName: user.display_name, language: user.preferences.language };
  });
  if (issued === null) return;
  const { code, displayName, language } = issued;
  const name = mailName(displayName, language);
  const texts = mailTexts[language][mode];
  const linkTo = (wish: (typeof linkModes)[number]) => {
    const link = new URL('/auth/action', deps.publicUrl);
    link.search = new URLSearchParams({ mode: wish, oobCode: code, lang: language }).toString();
    return link.href;
  };
  await deps.mailer.send(
    actionMail({
      to: email,
      language,
      subject: texts.subject,
      title: texts.title(name),
      body: typeof texts.body === 'string' ? texts.body : texts.body(name),
      button: texts.button,
      link: linkTo(mode),
      note: texts.note,
      ...('disown' in texts ? { otherwise: { text: texts.disown, link: linkTo('disownAccount') } } : {}),
    }),
  );
}
