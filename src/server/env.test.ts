import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnv, settingNames } from './env.ts';

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const exampleValues = Object.fromEntries(
  example
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
);

it('has a default for every setting, and the example names each with it', () => {
  expect(Object.keys(exampleValues).sort()).toEqual([...settingNames].sort());
  const defaults = parseEnv({});
  expect(defaults.ok).toBe(true);
  expect(parseEnv(exampleValues)).toEqual(defaults);
});

it('reads the configured values', () => {
  const parsed = parseEnv({
    PORT: ' 8080 ',
    HOST: '0.0.0.0',
    METRICS_PORT: '9090',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    DATA_DIR: '/var/lib/siraj',
    DATABASE_URL: 'postgres://u:p@db/siraj',
    SESSION_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'سِراج <hi@siraj.example>',
    ADMIN_EMAIL: 'Admin@Siraj.example',
    LOG_LEVEL: 'info',
    STOP_DELAY_SECONDS: '4',
    DISCOUNT_RESERVATION_MINUTES: '45',
    REDIS_URL: 'redis://cache:6379',
    RATE_LIMITS: 'off',
    ROOMS_ON_THIS_MACHINE: 'on',
    REVENUECAT_WEBHOOK_AUTHORIZATION: 'Bearer of good news',
    REVENUECAT_API_KEY: 'sk_key',
    IAP_SANDBOX_TESTERS: 'Noura@siraj.example, salem@siraj.example',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'siraj-media',
    S3_REGION: 'me-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    SELLER_NAME: 'شركة سِراج',
    SELLER_PHONE: '+965 2222 3333',
    PLAY_STORE_URL: 'https://play.example/siraj',
  });
  expect(parsed).toEqual({
    ok: true,
    env: {
      port: 8080,
      host: '0.0.0.0',
      metrics: { host: '127.0.0.1', port: 9090 },
      tracing: null,
      publicUrl: new URL('http://localhost:8080'),
      trustProxy: ['loopback', '10.0.0.0/8'],
      dataDir: '/var/lib/siraj',
      databaseUrl: 'postgres://u:p@db/siraj',
      redisUrl: 'redis://cache:6379',
      // Every other caller is limited.
      hasRateLimits: true,
      opensRoomsHere: true,
      hasApiReference: false,
      sessionSecret: 'x'.repeat(32),
      smtpUrl: 'smtps://mail.example',
      mailFrom: 'سِراج <hi@siraj.example>',
      adminEmail: 'admin@siraj.example',
      providers: { google: null, apple: null, appReturn: new URL('siraj://sign-in') },
      captcha: { provider: 'altcha', cost: 5000 },
      payments: { provider: null, tap: null, myFatoorah: null },
      discountReservationMs: 45 * 60_000,
      inApp: {
        webhookAuthorization: 'Bearer of good news',
        webhookSecret: null,
        apiKey: 'sk_key',
        apiUrl: new URL('https://api.revenuecat.com'),
        isSandboxGranted: false,
        sandboxTesters: ['noura@siraj.example', 'salem@siraj.example'],
        timeoutMs: 10_000,
      },
      sentry: null,
      push: { keys: null, subject: null, hosts: [], fcm: null },
      s3: {
        endpoint: new URL('https://s3.example'),
        region: 'me-central-1',
        bucket: 'siraj-media',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
        timeoutMs: 5_000,
      },
      logLevel: 'info',
      functionsRegion: 'me-central1',
      stopDelayMs: 4_000,
      siteFacts: {
        seller: { name: 'شركة سِراج', registration: null, address: null, phone: '+965 2222 3333', email: null },
        apps: { appStore: null, playStore: 'https://play.example/siraj' },
        contentGuard: true,
      },
    },
  });
});

it('lifts the rate limits only on a server for this machine alone [LIMIT-1]', () => {
  const limited = (changes: Record<string, string>) => {
    const parsed = parseEnv({ RATE_LIMITS: 'off', ...changes });
    return parsed.ok && parsed.env.hasRateLimits;
  };
  expect(limited({})).toBe(false);
  expect(limited({ HOST: '0.0.0.0' })).toBe(true);
  expect(limited({ PUBLIC_URL: 'https://siraj.example' })).toBe(true);
});

it('shows the API reference by default only where the server is for this machine alone', () => {
  const shows = (changes: Record<string, string>) => {
    const parsed = parseEnv(changes);
    return parsed.ok && parsed.env.hasApiReference;
  };
  expect(shows({})).toBe(true);
  expect(shows({ API_DOCS: 'off' })).toBe(false);
  expect(shows({ HOST: '0.0.0.0' })).toBe(false);
  expect(shows({ PUBLIC_URL: 'https://siraj.example' })).toBe(false);
  expect(shows({ PUBLIC_URL: 'https://siraj.example', API_DOCS: 'on' })).toBe(true);
});

it("guards the content by default, but not on a developer's machine [SHELL-8]", () => {
  const guards = (changes: Record<string, string>) => {
    const parsed = parseEnv(changes);
    return parsed.ok && parsed.env.siteFacts.contentGuard;
  };
  expect(guards({})).toBe(false);
  expect(guards({ CONTENT_GUARD: 'on' })).toBe(true);
  expect(guards({ HOST: '0.0.0.0' })).toBe(true);
  expect(guards({ PUBLIC_URL: 'https://siraj.example' })).toBe(true);
  expect(guards({ PUBLIC_URL: 'https://siraj.example', CONTENT_GUARD: 'off' })).toBe(false);
});

it('names every problem at once', () => {
  const parsed = parseEnv({
    PORT: 'abc',
    PUBLIC_URL: 'ftp://x',
    TRUST_PROXY: 'everybody',
    DATABASE_URL: 'mysql://db',
    SMTP_URL: 'smtp://mail.example',
    ADMIN_EMAIL: 'admin',
    LOG_LEVEL: 'loud',
    SESSION_SECRET: 'short',
    REVENUECAT_WEBHOOK_AUTHORIZATION: 'short',
    REVENUECAT_API_URL: 'http://api.example',
    IAP_SANDBOX: 'yes',
    IAP_SANDBOX_TESTERS: 'nobody',
  });
  const named = parsed.ok ? [] : parsed.problems.map((problem) => problem.split(' ')[0]);
  expect(named.sort()).toEqual([
    'ADMIN_EMAIL',
    'DATABASE_URL',
    'IAP_SANDBOX',
    'IAP_SANDBOX_TESTERS.0',
    'LOG_LEVEL',
    'MAIL_FROM',
    'PORT',
    'PUBLIC_URL',
    'REVENUECAT_API_URL',
    'REVENUECAT_WEBHOOK_AUTHORIZATION',
    'SESSION_SECRET',
    'TRUST_PROXY',
  ]);
});

it('requires a session key if several processes may share a database', () => {
  expect(parseEnv({ DATABASE_URL: 'postgres://db/siraj' })).toEqual({
    ok: false,
    problems: ['SESSION_SECRET is needed with DATABASE_URL: every process must have the same'],
  });
});

it('reads a value from the file that NAME_FILE names, and says what is wrong with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'siraj-settings-'));
  const file = join(folder, 'session-secret');
  writeFileSync(file, `${'s'.repeat(32)}\n`);
  const parsed = parseEnv({ SESSION_SECRET_FILE: file });
  expect(parsed.ok && parsed.env.sessionSecret).toBe('s'.repeat(32));
  const both = parseEnv({ SESSION_SECRET_FILE: file, SESSION_SECRET: 'x'.repeat(32) });
  expect(!both.ok && both.problems).toEqual(['SESSION_SECRET and SESSION_SECRET_FILE are both set']);
  writeFileSync(file, '\n');
  const empty = parseEnv({ SESSION_SECRET_FILE: file });
  expect(!empty.ok && empty.problems).toEqual(['SESSION_SECRET_FILE names an empty file']);
  rmSync(folder, { recursive: true });
  const gone = parseEnv({ SESSION_SECRET_FILE: file });
  expect(!gone.ok && gone.problems).toEqual([expect.stringMatching(/^SESSION_SECRET_FILE can't be read: ENOENT/)]);
});
