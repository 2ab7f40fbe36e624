import { z } from 'zod';
import { choiceSetting, missingWith, settingsGroup, trustedUrlSetting } from '../platform/settings-group.ts';

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

const providers = ['none', 'recaptcha_v3', 'altcha'] as const satisfies readonly CaptchaSettings['provider'][];
/** PBKDF2 rounds for each attempt at ALTCHA's puzzle; a phone needs 1 to 2 s for about 256 attempts. */
const altchaCost = 5000;
const recaptchaTimeoutMs = 3000;

export const captchaSettings = settingsGroup({
  shape: {
    CAPTCHA: choiceSetting(providers).default('altcha'),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    RECAPTCHA_VERIFY_URL: trustedUrlSetting().default('https://www.google.com/recaptcha/api/siteverify'),
  },
  missing: (given) => missingWith(given, ['CAPTCHA', 'recaptcha_v3'], ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']),
  read({ CAPTCHA, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, RECAPTCHA_VERIFY_URL }): {
    readonly captcha: CaptchaSettings;
  } {
    if (CAPTCHA === 'altcha') return { captcha: { provider: CAPTCHA, cost: altchaCost } };
    if (CAPTCHA === 'none' || RECAPTCHA_SITE_KEY === undefined || RECAPTCHA_SECRET === undefined)
      return { captcha: { provider: 'none' } };
    return {
      captcha: {
        provider: CAPTCHA,
        siteKey: RECAPTCHA_SITE_KEY,
        secret: RECAPTCHA_SECRET,
        verifyUrl: new URL(RECAPTCHA_VERIFY_URL),
        timeoutMs: recaptchaTimeoutMs,
      },
    };
  },
});
