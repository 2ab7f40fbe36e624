import { mail as texts } from '#shared/i18n/ar/mail.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { KeptMail } from './mailbox.ts';

const style = `
  body{margin:0;background:#0b1628;color:#fff7e8;font:18px/1.7 'Readex Pro',Tahoma,Arial,sans-serif}
  main{max-width:760px;margin:0 auto;padding:32px 16px}
  h1{color:#ffb938;font-size:32px;margin:0 0 16px}
  a{color:inherit}
  .mail{display:block;padding:16px 20px;margin-block-end:12px;border-radius:16px;background:#13233b;text-decoration:none}
  .mail:hover,.mail:focus-visible{background:#1c3253}
  .mail b{display:block}
  .quiet{color:#b9c6d8;font-size:15px}
  .open{display:block;padding:18px 24px;margin-block:24px;border-radius:16px;background:#ffb938;color:#1b1203;
    font-size:22px;font-weight:700;text-align:center;text-decoration:none}
  pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:20px;border-radius:16px;background:#13233b;font:inherit}
`;

/** All mails, newest first. */
export function mailboxPage(mails: readonly KeptMail[]): string {
  const items = mails.map(
    (mail) => `<a class="mail" href="/dev/mail/${escapeHtml(mail.id)}"><b><bdi>${escapeHtml(mail.subject)}</bdi></b>
<span class="quiet"><bdi>${escapeHtml(mail.to)}</bdi> · ${escapeHtml(formatDateTime(mail.at, 'ar'))}</span></a>`,
  );
  const list = items.length === 0 ? `<p class="quiet">${texts.mailbox.empty}</p>` : items.join('\n');
  return page(texts.mailbox.title, `<h1>${texts.mailbox.title}</h1>\n${list}`);
}

/** One mail, with the link it is for. */
export function mailPage(mail: KeptMail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  const button = link === undefined ? '' : `<a class="open" href="${escapeHtml(link)}">${texts.mailbox.openLink}</a>`;
  return page(
    mail.subject,
    `<p><a class="quiet" href="/dev/mail">${texts.mailbox.back}</a></p>
<h1><bdi>${escapeHtml(mail.subject)}</bdi></h1>
<p class="quiet"><bdi>${escapeHtml(mail.to)}</bdi> · ${escapeHtml(formatDateTime(mail.at, 'ar'))}</p>
${button}
<pre dir="auto">${escapeHtml(mail.text)}</pre>
<p><a class="quiet" href="/dev/mail/${escapeHtml(mail.id)}/html">${texts.mailbox.asReceived}</a></p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>
${body}
</main></body>
</html>
`;
}
