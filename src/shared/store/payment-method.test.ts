import { expect, it } from 'vitest';
import { decidePaymentMethod } from './payment-method.ts';
import type { PaymentMethodOverride, Platform } from './payment-method.ts';
import { paymentMethodOverrideSchema } from './schema.ts';

const at = 1_800_000_000_000;
const override: PaymentMethodOverride = {
  enabled: true,
  appliesTo: 'all_flutter',
  forceMethod: 'online',
  reason: 'Admin override',
  scheduledStart: null,
  scheduledEnd: null,
};
const platforms: readonly Platform[] = ['ios', 'android', 'web'];
const decided = (more: Partial<PaymentMethodOverride>, now = at) =>
  platforms.map((platform) => decidePaymentMethod(platform, { ...override, ...more }, now));

it('pays through the app’s store in the app, online elsewhere [PAY-3]', () => {
  expect(platforms.map((platform) => decidePaymentMethod(platform, null, at))).toEqual(['iap', 'iap', 'online']);
});

it('lets an admin force a way on the app, on one of its systems or both, never on the web [PAY-3]', () => {
  expect(decided({})).toEqual(['online', 'online', 'online']);
  expect(decided({ forceMethod: 'hybrid' })).toEqual(['hybrid', 'hybrid', 'online']);
  expect(decided({ forceMethod: 'iap' })).toEqual(['iap', 'iap', 'online']);
  expect(decided({ appliesTo: 'ios_only' })).toEqual(['online', 'iap', 'online']);
  expect(decided({ appliesTo: 'android_only' })).toEqual(['iap', 'online', 'online']);
  expect(decided({ enabled: false })).toEqual(['iap', 'iap', 'online']);
});

it('keeps to the window, its start within and its end without [PAY-3]', () => {
  const window = { scheduledStart: at, scheduledEnd: at + 1000 };
  expect([at - 1, at, at + 999, at + 1000].map((now) => decided(window, now)[0])).toEqual([
    'iap',
    'online',
    'online',
    'iap',
  ]);
  expect(decided({ scheduledStart: at + 1 })[0]).toBe('iap');
  expect(decided({ scheduledEnd: at })[0]).toBe('iap');
});

it('applies to the whole app and names the admin as its reason by default [PAY-3]', () => {
  expect(paymentMethodOverrideSchema.parse({ enabled: true, forceMethod: 'online' })).toEqual(override);
  expect(
    paymentMethodOverrideSchema.safeParse({ enabled: true, forceMethod: 'online', scheduledStart: 2, scheduledEnd: 1 })
      .success,
  ).toBe(false);
});
