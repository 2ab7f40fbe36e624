import { signInMessageType } from '#shared/accounts/providers.ts';
import type { Provider } from '#shared/accounts/providers.ts';
import { directions } from '#shared/i18n/catalogue.ts';
import { providerWindow as ar } from '#shared/i18n/ar/provider-window.ts';
import { providerWindow as en } from '#shared/i18n/en/provider-window.ts';
import type { Language } from '#shared/kernel/text.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';

const texts: Readonly<Record<Language, typeof ar>> = { ar, en };

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;background:#0b1628;color:#fff7e8;font:20px/1.6 ' +
  'system-ui,sans-serif;text-align:center}a{display:grid;place-items:center;min-height:44px;color:#ffb938}';

// Notifies the opener and closes. Only our own page receives it; without an opener the window continues itself.
const script = `(function () {
  var data = document.body.dataset;
  if (window.opener) {
    window.opener.postMessage({ type: '${signInMessageType}', provider: data.provider, code: data.code || null }, window.location.origin);
    window.close();
  } else window.location.replace(data.next);
})();`;

/** The content of a provider's window before it closes. */
export function providerWindow({
  provider,
  code,
  next,
  language,
}: {
  readonly provider: Provider;
  readonly code: string | null;
  readonly next: URL;
  readonly language: Language;
}): string {
  const text = texts[language];
  const title = code === null ? text.done : text.failed;
  return `<!doctype html>
<html lang="${language}" dir="${directions[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body data-provider="${provider}" data-code="${escapeHtml(code ?? '')}" data-next="${escapeHtml(next.href)}">
<p>${title}</p>
<a href="${escapeHtml(next.href)}">${text.goOn}</a>
<script>${script}</script>
</body>
</html>
`;
}
