import { expect, it } from 'vitest';
import { allErrors } from '../i18n/all-errors.ts';
import { storeMessages } from '../i18n/ar/store-messages.ts';
import { checkNewRedeemCode, isUsedUp } from './check-code.ts';
import { maxCodesAtOnce, newRedeemCodesSchema, typedRedeemCodeSchema } from './schema.ts';

const { ar, en } = allErrors;

const refusal = (code: string) => ({ ok: false, refusal: { code } });

it('takes no text that is longer than any code [RDM-2]', () => {
  expect(typedRedeemCodeSchema.safeParse('S'.repeat(65)).success).toBe(false);
});

it('calls a code used up once its users reach its limit [RDM-2]', () => {
  expect([0, 1].map((uses) => isUsedUp({ usageType: 'single', multiUseLimit: null }, uses))).toEqual([false, true]);
  expect([49, 50].map((uses) => isUsedUp({ usageType: 'multi', multiUseLimit: 50 }, uses))).toEqual([false, true]);
  for (const multiUseLimit of [null, 0]) expect(isUsedUp({ usageType: 'multi', multiUseLimit }, 1000)).toBe(false);
});

it('says it with the exact texts [RDM-2]', () => {
  expect(en['redeem-codes/user-and-code-required']).toBe('User ID and code are required.');
  expect(en['redeem-codes/not-found']).toBe('Redeem code not found.');
  expect(ar['redeem-codes/unauthenticated']).toBe('يجب تسجيل الدخول لاسترداد الرمز.');
  expect(ar['redeem-codes/failed']).toBe('فشل في استرداد الرمز. حاول مرة أخرى.');
  expect(en['redeem-codes/user-id-required']).toBe('User ID is required to fetch redeem codes');
  expect(storeMessages.redeemed(12)).toBe('تم بنجاح إضافة 12 جلسة لعب!');
});

it('counts the sessions of a redeemed code in the right plural [RDM-2]', () => {
  expect([1, 2, 4, 100].map((count) => storeMessages.redeemed(count))).toEqual([
    'تم بنجاح إضافة جلسة لعب واحدة!',
    'تم بنجاح إضافة جلستي لعب!',
    'تم بنجاح إضافة 4 جلسات لعب!',
    'تم بنجاح إضافة 100 جلسة لعب!',
  ]);
});

it('refuses to make codes without sessions or with a negative limit [RDM-1]', () => {
  const wanted = newRedeemCodesSchema.parse({ sessionsGranted: 3 });
  expect(wanted).toMatchObject({ count: 1, usageType: 'single', multiUseLimit: null });
  expect(checkNewRedeemCode(wanted)).toEqual({ ok: true, value: wanted });
  for (const sessionsGranted of [0, -1])
    expect(checkNewRedeemCode({ ...wanted, sessionsGranted })).toEqual(refusal('redeem-codes/sessions-not-positive'));
  expect(checkNewRedeemCode({ ...wanted, multiUseLimit: -1 })).toEqual(refusal('redeem-codes/negative-limit'));
  expect(checkNewRedeemCode({ ...wanted, multiUseLimit: 0 })).toMatchObject({ ok: true });
  expect(en['redeem-codes/sessions-not-positive']).toBe('Sessions granted must be positive.');
  expect(en['redeem-codes/negative-limit']).toBe('Multi-use limit cannot be negative.');
});

it('makes up to ten thousand codes at once [RDM-1]', () => {
  expect(newRedeemCodesSchema.safeParse({ sessionsGranted: 1, count: maxCodesAtOnce }).success).toBe(true);
  for (const count of [0, maxCodesAtOnce + 1])
    expect(newRedeemCodesSchema.safeParse({ sessionsGranted: 1, count }).success).toBe(false);
});
