import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { errors } from '#shared/i18n/en/errors.ts';
import { isPushKey } from '#shared/notifications/push-key.ts';
import { listSetting, missingOf, settingsGroup, trustedUrlSetting } from '../platform/settings-group.ts';

/** How devices receive pushes. */
export interface PushSettings {
  /** Null: the server's own key pair, generated once and stored. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Whom push services may write to; null: this site. */
  readonly subject: string | null;
  /** Push services besides those of the browsers, each with its port unless it is 443. */
  readonly hosts: readonly string[];
  /** Null without an app. */
  readonly fcm: FcmSettings | null;
}

/** A service account of the operator's Firebase project. */
export interface FcmSettings {
  readonly projectId: string;
  readonly clientEmail: string;
  /** PKCS #8 in PEM. */
  readonly privateKey: string;
  readonly tokenUrl: URL;
  readonly apiUrl: URL;
}

const host = /^[a-z\d][a-z\d.-]*(:\d{1,5})?$/;

export const notificationSettings = settingsGroup({
  shape: {
    VAPID_PUBLIC_KEY: z.string().refine(isPushKey, { error: errors['notifications/key-malformed'] }).optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}=?$/, { error: 'must have 43 characters' })
      .optional(),
    VAPID_SUBJECT: z
      .string()
      .regex(/^(mailto:[^@]+@|https:\/\/)./, { error: 'must begin with mailto: or https://' })
      .optional(),
    PUSH_HOSTS: listSetting().refine((list) => list.every((entry) => host.test(entry)), {
      error: 'must be hosts by comma',
    }),
    FCM_SERVICE_ACCOUNT: z
      .string()
      .transform(readServiceAccount)
      .refine((account) => account !== null, {
        error: 'must be the JSON of a service account, or the path of its file',
      })
      .optional(),
    FCM_API_URL: trustedUrlSetting().default('https://fcm.googleapis.com'),
  },
  missing: (given) => missingOf(given, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']),
  read(values): { readonly push: PushSettings } {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, FCM_SERVICE_ACCOUNT: account } = values;
    return {
      push: {
        keys:
          publicKey === undefined || privateKey === undefined
            ? null
            : { publicKey: publicKey.replace(/=$/, ''), privateKey: privateKey.replace(/=$/, '') },
        subject: values.VAPID_SUBJECT ?? null,
        hosts: values.PUSH_HOSTS,
        fcm: account === undefined ? null : { ...account, apiUrl: new URL(values.FCM_API_URL) },
      },
    };
  },
});

const serviceAccountSchema = z.object({
  project_id: z.string().regex(/^[a-z\d:.-]+$/),
  client_email: z.string().min(1),
  private_key: z.string().refine(isRsaKey),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});

function readServiceAccount(text: string): Omit<FcmSettings, 'apiUrl'> | null {
  try {
    const json: unknown = JSON.parse(text.startsWith('{') ? text : readFileSync(text, 'utf8'));
    const account = serviceAccountSchema.parse(json);
    return {
      projectId: account.project_id,
      clientEmail: account.client_email,
      privateKey: account.private_key,
      tokenUrl: new URL(account.token_uri),
    };
  } catch {
    return null;
  }
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
