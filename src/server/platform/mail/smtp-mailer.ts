import type { Transporter } from 'nodemailer';
import type { Mailer } from './mailer.ts';

// Together well below the time after which the outbox hands the mail to another process.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends over the mail server of SMTP_URL. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  let transport: Promise<Transporter> | null = null;
  return {
    async send(mail) {
      transport ??= import('nodemailer').then(({ createTransport }) => createTransport({ url: smtpUrl, ...timeouts }));
      await (await transport).sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
    },
  };
}
