import { expect, it } from 'vitest';
import { failureReason } from './payment-failure.ts';

it.each([
  ['declined', 'declined'],
  ['expired', 'expired'],
  ['505', 'funds'],
  ['MF004', 'funds'],
  ['ABANDONED', 'cancelled'],
  ['512', 'authentication'],
  ['MF007', 'card'],
])('has words for the failure code %s [PAY-1]', (code, reason) => {
  expect(failureReason(code)).toBe(reason);
});

it('says of a code it does not know that the payment was not completed [PAY-1]', () => {
  expect(failureReason('some-new-code')).toBe('unknown');
});
