import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { passwordApi } from '#shared/accounts/password-api.ts';
import { mail as ar } from '#shared/i18n/ar/mail.ts';
import { mail as en } from '#shared/i18n/en/mail.ts';
import { mailName } from '#shared/i18n/mail-name.ts';
import type { Language } from '#shared/kernel/text.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createSmtpMailer } from '../platform/mail/smtp-mailer.ts';

// A real mail server on this machine: what arrives there is what a mail reader gets.
const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(Buffer.concat(chunks).toString());
      done();
    });
  },
});
let app: TestApp;
let smtpUrl = '';

beforeAll(async () => {
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(async () => {
  received.length = 0;
  app = await createTestApp({ mailer: createSmtpMailer(smtpUrl, 'Siraj <siraj@example.com>') });
});

interface ReadMail {
  readonly head: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const quoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** The newest mail, read as a mail reader does: words of the head and parts of the body decoded. */
function newestMail(): ReadMail {
  const raw = received.at(-1) ?? '';
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? 'none';
  const part = (type: string) => {
    const found = raw.split(`--${boundary}`).find((piece) => piece.includes(`Content-Type: ${type}`)) ?? '';
    const body = found.slice(found.indexOf('\r\n\r\n') + 4);
    return /base64/i.test(found.slice(0, found.indexOf('\r\n\r\n')))
      ? Buffer.from(body, 'base64').toString()
      : quoted(body);
  };
  const subject = (/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? '')
    .replace(/\r\n[ \t]/g, '')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    );
  return { head, subject, text: part('text/plain'), html: part('text/html') };
}

/** An account with that language. */
async function member(language: Language) {
  const email = `${language}@example.com`;
  await app.visitor().call(passwordApi.signUp, {
    email,
    password: 'secret-1',
    displayName: language === 'ar' ? 'Noura' : 'نورة',
    language,
  });
  await app.outbox.drain();
  return email;
}

const catalogues = { ar, en };
const links = [
  ['verifyEmail', accountsApi.sendVerificationMail],
  ['resetPassword', accountsApi.sendPasswordResetMail],
  ['signIn', accountsApi.sendSignInLink],
] as const;

describe.each(['ar', 'en'] as const)('a mail in %s over SMTP', (language) => {
  const direction = language === 'ar' ? 'rtl' : 'ltr';

  it.each(links)('carries the link of %s in text and HTML [AUTH-4] [AUTH-5] [AUTH-6]', async (mode, { path }) => {
    const email = await member(language);
    await app.visitor().request({ method: 'POST', path, body: { email } });
    await app.outbox.drain();
    const { head, subject, text, html } = newestMail();
    const texts = catalogues[language][mode];
    expect(head).toMatch(new RegExp(`^To: ${email}`, 'm'));
    expect(subject).toBe(texts.subject);
    const link = new RegExp(
      `^http://localhost:3000/auth/action\\?mode=${mode}&oobCode=([\\w-]{43})&lang=${language}\\r?$`,
      'm',
    ).exec(text);
    expect(link).not.toBeNull();
    for (const part of [
      typeof texts.body === 'string'
        ? texts.body
        : texts.body(mailName(language === 'ar' ? 'Noura' : 'نورة', language)),
      texts.note,
      catalogues[language].footer,
    ])
      expect(text).toContain(part);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`oobCode=${link?.[1] ?? 'none'}&amp;lang=${language}"`);
    expect(html).toContain(`>${texts.button.replaceAll("'", '&#39;')}</a>`);
    // A name of the other direction must not turn the line round it.
    expect(text).toContain(language === 'ar' ? '\u2068Noura\u2069' : '\u2068نورة\u2069');
    await app.visitor().call(passwordApi.completeAction, {
      mode,
      oobCode: link?.[1] ?? '',
      ...(mode === 'resetPassword' ? { newPassword: 'secret-2' } : {}),
    });
  });

  it('reports a changed password, without any code [AUTH-5] [USER-4]', async () => {
    const email = await member(language);
    const client = app.visitor();
    await client.call(accountsApi.signIn, { email, password: 'secret-1' });
    await client.call(passwordApi.changePassword, { currentPassword: 'secret-1', newPassword: 'secret-2' });
    await app.outbox.drain();
    const { subject, text, html } = newestMail();
    const texts = catalogues[language];
    expect(subject).toBe(texts.passwordChanged.subject);
    expect(text).toContain(texts.accountFooter);
    expect(text).toContain(`http://localhost:3000/auth/forgot-password?lang=${language}`);
    expect(text + html).not.toMatch(/oobCode|secret-/);
    expect(html).toContain(`dir="${direction}"`);
  });
});

it('sends a mail that the server would not take once more, with a code that works [AUTH-5]', async () => {
  const email = await member('ar');
  let refusals = 1;
  app = await createTestApp(
    {
      mailer: {
        send: (mail) => {
          if (refusals === 0) return createSmtpMailer(smtpUrl, 'Siraj <siraj@example.com>').send(mail);
          refusals -= 1;
          return Promise.reject(new Error('busy'));
        },
      },
    },
    app,
  );
  await app.visitor().call(accountsApi.sendPasswordResetMail, { email });
  await app.outbox.drain();
  app.clock.moveBy(60_000);
  await app.outbox.drain();
  const code = /oobCode=([\w-]+)/.exec(newestMail().text)?.[1] ?? '';
  await app
    .visitor()
    .call(passwordApi.completeAction, { mode: 'resetPassword', oobCode: code, newPassword: 'secret-2' });
});
