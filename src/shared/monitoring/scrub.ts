import { maxLengths, type ErrorRecord } from './schema.ts';

const gone = '[…]';

// In this order: named secrets first, so that their remains contain no secret.
const secretNames = [
  'pass(?:word|wd|code)?|new_?password|secret|client_?secret|private[_-]?key|api_?key|authorization|cookie|set-cookie',
  'oob_?code|id_?token|access_?token|refresh_?token|token|session|code',
].join('|');

const secrets: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]{1,40}-----[\s\S]*?(?:-----END [A-Z ]{1,40}-----|$)/g, gone],
  // "password": "…", oobCode=…, token: …, Authorization: Bearer …
  [
    new RegExp(
      `(["']?\\b(?:${secretNames})\\b["']?\\s*[:=]\\s*)(?:bearer\\s+)?("[^"]*"|'[^']*'|[^\\s,;&)}\\]]+)`,
      'gi',
    ),
    `$1${gone}`,
  ],
  [/\bbearer\s+[\w.~+/=-]+/gi, `Bearer ${gone}`],
  [/[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/gu, gone],
  // The user and password of an address, then what follows its path.
  [/(\b[a-z][\w+.-]{0,20}:\/\/)[^\s/@]{1,200}@/gi, '$1'],
  [/(\b[a-z][\w+.-]*:\/\/[^\s?#"'()]*)[?#][^\s"')]*?(?=(?::\d+){0,2}(?:["')\s]|$))/gi, '$1'],
  [/(\/[\w./-]*)\?[\w%.~+-]+=[^\s"')]*/g, '$1'],
  // The code of an answer grants access to it.
  [/(\/answers?\/)[\w%~-]+/gi, `$1${gone}`],
  // Signed tokens, redeem codes and referral codes, keys and hashes.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, gone],
  [/\b[A-Z]{2,12}(?:-[A-Z0-9]{4}){2,}\b/gi, gone],
  [/\b(?:sk|pk|rk)_[a-z]+_\w+/gi, gone],
  [
    /\b(?=[\w-]{0,80}\d)(?=[\w-]{0,80}[A-Za-z])(?![\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b)[\w-]{32,}\b/g,
    gone,
  ],
  [/\+?\d[\d ()-]{9,30}\d/g, gone],
];

/** Takes out of a text what belongs to a person or opens something: addresses, tokens, codes, passwords, queries. */
export function scrubText(text: string): string {
  return secrets.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
}

// Longer texts don't fit in a record and would only slow down the rules below.
const maxScrubbed = 4;

/** Scrubs before it cuts: no pattern recognizes half a secret. */
function tidy(text: string, maxLength: number): string {
  return scrubText(text.slice(0, maxLength * maxScrubbed)).slice(0, maxLength);
}

/**
 * Scrubs a record and cuts it to its maximum size. Runs on the page before a record is sent, and again on the server,
 * which can't trust the page.
 */
export function scrubRecord(record: ErrorRecord): ErrorRecord {
  return {
    ...record,
    code: tidy(record.code, maxLengths.code),
    context: tidy(record.context, maxLengths.context),
    type: tidy(record.type, maxLengths.name),
    message: tidy(record.message, maxLengths.message),
    userMessage: record.userMessage === null ? null : tidy(record.userMessage, maxLengths.userMessage),
    stack: record.stack === null ? null : tidy(record.stack, maxLengths.stack),
    environment: tidy(record.environment, maxLengths.environment),
    metadata: Object.fromEntries(
      Object.entries(record.metadata).map(([name, value]) => [
        scrubText(name),
        typeof value === 'string' ? scrubNamed(name, value) : value,
      ]),
    ),
  };
}

const secretName = /pass|secret|private_?key|token|code$|cookie|authorization|mail|phone/i;

function scrubNamed(name: string, value: string): string {
  return secretName.test(name) ? gone : tidy(value, maxLengths.metadataValue);
}
