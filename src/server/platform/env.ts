import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { emailSchema } from '#shared/accounts/schema.ts';
import { isLoopback, servesThisMachineOnly } from './local-only.ts';
import { pushSettingsOf, pushSettingsShape } from './push-settings.ts';
import type { PushSettings } from './push-settings.ts';
import { s3SettingNames, s3SettingsOf, s3SettingsShape } from './s3-settings.ts';
import type { S3Settings } from './s3-settings.ts';
import { defaultFunctionsRegion } from '#shared/kernel/callable.ts';
import { paymentProviderIds } from '#shared/store/payment-providers.ts';
import type { PaymentProviderId } from '#shared/store/payment-providers.ts';
import type { SiteFacts } from '#shared/site-settings/api.ts';

/** Every setting, checked. Read once, by main.ts. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** Where metrics are served; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly publicUrl: URL;
  readonly trustProxy: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** False for load programs, on this machine alone. */
  readonly hasRateLimits: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly adminEmail: string | null;
  readonly sessionSecret: string | null;
  readonly providers: ProviderSettings;
  readonly captcha: CaptchaSettings;
  readonly payments: PaymentSettings;
  /** How long an open purchase reserves a use of its discount code. */
  readonly discountReservationMs: number;
  readonly inApp: InAppEnv;
  readonly sentryDsn: string | null;
  readonly push: PushSettings;
  /** Null: media lie in DATA_DIR. */
  readonly s3: S3Settings | null;
  readonly logLevel: (typeof logLevels)[number];
  readonly functionsRegion: string;
  readonly siteFacts: SiteFacts;
}

/** Purchases of the app's store, through RevenueCat. */
export interface InAppEnv {
  readonly webhookAuthorization: string | null;
  readonly webhookSecret: string | null;
  readonly apiKey: string | null;
  readonly apiUrl: URL;
  readonly isSandboxGranted: boolean;
  readonly sandboxTesters: readonly string[];
  readonly timeoutMs: number;
}

/** Our own timeout: RevenueCat waits 60 s for a webhook's answer. */
const receiptTimeoutMs = 10_000;

/** What Google gave us when we registered with it. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: URL;
}

/** What Apple gave us: our Services ID, and the key by which we make client secrets. */
export interface AppleSettings {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 in PEM, as in the .p8 file. */
  readonly privateKey: string;
  readonly issuer: URL;
}

/** What Tap gave us. Its key signs webhooks too, and says by its beginning whether money is real. */
export interface TapSettings {
  readonly secretKey: string;
  /** If a key serves several merchants. */
  readonly merchantId: string | null;
  readonly apiUrl: URL;
  /** Which ways to pay its page offers. */
  readonly source: string;
}

/** What MyFatoorah gave us. */
export interface MyFatoorahSettings {
  readonly token: string;
  readonly webhookSecret: string;
  readonly apiUrl: URL;
  /** The token doesn't reveal it. */
  readonly isLive: boolean;
}

/** The current payment provider, and earlier ones; null if not configured. */
export interface PaymentSettings {
  /** Null: whichever is set up, else the sandbox. */
  readonly provider: PaymentProviderId | null;
  readonly tap: TapSettings | null;
  readonly myFatoorah: MyFatoorahSettings | null;
}

/** Null for a provider that isn't set up. */
export interface ProviderSettings {
  readonly google: GoogleSettings | null;
  readonly apple: AppleSettings | null;
  /** The address that leads from the system's browser back into the app. */
  readonly appReturn?: URL;
}

/** A key of Google's reCAPTCHA v3, and where its tokens are checked. */
export interface RecaptchaSettings {
  readonly provider: 'recaptcha_v3';
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl: URL;
  readonly timeoutMs: number;
}

/** The captcha provider. */
export type CaptchaSettings =
  | { readonly provider: 'none' }
  | { readonly provider: 'altcha'; readonly cost: number }
  | RecaptchaSettings;

export type ParsedEnv =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly problems: readonly string[] };

const captchaProviders = ['none', 'recaptcha_v3', 'altcha'] as const satisfies readonly CaptchaSettings['provider'][];
/** Rounds of PBKDF2 a try of ALTCHA's puzzle: some 256 tries take a phone a second or two while its person types. */
const altchaCost = 5000;
const recaptchaTimeoutMs = 3000;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const urlOf = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/**
 * Trusted services that receive keys. Plain http only on this machine: a forged answer could sign in anyone, or claim a
 * payment.
 */
const trustedUrl = () =>
  urlOf('http:', 'https:').refine(
    (text) => !text.startsWith('http:') || !URL.canParse(text) || isLoopback(new URL(text).hostname),
    { error: 'must begin with https://' },
  );

// Addresses, ranges, or the names that proxy-addr knows.
const proxy = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i;

const settings = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: urlOf('http:', 'https:')
    .refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', { error: 'must have no path' })
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('none')
    .transform((list) => (list === 'none' ? [] : list.split(',').map((entry) => entry.trim())))
    .refine((list) => list.every((entry) => proxy.test(entry)), {
      error: 'must be none, or addresses and ranges by comma',
    }),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  REDIS_URL: urlOf('redis:', 'rediss:').optional(),
  CONTENT_GUARD: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().regex(/@/, { error: 'must hold an e-mail address' }).default('Siraj <siraj@localhost>'),
  ADMIN_EMAIL: emailSchema.optional(),
  SESSION_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: trustedUrl().default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  // A line break may be written as \n, since many places for settings know only lines.
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine(isEcKey, { error: 'must be the content of the .p8 file' })
    .optional(),
  APPLE_ISSUER: trustedUrl().default('https://appleid.apple.com'),
  APP_RETURN_URL: z
    .string()
    .refine(isAppAddress, { error: 'must be an address that the app opens, as siraj://sign-in or an https link' })
    .default('siraj://sign-in'),
  CAPTCHA: z.enum(captchaProviders, { error: `must be one of ${captchaProviders.join(', ')}` }).default('altcha'),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: trustedUrl().default('https://www.google.com/recaptcha/api/siteverify'),
  SENTRY_DSN: trustedUrl()
    .refine(
      (text) => !URL.canParse(text) || (new URL(text).username !== '' && /[^/]\/?$/.test(new URL(text).pathname)),
      { error: 'must look like https://key@host/project' },
    )
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('warn'),
  PAYMENT_PROVIDER: z.enum(paymentProviderIds, { error: `must be one of ${paymentProviderIds.join(', ')}` }).optional(),
  TAP_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_/, { error: 'must begin with sk_test_ or sk_live_' })
    .optional(),
  TAP_MERCHANT_ID: z.string().optional(),
  TAP_API_URL: trustedUrl().default('https://api.tap.company/v2'),
  TAP_SOURCE: z.string().regex(/^src_/, { error: 'must begin with src_' }).default('src_all'),
  MYFATOORAH_TOKEN: z.string().optional(),
  MYFATOORAH_WEBHOOK_SECRET: z.string().optional(),
  MYFATOORAH_API_URL: trustedUrl().optional(),
  MYFATOORAH_LIVE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  DISCOUNT_RESERVATION_MINUTES: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(1, { error: 'must be 1 or more' })
    .max(1440, { error: 'must be 1440 or less' })
    .default(30),
  REVENUECAT_WEBHOOK_AUTHORIZATION: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  REVENUECAT_WEBHOOK_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  REVENUECAT_API_KEY: z.string().optional(),
  REVENUECAT_API_URL: trustedUrl().default('https://api.revenuecat.com'),
  IAP_SANDBOX: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  IAP_SANDBOX_TESTERS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .pipe(z.array(emailSchema, { error: 'must be e-mail addresses by comma' })),
  ...pushSettingsShape,
  S3_ENDPOINT: trustedUrl().optional(),
  ...s3SettingsShape,
  FCM_API_URL: trustedUrl().default('https://fcm.googleapis.com'),
  FUNCTIONS_REGION: z
    .string()
    .regex(/^[a-z]+(-[a-z0-9]+)+$/, { error: 'must be a region like me-central1' })
    .default(defaultFunctionsRegion),
  SELLER_NAME: z.string().optional(),
  SELLER_REGISTRATION: z.string().optional(),
  SELLER_ADDRESS: z.string().optional(),
  SELLER_PHONE: z
    .string()
    .regex(/^\+?[\d ]{6,20}$/, { error: 'must be a phone number' })
    .optional(),
  SELLER_EMAIL: emailSchema.optional(),
  APP_STORE_URL: urlOf('https:').optional(),
  PLAY_STORE_URL: urlOf('https:').optional(),
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

type Given = Readonly<Record<string, string | undefined>>;
type Settings = z.output<typeof settings>;

/** Reads the environment; answers all its problems at once. An empty value counts as none. */
export function parseEnv(source: Given): ParsedEnv {
  const given = Object.fromEntries<string | undefined>(
    settingNames.map((name) => [name, source[name]?.trim()] as const).filter(([, value]) => value),
  );
  const parsed = settings.safeParse(given);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)),
    ...missingSettings(given),
  ];
  return parsed.success && problems.length === 0 ? { ok: true, env: envOf(parsed.data) } : { ok: false, problems };
}

/** One problem for every setting that another one needs. */
function missingSettings(given: Given): string[] {
  return [
    ...(given['DATABASE_URL'] && !given['SESSION_SECRET']
      ? ['SESSION_SECRET is needed with DATABASE_URL: every process must have the same']
      : []),
    ...missingOf(given, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
    ...missingOf(given, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']),
    ...missingWith(given, ['CAPTCHA', 'recaptcha_v3'], ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']),
    ...missingOf(given, s3SettingNames),
    ...missingOf(given, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']),
    ...missingOf(given, ['MYFATOORAH_TOKEN', 'MYFATOORAH_WEBHOOK_SECRET']),
    ...missingWith(given, ['PAYMENT_PROVIDER', 'tap'], ['TAP_SECRET_KEY']),
    ...missingWith(given, ['PAYMENT_PROVIDER', 'myfatoorah'], ['MYFATOORAH_TOKEN']),
    ...(given['SMTP_URL'] && !given['MAIL_FROM'] ? ['MAIL_FROM is needed with SMTP_URL'] : []),
  ];
}

function envOf(values: Settings): Env {
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const isLocalOnly = servesThisMachineOnly(values.HOST, publicUrl);
  return {
    port: values.PORT,
    host: values.HOST,
    metrics: values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    publicUrl,
    trustProxy: values.TRUST_PROXY,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    hasRateLimits: values.RATE_LIMITS === 'on' || !isLocalOnly,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    adminEmail: values.ADMIN_EMAIL ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    providers: providersOf(values),
    captcha: captchaOf(values),
    payments: paymentsOf(values),
    discountReservationMs: values.DISCOUNT_RESERVATION_MINUTES * 60_000,
    inApp: inAppOf(values),
    sentryDsn: values.SENTRY_DSN ?? null,
    push: pushSettingsOf(values),
    s3: s3SettingsOf(values),
    logLevel: values.LOG_LEVEL,
    functionsRegion: values.FUNCTIONS_REGION,
    siteFacts: siteFactsOf(values, isLocalOnly),
  };
}

function inAppOf(values: Settings): InAppEnv {
  return {
    webhookAuthorization: values.REVENUECAT_WEBHOOK_AUTHORIZATION ?? null,
    webhookSecret: values.REVENUECAT_WEBHOOK_SECRET ?? null,
    apiKey: values.REVENUECAT_API_KEY ?? null,
    apiUrl: new URL(values.REVENUECAT_API_URL),
    isSandboxGranted: values.IAP_SANDBOX === 'on',
    sandboxTesters: values.IAP_SANDBOX_TESTERS,
    timeoutMs: receiptTimeoutMs,
  };
}

function siteFactsOf(values: Settings, isLocalOnly: boolean): SiteFacts {
  return {
    seller: {
      name: values.SELLER_NAME ?? null,
      registration: values.SELLER_REGISTRATION ?? null,
      address: values.SELLER_ADDRESS ?? null,
      phone: values.SELLER_PHONE ?? null,
      email: values.SELLER_EMAIL ?? null,
    },
    apps: { appStore: values.APP_STORE_URL ?? null, playStore: values.PLAY_STORE_URL ?? null },
    // Developers use the developer tools.
    contentGuard: values.CONTENT_GUARD === undefined ? !isLocalOnly : values.CONTENT_GUARD === 'on',
  };
}

/** Settings that only make sense together: those that are left out while others are given. */
function missingOf(given: Given, names: readonly string[]): string[] {
  const first = names.find((name) => given[name]);
  return first === undefined
    ? []
    : names.filter((name) => !given[name]).map((name) => `${name} is needed with ${first}`);
}

/** Settings that one value of another setting needs. */
function missingWith(given: Given, [name, value]: readonly [string, string], needed: readonly string[]): string[] {
  return given[name] === value
    ? needed.filter((each) => !given[each]).map((each) => `${each} is needed with ${name}=${value}`)
    : [];
}

/** An address that leads into an app: its own scheme, or a link that the system opens in it. */
function isAppAddress(text: string): boolean {
  return (
    URL.canParse(text) &&
    !/^(?:http|javascript|data|blob|file|about|view-source|vbscript):/i.test(text) &&
    new URL(text).hash === ''
  );
}

function providersOf(values: Settings): ProviderSettings {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } =
    values;
  return {
    appReturn: new URL(values.APP_RETURN_URL),
    google:
      GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined
        ? null
        : { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: new URL(values.GOOGLE_ISSUER) },
    apple:
      APPLE_CLIENT_ID === undefined ||
      APPLE_TEAM_ID === undefined ||
      APPLE_KEY_ID === undefined ||
      APPLE_PRIVATE_KEY === undefined
        ? null
        : {
            clientId: APPLE_CLIENT_ID,
            teamId: APPLE_TEAM_ID,
            keyId: APPLE_KEY_ID,
            privateKey: APPLE_PRIVATE_KEY,
            issuer: new URL(values.APPLE_ISSUER),
          },
  };
}

function captchaOf({ CAPTCHA, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, RECAPTCHA_VERIFY_URL }: Settings): CaptchaSettings {
  if (CAPTCHA === 'altcha') return { provider: CAPTCHA, cost: altchaCost };
  if (CAPTCHA === 'none' || RECAPTCHA_SITE_KEY === undefined || RECAPTCHA_SECRET === undefined)
    return { provider: 'none' };
  return {
    provider: CAPTCHA,
    siteKey: RECAPTCHA_SITE_KEY,
    secret: RECAPTCHA_SECRET,
    verifyUrl: new URL(RECAPTCHA_VERIFY_URL),
    timeoutMs: recaptchaTimeoutMs,
  };
}

function paymentsOf(values: Settings): PaymentSettings {
  const { TAP_SECRET_KEY, MYFATOORAH_TOKEN, MYFATOORAH_WEBHOOK_SECRET } = values;
  const isLive = values.MYFATOORAH_LIVE === 'on';
  return {
    provider: values.PAYMENT_PROVIDER ?? null,
    tap:
      TAP_SECRET_KEY === undefined
        ? null
        : {
            secretKey: TAP_SECRET_KEY,
            merchantId: values.TAP_MERCHANT_ID ?? null,
            apiUrl: new URL(values.TAP_API_URL),
            source: values.TAP_SOURCE,
          },
    myFatoorah:
      MYFATOORAH_TOKEN === undefined || MYFATOORAH_WEBHOOK_SECRET === undefined
        ? null
        : {
            token: MYFATOORAH_TOKEN,
            webhookSecret: MYFATOORAH_WEBHOOK_SECRET,
            isLive,
            apiUrl: new URL(
              values.MYFATOORAH_API_URL ?? (isLive ? 'https://api.myfatoorah.com' : 'https://apitest.myfatoorah.com'),
            ),
          },
  };
}

function isEcKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
