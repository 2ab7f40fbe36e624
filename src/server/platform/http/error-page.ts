import { directions } from '#shared/i18n/catalogue.ts';
import { providerWindow as ar } from '#shared/i18n/ar/provider-window.ts';
import { providerWindow as en } from '#shared/i18n/en/provider-window.ts';
import type { Language } from '#shared/kernel/text.ts';
import { escapeHtml } from './escape-html.ts';

const texts: Readonly<Record<Language, typeof ar>> = { ar, en };

const style =
  'body{margin:0;min-height:100vh;padding:24px;box-sizing:border-box;display:grid;place-content:center;' +
  'justify-items:center;gap:16px;background:#0b1628;color:#fff7e8;font:20px/1.6 ' +
  'system-ui,sans-serif;text-align:center}a{display:grid;place-items:center;min-height:44px;color:#ffb938}';

/** What a browser shows that was led to a navigation where it failed: the reason in words, and the way back. */
export function errorPage(message: string, language: Language, next: URL): string {
  const text = texts[language];
  return `<!doctype html>
<html lang="${language}" dir="${directions[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text.failed}</title><style>${style}</style></head>
<body>
<p>${escapeHtml(message)}</p>
<a href="${escapeHtml(next.href)}">${text.goOn}</a>
</body>
</html>
`;
}
