import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseEnv, settingNames } from './env.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
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
    DISCOUNT_RESERVATION_MINUTES: '45',
    REDIS_URL: 'redis://cache:6379',
    RATE_LIMITS: 'off',
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
      publicUrl: new URL('http://localhost:8080'),
      trustProxy: ['loopback', '10.0.0.0/8'],
      dataDir: '/var/lib/siraj',
      databaseUrl: 'postgres://u:p@db/siraj',
      redisUrl: 'redis://cache:6379',
      // Every other caller is limited.
      hasRateLimits: true,
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
      sentryDsn: null,
      push: { keys: null, subject: null, hosts: [], fcm: null },
      s3: {
        endpoint: new URL('https://s3.example'),
        region: 'me-central-1',
        bucket: 'siraj-media',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
        timeoutMs: 10_000,
      },
      logLevel: 'info',
      functionsRegion: 'me-central1',
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

it('takes a payment provider with all it needs, and keeps every one that is set up [PAY-1]', () => {
  const parsed = parseEnv({
    PAYMENT_PROVIDER: 'tap',
    TAP_SECRET_KEY: 'sk_live_1',
    TAP_API_URL: 'http://127.0.0.1:9000/v2',
    MYFATOORAH_TOKEN: 'token',
    MYFATOORAH_WEBHOOK_SECRET: 'secret',
    MYFATOORAH_LIVE: 'on',
  });
  expect(parsed.ok && parsed.env.payments).toEqual({
    provider: 'tap',
    tap: { secretKey: 'sk_live_1', merchantId: null, apiUrl: new URL('http://127.0.0.1:9000/v2'), source: 'src_all' },
    myFatoorah: {
      token: 'token',
      webhookSecret: 'secret',
      apiUrl: new URL('https://api.myfatoorah.com'),
      isLive: true,
    },
  });
  const problems = (source: Record<string, string>) => {
    const refused = parseEnv(source);
    return refused.ok ? [] : refused.problems;
  };
  for (const minutes of ['0', '1441', 'soon'])
    expect(problems({ DISCOUNT_RESERVATION_MINUTES: minutes })).toHaveLength(1);
  expect(problems({ PAYMENT_PROVIDER: 'tap' })).toEqual(['TAP_SECRET_KEY is needed with PAYMENT_PROVIDER=tap']);
  expect(problems({ PAYMENT_PROVIDER: 'myfatoorah' })).toEqual([
    'MYFATOORAH_TOKEN is needed with PAYMENT_PROVIDER=myfatoorah',
  ]);
  expect(problems({ MYFATOORAH_TOKEN: 'token' })).toEqual([
    'MYFATOORAH_WEBHOOK_SECRET is needed with MYFATOORAH_TOKEN',
  ]);
  expect(problems({ TAP_SECRET_KEY: 'pk_live_1' })).toEqual(['TAP_SECRET_KEY must begin with sk_test_ or sk_live_']);
  expect(
    problems({ TAP_API_URL: 'http://api.tap.company/v2', MYFATOORAH_API_URL: 'http://api.myfatoorah.com' }),
  ).toEqual(['TAP_API_URL must begin with https://', 'MYFATOORAH_API_URL must begin with https://']);
  expect(problems({ MYFATOORAH_LIVE: 'yes', PAYMENT_PROVIDER: 'cash' })).toHaveLength(2);
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

it('takes a provider with all its settings or with none, and an issuer without TLS on this machine only [AUTH-3]', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const parsed = parseEnv({
    GOOGLE_CLIENT_ID: 'google',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: 'http://127.0.0.1:9000',
    APPLE_CLIENT_ID: 'app.siraj',
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
  });
  expect(parsed.ok && parsed.env.providers).toEqual({
    appReturn: new URL('siraj://sign-in'),
    google: { clientId: 'google', clientSecret: 'secret', issuer: new URL('http://127.0.0.1:9000') },
    apple: {
      clientId: 'app.siraj',
      teamId: 'TEAM',
      keyId: 'KEY',
      privateKey: pem,
      issuer: new URL('https://appleid.apple.com'),
    },
  });
  const problems = (source: Record<string, string>) => {
    const refused = parseEnv(source);
    return refused.ok ? [] : refused.problems;
  };
  expect(problems({ GOOGLE_CLIENT_SECRET: 'secret', APPLE_CLIENT_ID: 'app', APPLE_KEY_ID: 'KEY' })).toEqual([
    'GOOGLE_CLIENT_ID is needed with GOOGLE_CLIENT_SECRET',
    'APPLE_TEAM_ID is needed with APPLE_CLIENT_ID',
    'APPLE_PRIVATE_KEY is needed with APPLE_CLIENT_ID',
  ]);
  expect(problems({ GOOGLE_ISSUER: 'http://accounts.google.com' })).toEqual(['GOOGLE_ISSUER must begin with https://']);
  expect(problems({ APPLE_PRIVATE_KEY: 'not a key' })).toContain(
    'APPLE_PRIVATE_KEY must be the content of the .p8 file',
  );
});

it('checks for bots with ALTCHA by default, with Google if both its keys are set, or not at all [SEC-1]', () => {
  const captcha = (source: Record<string, string>) => {
    const parsed = parseEnv(source);
    return parsed.ok ? parsed.env.captcha : parsed.problems;
  };
  expect(captcha({ CAPTCHA: 'none' })).toEqual({ provider: 'none' });
  expect(captcha({ CAPTCHA: 'recaptcha_v3', RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' })).toEqual({
    provider: 'recaptcha_v3',
    siteKey: 'site',
    secret: 'secret',
    timeoutMs: 3000,
    verifyUrl: new URL('https://www.google.com/recaptcha/api/siteverify'),
  });
  expect(captcha({ CAPTCHA: 'recaptcha_v3', RECAPTCHA_SITE_KEY: 'site' })).toEqual([
    'RECAPTCHA_SECRET is needed with CAPTCHA=recaptcha_v3',
  ]);
  expect(captcha({ RECAPTCHA_VERIFY_URL: 'http://google.example' })).toEqual([
    'RECAPTCHA_VERIFY_URL must begin with https://',
  ]);
  expect(captcha({ CAPTCHA: 'hard' })).toEqual(['CAPTCHA must be one of none, recaptcha_v3, altcha']);
});

const pushKeys = {
  VAPID_PUBLIC_KEY: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  VAPID_PRIVATE_KEY: 'p'.repeat(43),
};

it('takes a pair of push keys whole, and no other [NOTE-2]', () => {
  const parsed = parseEnv({
    ...pushKeys,
    VAPID_SUBJECT: 'mailto:push@siraj.example',
    PUSH_HOSTS: 'push.house.example, localhost:4444',
  });
  expect(parsed.ok && parsed.env.push).toEqual({
    keys: { publicKey: pushKeys.VAPID_PUBLIC_KEY, privateKey: pushKeys.VAPID_PRIVATE_KEY },
    subject: 'mailto:push@siraj.example',
    hosts: ['push.house.example', 'localhost:4444'],
    fcm: null,
  });
  const { VAPID_PUBLIC_KEY } = pushKeys;
  for (const key of [
    VAPID_PUBLIC_KEY.slice(0, 79),
    VAPID_PUBLIC_KEY.slice(0, 80),
    pushKeys.VAPID_PRIVATE_KEY,
    `C${VAPID_PUBLIC_KEY.slice(1)}`,
  ]) {
    expect(parseEnv({ ...pushKeys, VAPID_PUBLIC_KEY: key })).toEqual({
      ok: false,
      problems: ['VAPID_PUBLIC_KEY VAPID key appears to be incomplete or malformed'],
    });
  }
  expect(parseEnv({ VAPID_PUBLIC_KEY })).toEqual({
    ok: false,
    problems: ['VAPID_PRIVATE_KEY is needed with VAPID_PUBLIC_KEY'],
  });
  expect(parseEnv({ PUSH_HOSTS: 'https://push.example' })).toEqual({
    ok: false,
    problems: ['PUSH_HOSTS must be hosts by comma'],
  });
});

it('reads the service account of the app from its JSON [NOTE-2]', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const account = {
    type: 'service_account',
    project_id: 'siraj-app',
    client_email: 'push@siraj-app.example',
    private_key: privateKey,
  };
  const parsed = parseEnv({ FCM_SERVICE_ACCOUNT: JSON.stringify(account) });
  expect(parsed.ok && parsed.env.push.fcm).toEqual({
    projectId: 'siraj-app',
    clientEmail: 'push@siraj-app.example',
    privateKey,
    tokenUrl: new URL('https://oauth2.googleapis.com/token'),
    apiUrl: new URL('https://fcm.googleapis.com'),
  });
  for (const wrong of ['/no/such/file.json', '{', JSON.stringify({ ...account, private_key: 'none' })]) {
    expect(parseEnv({ FCM_SERVICE_ACCOUNT: wrong })).toEqual({
      ok: false,
      problems: ['FCM_SERVICE_ACCOUNT must be the JSON of a service account, or the path of its file'],
    });
  }
});

it.each([
  ['siraj://sign-in', true],
  ['https://siraj.example/app/sign-in', true],
  ['http://siraj.example/app', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/app', false],
  ['siraj://sign-in#a', false],
] as const)('leads a sign-in back into the app by an address of the app: %s [AUTH-3]', (address, isTaken) => {
  expect(parseEnv({ APP_RETURN_URL: address }).ok).toBe(isTaken);
});
