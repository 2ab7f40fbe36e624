import { z } from 'zod';
import { emailSchema } from '#shared/accounts/schema.ts';
import { paymentProviderIds } from '#shared/store/payment-providers.ts';
import type { PaymentProviderId } from '#shared/store/payment-providers.ts';
import {
  choiceSetting,
  listSetting,
  missingOf,
  missingWith,
  numberSetting,
  onOffSetting,
  settingsGroup,
  trustedUrlSetting,
} from '../platform/settings-group.ts';

/** Credentials for Tap. The key also signs webhooks, and its prefix says whether money is real (`sk_live_`). */
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
  /** Whether money is real; the token doesn't show it. */
  readonly isLive: boolean;
}

/** The current payment provider, and earlier ones; null if not configured. */
export interface PaymentSettings {
  /** Null: whichever is set up, else the sandbox. */
  readonly provider: PaymentProviderId | null;
  readonly tap: TapSettings | null;
  readonly myFatoorah: MyFatoorahSettings | null;
}

/**
 * Settings of purchases in the app's store, through RevenueCat. Without them, in-app purchases stay pending and fail
 * after a day.
 */
export interface InAppSettings {
  /** What RevenueCat sends as `Authorization`; null: not asked for. */
  readonly webhookAuthorization: string | null;
  /** What RevenueCat signs its webhooks with; null: not asked for. With neither, no webhook is taken. */
  readonly webhookSecret: string | null;
  /** A secret key, to look receipts up; null: they can't be. */
  readonly apiKey: string | null;
  readonly apiUrl: URL;
  /** Whether sandbox purchases, made without real money, are granted to all users. */
  readonly isSandboxGranted: boolean;
  /** Accounts whose free purchases are always granted, by e-mail address. */
  readonly sandboxTesters: readonly string[];
  /** How long a look-up may take; RevenueCat itself waits 60 s for our answer. */
  readonly timeoutMs: number;
}

interface StoreSettings {
  readonly payments: PaymentSettings;
  /** How long an open purchase reserves a use of its discount code. */
  readonly discountReservationMs: number;
  readonly inApp: InAppSettings;
}

const receiptTimeoutMs = 10_000;
const revenueCatUrl = 'https://api.revenuecat.com';

export const noInApp: InAppSettings = {
  webhookAuthorization: null,
  webhookSecret: null,
  apiKey: null,
  apiUrl: new URL(revenueCatUrl),
  isSandboxGranted: false,
  sandboxTesters: [],
  timeoutMs: receiptTimeoutMs,
};

const shape = {
  PAYMENT_PROVIDER: choiceSetting(paymentProviderIds).optional(),
  TAP_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_/, { error: 'must begin with sk_test_ or sk_live_' })
    .optional(),
  TAP_MERCHANT_ID: z.string().optional(),
  TAP_API_URL: trustedUrlSetting().default('https://api.tap.company/v2'),
  TAP_SOURCE: z.string().regex(/^src_/, { error: 'must begin with src_' }).default('src_all'),
  MYFATOORAH_TOKEN: z.string().optional(),
  MYFATOORAH_WEBHOOK_SECRET: z.string().optional(),
  MYFATOORAH_API_URL: trustedUrlSetting().optional(),
  MYFATOORAH_LIVE: onOffSetting().default('off'),
  DISCOUNT_RESERVATION_MINUTES: numberSetting()
    .min(1, { error: 'must be 1 or more' })
    .max(1440, { error: 'must be 1440 or less' })
    .default(30),
  REVENUECAT_WEBHOOK_AUTHORIZATION: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  REVENUECAT_WEBHOOK_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  REVENUECAT_API_KEY: z.string().optional(),
  REVENUECAT_API_URL: trustedUrlSetting().default(revenueCatUrl),
  IAP_SANDBOX: onOffSetting().default('off'),
  IAP_SANDBOX_TESTERS: listSetting().pipe(z.array(emailSchema, { error: 'must be e-mail addresses by comma' })),
};

type Values = z.output<z.ZodObject<typeof shape>>;

export const storeSettings = settingsGroup({
  shape,
  missing: (given) => [
    ...missingOf(given, ['MYFATOORAH_TOKEN', 'MYFATOORAH_WEBHOOK_SECRET']),
    ...missingWith(given, ['PAYMENT_PROVIDER', 'tap'], ['TAP_SECRET_KEY']),
    ...missingWith(given, ['PAYMENT_PROVIDER', 'myfatoorah'], ['MYFATOORAH_TOKEN']),
  ],
  read: (values): StoreSettings => ({
    payments: { provider: values.PAYMENT_PROVIDER ?? null, tap: tapOf(values), myFatoorah: myFatoorahOf(values) },
    discountReservationMs: values.DISCOUNT_RESERVATION_MINUTES * 60_000,
    inApp: {
      webhookAuthorization: values.REVENUECAT_WEBHOOK_AUTHORIZATION ?? null,
      webhookSecret: values.REVENUECAT_WEBHOOK_SECRET ?? null,
      apiKey: values.REVENUECAT_API_KEY ?? null,
      apiUrl: new URL(values.REVENUECAT_API_URL),
      isSandboxGranted: values.IAP_SANDBOX === 'on',
      sandboxTesters: values.IAP_SANDBOX_TESTERS,
      timeoutMs: receiptTimeoutMs,
    },
  }),
});

function tapOf({ TAP_SECRET_KEY, TAP_MERCHANT_ID, TAP_API_URL, TAP_SOURCE }: Values): TapSettings | null {
  if (TAP_SECRET_KEY === undefined) return null;
  return {
    secretKey: TAP_SECRET_KEY,
    merchantId: TAP_MERCHANT_ID ?? null,
    apiUrl: new URL(TAP_API_URL),
    source: TAP_SOURCE,
  };
}

function myFatoorahOf(values: Values): MyFatoorahSettings | null {
  const { MYFATOORAH_TOKEN, MYFATOORAH_WEBHOOK_SECRET, MYFATOORAH_API_URL } = values;
  if (MYFATOORAH_TOKEN === undefined || MYFATOORAH_WEBHOOK_SECRET === undefined) return null;
  const isLive = values.MYFATOORAH_LIVE === 'on';
  return {
    token: MYFATOORAH_TOKEN,
    webhookSecret: MYFATOORAH_WEBHOOK_SECRET,
    isLive,
    apiUrl: new URL(MYFATOORAH_API_URL ?? (isLive ? 'https://api.myfatoorah.com' : 'https://apitest.myfatoorah.com')),
  };
}
