import { z } from 'zod';
import { emailSchema } from '#shared/accounts/schema.ts';
import type { SiteFacts } from '#shared/site-settings/api.ts';
import { onOffSetting, settingsGroup, urlSetting } from '../platform/settings-group.ts';

export const siteFactsSettings = settingsGroup({
  shape: {
    SELLER_NAME: z.string().optional(),
    SELLER_REGISTRATION: z.string().optional(),
    SELLER_ADDRESS: z.string().optional(),
    SELLER_PHONE: z
      .string()
      .regex(/^\+?[\d ]{6,20}$/, { error: 'must be a phone number' })
      .optional(),
    SELLER_EMAIL: emailSchema.optional(),
    APP_STORE_URL: urlSetting('https:').optional(),
    PLAY_STORE_URL: urlSetting('https:').optional(),
    CONTENT_GUARD: onOffSetting().optional(),
  },
  read(values, isLocalOnly: boolean): { readonly siteFacts: SiteFacts } {
    return {
      siteFacts: {
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
      },
    };
  },
});
