import { expect, it } from 'vitest';
import { readMessage } from './wrapper-messages.ts';

it.each([
  ['USER_CANCELLED', { code: 'USER_CANCELLED', message: null, isCancelled: false }],
  [
    { code: 2, message: 'store' },
    { code: '2', message: 'store', isCancelled: false },
  ],
  [
    { code: '1', type: 'USER_CANCELLED', userCancelled: true },
    { code: 'USER_CANCELLED', message: null, isCancelled: true },
  ],
  [{}, { code: null, message: null, isCancelled: false }],
])('reads %j as one kind of error [PAY-4]', (error, read) => {
  expect(readMessage({ type: 'purchase_error', customPurchaseId: 'p-1', error })).toMatchObject({
    customPurchaseId: 'p-1',
    error: read,
  });
});

it('accepts a purchase without an id, so that its result can be shown [PAY-4]', () => {
  for (const said of [{}, { customPurchaseId: '' }, { customPurchaseId: 7 }]) {
    expect(readMessage({ type: 'purchase_success', ...said })).toMatchObject({
      type: 'purchase_success',
      customPurchaseId: null,
    });
  }
});
