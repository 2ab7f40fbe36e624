import { z } from 'zod';
import { mailName } from '#shared/i18n/mail-name.ts';
import { actionMail, mailTexts } from '../platform/mail/template.ts';
import type { AccountDeps } from './accounts.ts';

/** Outbox entry: notifies the owner that the password was changed. */
export const passwordNoteKind = 'accounts/password-changed-mail';
const payloadSchema = z.object({ userId: z.string() });

/** Sent on every change, so that the owner notices one by a stranger; its button asks for a new password. */
export async function sendPasswordNote(deps: AccountDeps, payload: unknown): Promise<void> {
  const { userId } = payloadSchema.parse(payload);
  const user = await deps.database.query
    .selectFrom('users')
    .select(['email', 'display_name', 'preferences'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) return;
  const { language } = user.preferences;
  const { passwordChanged: texts, accountFooter: footer } = mailTexts[language];
  const link = new URL('/auth/forgot-password', deps.publicUrl);
  link.search = new URLSearchParams({ lang: language }).toString();
  await deps.mailer.send(
    actionMail({
      to: user.email,
      language,
      subject: texts.subject,
      title: texts.title(mailName(user.display_name, language)),
      body: texts.body,
      button: texts.button,
      link: link.href,
      note: texts.note,
      footer,
    }),
  );
}
