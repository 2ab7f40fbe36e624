import { expect, it } from 'vitest';
import { allErrors } from '../i18n/all-errors.ts';
import { errorText } from '../i18n/error-text.ts';
import { grantedStatuses, purchaseStatuses, refusalOfMove } from './purchase.ts';

const { ar, en } = allErrors;

it('says that a refunded purchase is final [PUR-2]', () => {
  for (const to of purchaseStatuses) expect(refusalOfMove('refunded', to)).toEqual({ code: 'store/purchase-refunded' });
  expect(en['store/purchase-refunded']).toBe('This purchase has been refunded and its status cannot be changed.');
});

it('says that a paid or completed purchase goes to refunded only [PUR-2]', () => {
  for (const from of grantedStatuses)
    expect(refusalOfMove(from, 'failed')).toEqual({
      code: 'store/only-refund-allowed',
      params: { from, to: 'failed' },
    });
  const params = { from: 'completed', to: 'failed' };
  expect(errorText(en, 'store/only-refund-allowed', params)).toBe(
    'Cannot change status from completed to failed. Only refund is allowed.',
  );
  expect(errorText(ar, 'store/only-refund-allowed', params)).toBe(
    'لا تتغير الحالة من «مكتملة» إلى «فاشلة». المسموح هو الاسترداد فقط.',
  );
});
