import { expect, it } from 'vitest';
import { parseSettings } from '../platform/settings-group.ts';
import { captchaSettings } from './settings.ts';

it('checks for bots with ALTCHA by default, with Google if both its keys are set, or not at all [SEC-1]', () => {
  const captcha = (source: Record<string, string>) => {
    const parsed = parseSettings(captchaSettings, source);
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
