import { resolve } from 'node:path';
import { z } from 'zod';
import { emailSchema } from '#shared/accounts/schema.ts';
import { defaultFunctionsRegion } from '#shared/kernel/callable.ts';
import type { SiteSettings } from '#shared/site-settings/api.ts';

/** Every setting, checked. Read once, by main.ts. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL;
  readonly trustProxy: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly adminEmail: string | null;
  readonly sessionSecret: string | null;
  readonly logLevel: (typeof logLevels)[number];
  readonly functionsRegion: string;
  readonly siteFacts: SiteSettings;
}

export type ParsedEnv = { readonly ok: true; readonly env: Env } | { readonly ok: false; readonly problems: readonly string[] };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const urlOf = (...protocols: string[]) => z.string().refine(
  (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
  { error: `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}` },
);

// Addresses, ranges, or the names that proxy-addr knows.
const proxy = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i;

const settings = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: urlOf('http:', 'https:').refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', { error: 'must have no path' }).optional(),
  TRUST_PROXY: z.string().default('none')
    .transform((list) => (list === 'none' ? [] : list.split(',').map((entry) => entry.trim())))
    .refine((list) => list.every((entry) => proxy.test(entry)), { error: 'must be none, or addresses and ranges by comma' }),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().regex(/@/, { error: 'must hold an e-mail address' }).default('Siraj <siraj@localhost>'),
  ADMIN_EMAIL: emailSchema.optional(),
  SESSION_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('warn'),
  FUNCTIONS_REGION: z.string().regex(/^[a-z]+(-[a-z0-9]+)+$/, { error: 'must be a region like me-central1' }).default(defaultFunctionsRegion),
  SELLER_NAME: z.string().optional(),
  SELLER_REGISTRATION: z.string().optional(),
  SELLER_ADDRESS: z.string().optional(),
  SELLER_PHONE: z.string().regex(/^\+?[\d ]{6,20}$/, { error: 'must be a phone number' }).optional(),
  SELLER_EMAIL: emailSchema.optional(),
  APP_STORE_URL: urlOf('https:').optional(),
  PLAY_STORE_URL: urlOf('https:').optional(),
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Reads the environment; answers all its problems at once. An empty value counts as none. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): ParsedEnv {
  const given = Object.fromEntries<string | undefined>(settingNames.map((name) => [name, source[name]?.trim()] as const).filter(([, value]) => value));
  const parsed = settings.safeParse(given);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)),
    ...(given['DATABASE_URL'] && !given['SESSION_SECRET'] ? ['SESSION_SECRET is needed with DATABASE_URL: every process must have the same'] : []),
    ...(given['SMTP_URL'] && !given['MAIL_FROM'] ? ['MAIL_FROM is needed with SMTP_URL'] : []),
  ];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  const values = parsed.data;
  return {
    ok: true,
    env: {
      port: values.PORT,
      host: values.HOST,
      publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`),
      trustProxy: values.TRUST_PROXY,
      dataDir: resolve(values.DATA_DIR),
      databaseUrl: values.DATABASE_URL ?? null,
      smtpUrl: values.SMTP_URL ?? null,
      mailFrom: values.MAIL_FROM,
      adminEmail: values.ADMIN_EMAIL ?? null,
      sessionSecret: values.SESSION_SECRET ?? null,
      logLevel: values.LOG_LEVEL,
      functionsRegion: values.FUNCTIONS_REGION,
      siteFacts: {
        seller: {
          name: values.SELLER_NAME ?? null, registration: values.SELLER_REGISTRATION ?? null, address: values.SELLER_ADDRESS ?? null,
          phone: values.SELLER_PHONE ?? null, email: values.SELLER_EMAIL ?? null,
        },
        apps: { appStore: values.APP_STORE_URL ?? null, playStore: values.PLAY_STORE_URL ?? null },
      },
    },
  };
}
