import { expect, it } from 'vitest';
import { errors as ar } from '../i18n/ar/errors.ts';
import { errors as en } from '../i18n/en/errors.ts';
import { errorText } from '../i18n/error-text.ts';
import { grantedStatuses, isGranted, nextStatuses, purchaseStatuses, transitionPurchase } from './purchase.ts';
import type { PurchaseStanding, PurchaseStatus } from './purchase.ts';

const at = 1_800_000_000_000;
const purchase = (status: PurchaseStatus, more: Partial<PurchaseStanding> = {}): PurchaseStanding => ({
  status,
  totalSessionsGranted: 12,
  sessions: 5,
  discountCode: null,
  discountCodeId: null,
  wasRefunded: false,
  refundedFrom: null,
  refundedAt: null,
  ...more,
});

it('grants the sessions of a purchase that is paid or completed, the total before those of the package [PUR-2] [PUR-3]', () => {
  for (const from of ['pending', 'failed'] as const) {
    for (const to of grantedStatuses) {
      expect(transitionPurchase(purchase(from), to, at)).toEqual({
        ok: true,
        value: { purchase: purchase(to), effects: [{ type: 'grant-sessions', sessions: 12 }] },
      });
    }
  }
  expect(transitionPurchase(purchase('pending', { totalSessionsGranted: null }), 'paid', at)).toMatchObject({
    value: { effects: [{ sessions: 5 }] },
  });
});

it('counts the use of the code together with the grant [PUR-3]', () => {
  const withCode = purchase('pending', { discountCode: 'EID20' });
  expect(transitionPurchase(withCode, 'paid', at)).toMatchObject({
    value: {
      effects: [
        { type: 'grant-sessions' },
        { type: 'count-discount-use', discountCode: 'EID20', discountCodeId: null, at },
      ],
    },
  });
  expect(transitionPurchase(withCode, 'failed', at)).toMatchObject({ value: { effects: [] } });
});

it('keeps a refunded purchase final [PUR-2]', () => {
  for (const to of purchaseStatuses) {
    expect(transitionPurchase(purchase('refunded'), to, at)).toEqual({
      ok: false,
      refusal: { code: 'store/purchase-refunded' },
    });
  }
  expect(en['store/purchase-refunded']).toBe('This purchase has been refunded and its status cannot be changed.');
});

it('lets a paid or completed purchase go to refunded only [PUR-2]', () => {
  for (const from of grantedStatuses) {
    for (const to of purchaseStatuses.filter((each) => each !== 'refunded')) {
      expect(transitionPurchase(purchase(from), to, at)).toEqual({
        ok: false,
        refusal: { code: 'store/only-refund-allowed', params: { from, to } },
      });
    }
  }
  const params = { from: 'completed', to: 'failed' };
  expect(errorText(en, 'store/only-refund-allowed', params)).toBe(
    'Cannot change status from completed to failed. Only refund is allowed.',
  );
  expect(errorText(ar, 'store/only-refund-allowed', params)).toBe(
    'لا تتغير الحالة من «مكتملة» إلى «فاشلة». المسموح هو الاسترداد فقط.',
  );
});

it('marks a refund, and from where and when it came where something had been paid [PUR-4]', () => {
  for (const from of grantedStatuses) {
    expect(transitionPurchase(purchase(from), 'refunded', at)).toEqual({
      ok: true,
      value: { purchase: purchase('refunded', { wasRefunded: true, refundedFrom: from, refundedAt: at }), effects: [] },
    });
  }
  for (const from of ['pending', 'failed'] as const) {
    expect(transitionPurchase(purchase(from), 'refunded', at)).toEqual({
      ok: true,
      value: { purchase: purchase('refunded', { wasRefunded: true }), effects: [] },
    });
  }
});

it('never grants twice, along whatever way a purchase goes [PUR-2]', () => {
  const walk = (from: PurchaseStanding, grants: number, steps: number): void => {
    expect(grants).toBeLessThanOrEqual(1);
    if (steps === 0) return;
    for (const to of purchaseStatuses) {
      const moved = transitionPurchase(from, to, at);
      expect(moved.ok).toBe((nextStatuses[from.status] as readonly string[]).includes(to));
      if (moved.ok) walk(moved.value.purchase, grants + (isGranted(to) ? moved.value.effects.length : 0), steps - 1);
    }
  };
  walk(purchase('pending'), 0, 5);
});
