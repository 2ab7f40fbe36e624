import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultFunctionsRegion } from '#shared/kernel/callable.ts';
import { servesThisMachineOnly } from './local-only.ts';
import {
  choiceSetting,
  numberSetting,
  onOffSetting,
  portSetting,
  settingsGroup,
  urlSetting,
} from './settings-group.ts';

/** The settings of the process itself: where it listens, where it stores, how it mails. */
export interface PlatformSettings {
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
  /** True for load programs, whose phones run on this machine. */
  readonly opensRoomsHere: boolean;
  /** Whether the API reference is served for readers. */
  readonly hasApiReference: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly sessionSecret: string | null;
  readonly logLevel: (typeof logLevels)[number];
  readonly functionsRegion: string;
  /** How long it answers as not ready before it stops. */
  readonly stopDelayMs: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// Addresses, ranges, or the names that proxy-addr knows.
const proxy = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i;

export const platformSettings = settingsGroup({
  shape: {
    PORT: portSetting().default(3000),
    HOST: z.string().default('127.0.0.1'),
    METRICS_PORT: portSetting().optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: urlSetting('http:', 'https:')
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
    DATABASE_URL: urlSetting('postgres:', 'postgresql:').optional(),
    REDIS_URL: urlSetting('redis:', 'rediss:').optional(),
    RATE_LIMITS: onOffSetting().default('on'),
    ROOMS_ON_THIS_MACHINE: onOffSetting().default('off'),
    API_DOCS: onOffSetting().optional(),
    SMTP_URL: urlSetting('smtp:', 'smtps:').optional(),
    MAIL_FROM: z.string().regex(/@/, { error: 'must hold an e-mail address' }).default('Siraj <siraj@localhost>'),
    SESSION_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    LOG_LEVEL: choiceSetting(logLevels).default('warn'),
    FUNCTIONS_REGION: z
      .string()
      .regex(/^[a-z]+(-[a-z0-9]+)+$/, { error: 'must be a region like me-central1' })
      .default(defaultFunctionsRegion),
    STOP_DELAY_SECONDS: numberSetting()
      .min(0, { error: 'must be 0 or more' })
      .max(60, { error: 'must be 60 or less' })
      .default(0),
  },
  missing: ({ DATABASE_URL, SESSION_SECRET, SMTP_URL, MAIL_FROM }) => [
    ...(DATABASE_URL && !SESSION_SECRET
      ? ['SESSION_SECRET is needed with DATABASE_URL: every process must have the same']
      : []),
    ...(SMTP_URL && !MAIL_FROM ? ['MAIL_FROM is needed with SMTP_URL'] : []),
  ],
  read(values): PlatformSettings {
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
      opensRoomsHere: values.ROOMS_ON_THIS_MACHINE === 'on',
      hasApiReference: values.API_DOCS === undefined ? isLocalOnly : values.API_DOCS === 'on',
      smtpUrl: values.SMTP_URL ?? null,
      mailFrom: values.MAIL_FROM,
      sessionSecret: values.SESSION_SECRET ?? null,
      logLevel: values.LOG_LEVEL,
      functionsRegion: values.FUNCTIONS_REGION,
      stopDelayMs: values.STOP_DELAY_SECONDS * 1000,
    };
  },
});
