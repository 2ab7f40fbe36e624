import { expect, it } from 'vitest';
import { parseSettings } from '../platform/settings-group.ts';
import { storeSettings } from './settings.ts';

it('takes a payment provider with all it needs, and keeps every one that is set up [PAY-1]', () => {
  const parsed = parseSettings(storeSettings, {
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
    const refused = parseSettings(storeSettings, source);
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
