import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseSettings } from '../platform/settings-group.ts';
import { accountSettings } from './settings.ts';

it('takes a provider with all its settings or with none, and an issuer without TLS on this machine only [AUTH-3]', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const parsed = parseSettings(accountSettings, {
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
    const refused = parseSettings(accountSettings, source);
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

it.each([
  ['siraj://sign-in', true],
  ['https://siraj.example/app/sign-in', true],
  ['http://siraj.example/app', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/app', false],
  ['siraj://sign-in#a', false],
] as const)('leads a sign-in back into the app by an address of the app: %s [AUTH-3]', (address, isTaken) => {
  expect(parseSettings(accountSettings, { APP_RETURN_URL: address }).ok).toBe(isTaken);
});
