import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { emailSchema } from '#shared/accounts/schema.ts';
import { missingOf, settingsGroup, trustedUrlSetting } from '../platform/settings-group.ts';

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

/** Null for a provider that isn't set up. */
export interface ProviderSettings {
  readonly google: GoogleSettings | null;
  readonly apple: AppleSettings | null;
  /** The address that leads from the system's browser back into the app. */
  readonly appReturn?: URL;
}

interface AccountSettings {
  /** The account that becomes an admin when it confirms this address; null: none. */
  readonly adminEmail: string | null;
  readonly providers: ProviderSettings;
}

const shape = {
  ADMIN_EMAIL: emailSchema.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: trustedUrlSetting().default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  // A line break may be written as \n, since many places for settings know only lines.
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine(isEcKey, { error: 'must be the content of the .p8 file' })
    .optional(),
  APPLE_ISSUER: trustedUrlSetting().default('https://appleid.apple.com'),
  APP_RETURN_URL: z
    .string()
    .refine(isAppAddress, { error: 'must be an address that the app opens, as siraj://sign-in or an https link' })
    .default('siraj://sign-in'),
};

type Values = z.output<z.ZodObject<typeof shape>>;

export const accountSettings = settingsGroup({
  shape,
  missing: (given) => [
    ...missingOf(given, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
    ...missingOf(given, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']),
  ],
  read: (values): AccountSettings => ({
    adminEmail: values.ADMIN_EMAIL ?? null,
    providers: { appReturn: new URL(values.APP_RETURN_URL), google: googleOf(values), apple: appleOf(values) },
  }),
});

function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: Values): GoogleSettings | null {
  if (GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined) return null;
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: new URL(GOOGLE_ISSUER) };
}

function appleOf(values: Values): AppleSettings | null {
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY, APPLE_ISSUER } = values;
  if (
    APPLE_CLIENT_ID === undefined ||
    APPLE_TEAM_ID === undefined ||
    APPLE_KEY_ID === undefined ||
    APPLE_PRIVATE_KEY === undefined
  )
    return null;
  return {
    clientId: APPLE_CLIENT_ID,
    teamId: APPLE_TEAM_ID,
    keyId: APPLE_KEY_ID,
    privateKey: APPLE_PRIVATE_KEY,
    issuer: new URL(APPLE_ISSUER),
  };
}

function isEcKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/** An address that leads into an app: its own scheme, or a link that the system opens in it. */
function isAppAddress(text: string): boolean {
  return (
    URL.canParse(text) &&
    !/^(?:http|javascript|data|blob|file|about|view-source|vbscript):/i.test(text) &&
    new URL(text).hash === ''
  );
}
