import { z } from 'zod';
import { providers } from '#shared/accounts/providers.ts';
import { identities as ar } from '#shared/i18n/ar/identities.ts';
import { mailName } from '#shared/i18n/mail-name.ts';
import { actionMail, mailTexts } from '../platform/mail/template.ts';
import type { AccountDeps } from './accounts.ts';

/** Outbox entry: notifies the owner that a provider was linked or unlinked. */
export const identityNoteKind = 'accounts/identity-mail';
const payloadSchema = z.object({ userId: z.string(), provider: z.enum(providers), isLinked: z.boolean() });

/** Sent on every change, so that the owner notices one by a stranger; its button asks for a new password. */
export async function sendIdentityNote(deps: AccountDeps, payload: unknown): Promise<void> {
  const { userId, provider, isLinked } = payloadSchema.parse(payload);
  const user = await deps.database.query
    .selectFrom('users')
    .select(['email', 'display_name', 'preferences'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (user === undefined) return;
  const { language } = user.preferences;
  const { identityLinked, identityUnlinked, accountFooter: footer } = mailTexts[language];
  const texts = isLinked ? identityLinked : identityUnlinked;
  // A proper name, the same in both languages.
  const name = ar.linked.names[provider];
  const link = new URL('/auth/forgot-password', deps.publicUrl);
  link.search = new URLSearchParams({ lang: language }).toString();
  await deps.mailer.send(
    actionMail({
      to: user.email,
      language,
      subject: texts.subject(name),
      title: texts.title(mailName(user.display_name, language)),
      body: texts.body(name),
      button: texts.button,
      link: link.href,
      note: texts.note,
      footer,
    }),
  );
}
