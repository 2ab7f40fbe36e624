import { expect, it } from 'vitest';
import { errors as ar } from '../i18n/ar/errors.ts';
import { errors as en } from '../i18n/en/errors.ts';
import { storeMessages } from '../i18n/ar/store-messages.ts';
import { checkNewRedeemCode, redeem } from './redeem.ts';
import type { RedeemCode } from './redeem.ts';
import { maxCodesAtOnce, newRedeemCodesSchema, typedRedeemCodeSchema } from './schema.ts';

const at = 1_800_000_000_000;
const single: RedeemCode = {
  sessionsGranted: 5,
  usageType: 'single',
  multiUseLimit: null,
  isUsed: false,
  redeemedBy: [],
  lastUsedAt: null,
  isActive: true,
  assignedToUserId: null,
};
const typed = ' session-ab12-cd34 ';
const ask = (found: RedeemCode | null, userId = 'noura') => redeem({ userId, typed }, found, at);
const refusal = (code: string) => ({ ok: false, refusal: { code } });

it('gives the sessions of a single code once, and marks it used [RDM-2]', () => {
  const used = { ...single, isUsed: true, redeemedBy: ['noura'], lastUsedAt: at };
  expect(ask(single)).toEqual({ ok: true, value: { sessions: 5, code: used } });
  expect(ask(used)).toEqual(refusal('redeem-codes/already-redeemed'));
  expect(ask(used, 'salem')).toEqual(refusal('redeem-codes/already-used'));
  expect(ask({ ...single, isUsed: true })).toEqual(refusal('redeem-codes/already-used'));
});

it('gives the sessions of a multi code once to each, up to its limit [RDM-2]', () => {
  let code: RedeemCode = { ...single, usageType: 'multi', multiUseLimit: 50 };
  let given = 0;
  for (let user = 0; user < 200; user += 1) {
    const redeemed = ask(code, `user-${user % 150}`);
    if (redeemed.ok) ({ code } = redeemed.value);
    given += redeemed.ok ? 1 : 0;
  }
  expect(given).toBe(50);
  expect(code.isUsed).toBe(true);
  expect(ask(code, 'user-3')).toEqual(refusal('redeem-codes/already-redeemed'));
  expect(ask(code, 'late')).toEqual(refusal('redeem-codes/limit-reached'));
  expect(ask({ ...code, multiUseLimit: 51 }, 'late')).toMatchObject({ ok: true });
});

it('has no limit if a multi code has none, or 0 [RDM-2]', () => {
  for (const multiUseLimit of [null, 0]) {
    const code: RedeemCode = { ...single, usageType: 'multi', multiUseLimit, redeemedBy: ['salem'] };
    expect(ask(code)).toMatchObject({ ok: true, value: { code: { isUsed: false, redeemedBy: ['salem', 'noura'] } } });
  }
});

it('rejects a code that is unknown, switched off, or assigned to another user [RDM-2]', () => {
  expect(ask(null)).toEqual(refusal('redeem-codes/not-found'));
  expect(ask({ ...single, isActive: false })).toEqual(refusal('redeem-codes/inactive'));
  expect(ask({ ...single, assignedToUserId: 'salem' })).toEqual(refusal('redeem-codes/assigned-to-another'));
  expect(ask({ ...single, assignedToUserId: 'noura' })).toMatchObject({ ok: true });
  expect(redeem({ userId: 'noura', typed: '  ' }, single, at)).toEqual(refusal('redeem-codes/user-and-code-required'));
  expect(redeem({ userId: '', typed }, single, at)).toEqual(refusal('redeem-codes/user-and-code-required'));
  expect(typedRedeemCodeSchema.safeParse('S'.repeat(65)).success).toBe(false);
});

it('says it with the exact texts [RDM-2]', () => {
  expect(en['redeem-codes/user-and-code-required']).toBe('User ID and code are required.');
  expect(en['redeem-codes/not-found']).toBe('Redeem code not found.');
  expect(ar['redeem-codes/unauthenticated']).toBe('يجب تسجيل الدخول لاسترداد الرمز.');
  expect(ar['redeem-codes/failed']).toBe('فشل في استرداد الرمز. حاول مرة أخرى.');
  expect(en['redeem-codes/user-id-required']).toBe('User ID is required to fetch redeem codes');
  expect(storeMessages.redeemed(12)).toBe('تم بنجاح إضافة 12 جلسة لعب!');
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
