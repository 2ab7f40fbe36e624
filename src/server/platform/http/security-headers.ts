export interface PagePolicy {
  readonly https: boolean;
  /** Lets the page load what reCAPTCHA needs. */
  readonly hasRecaptcha: boolean;
}

const google = 'https://www.google.com/recaptcha/';

/** Headers of scripts, styles and fonts, which no one opens by themselves: all others act on documents and workers. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of every other answer. `scriptHashes` let the page's own inline scripts run. */
export function securityHeaders(
  { https, hasRecaptcha }: PagePolicy,
  scriptHashes: readonly string[] = [],
): Readonly<Record<string, string>> {
  const scripts = [
    "'self'",
    ...(hasRecaptcha ? [google, 'https://www.gstatic.com/recaptcha/'] : []),
    ...scriptHashes.map((hash) => `'sha256-${hash}'`),
  ].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${hasRecaptcha ? ` ${google}` : ''}`,
    ...(hasRecaptcha ? [`frame-src ${google} https://recaptcha.google.com/recaptcha/`] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Links in mails carry codes: their address goes to no other site.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
