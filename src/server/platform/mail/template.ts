import { directions } from '#shared/i18n/catalogue.ts';
import { mail as ar } from '#shared/i18n/ar/mail.ts';
import { mail as en } from '#shared/i18n/en/mail.ts';
import type { Shape } from '#shared/i18n/catalogue.ts';
import type { Language } from '#shared/kernel/text.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Mail } from './mailer.ts';

/** Texts of all mails by language. */
export const mailTexts: Readonly<Record<Language, Shape<typeof ar>>> = { ar, en };

/** A mail that asks for one thing: a title, a sentence, a button. */
export interface ActionMail {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  readonly button: string;
  readonly link: string;
  readonly note: string;
  /** A second link, for a recipient who doesn't want the button's action. */
  readonly otherwise?: { readonly text: string; readonly link: string };
  /** Why it was sent, if not because the address was entered. */
  readonly footer?: string;
}

const colors = {
  night: '#0b1628',
  panel: '#13233b',
  line: '#1c3253',
  text: '#fff7e8',
  muted: '#b9c6d8',
  saffron: '#ffb938',
  onSaffron: '#1b1203',
} as const;

/** Renders a mail as HTML and as plain text. Uses tables and inline styles, since mail clients drop other CSS. */
export function actionMail(mail: ActionMail): Mail {
  const texts = mailTexts[mail.language];
  const text = [
    mail.title,
    '',
    mail.body,
    '',
    mail.link,
    '',
    mail.note,
    '',
    ...otherwiseLines(mail),
    `${texts.brand} · ${texts.tagline}`,
    mail.footer ?? texts.footer,
  ].join('\n');
  return { to: mail.to, subject: mail.subject, text, html: html(mail) };
}

function otherwiseLines({ otherwise }: ActionMail): readonly string[] {
  return otherwise === undefined ? [] : [otherwise.text, otherwise.link, ''];
}

const buttonStyle = [
  `display:inline-block;background:${colors.saffron};color:${colors.onSaffron}`,
  "font-family:'Readex Pro',Tahoma,Arial,sans-serif;font-size:18px;font-weight:700",
  'text-decoration:none;padding:14px 36px;border-radius:14px',
].join(';');
const addressStyle = 'font-family:Menlo,Consolas,monospace;font-size:12px;line-height:1.6;word-break:break-all';

function html(mail: ActionMail): string {
  const texts = mailTexts[mail.language];
  const direction = directions[mail.language];
  const align = direction === 'rtl' ? 'right' : 'left';
  const link = escapeHtml(mail.link);
  const cell = (style: string, content: string) =>
    `<tr><td dir="${direction}" align="${align}" style="font-family:'Readex Pro',Tahoma,Arial,sans-serif;text-align:${align};${style}">${content}</td></tr>`;
  const otherwise =
    mail.otherwise === undefined
      ? ''
      : cell(
          'font-size:15px;line-height:1.8;padding-bottom:16px',
          `<a href="${escapeHtml(mail.otherwise.link)}" style="color:${colors.saffron}">${escapeHtml(mail.otherwise.text)}</a>`,
        );
  return `<!doctype html>
<html lang="${mail.language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colors.night}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colors.night}" style="background:${colors.night}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
${cell(`padding:0 8px 16px;font-size:30px;font-weight:800;color:${colors.saffron}`, escapeHtml(texts.brand))}
<tr><td bgcolor="${colors.panel}" style="background:${colors.panel};border:1px solid ${colors.line};border-radius:20px;padding:28px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${cell(`font-size:22px;line-height:1.5;font-weight:700;color:${colors.text};padding-bottom:12px`, escapeHtml(mail.title))}
${cell(`font-size:16px;line-height:1.8;color:${colors.text};padding-bottom:24px`, escapeHtml(mail.body))}
<tr><td align="center" style="padding-bottom:24px">
<a href="${link}" style="${buttonStyle}">${escapeHtml(mail.button)}</a>
</td></tr>
${cell(`font-size:13px;line-height:1.8;color:${colors.muted};padding-bottom:16px`, escapeHtml(mail.note))}
${otherwise}
${cell(`font-size:13px;line-height:1.8;color:${colors.muted}`, escapeHtml(texts.linkHint))}
<tr><td dir="ltr" align="left" style="${addressStyle}"><a href="${link}" style="color:${colors.saffron}">${link}</a></td></tr>
</table>
</td></tr>
${cell(`font-size:12px;line-height:1.8;color:${colors.muted};padding:16px 8px 0`, `${escapeHtml(texts.tagline)}<br>${escapeHtml(mail.footer ?? texts.footer)}`)}
</table>
</td></tr>
</table>
</body>
</html>
`;
}
