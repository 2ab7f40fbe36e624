import { describe, expect, it } from 'vitest';
import { ProviderUnavailable } from './payment-provider.ts';
import { dinarsOf, filsOf } from './wire-amount.ts';

describe('an amount of a provider', () => {
  it('goes out and comes back to the fils [PAY-1]', () => {
    for (let fils = 0; fils <= 200_000; fils += 1) {
      const sent = JSON.stringify(dinarsOf(fils));
      if (filsOf(JSON.parse(sent)) !== fils) expect(sent).toBe(`${fils} fils`);
    }
    expect(filsOf(dinarsOf(999_999_999_999))).toBe(999_999_999_999);
  });

  it.each([
    ['1.500', 1500],
    ['1,234.567', 1_234_567],
    ['12,345,678.9', 12_345_678_900],
    [' 6 ', 6000],
    [6, 6000],
    [0.001, 1],
    ['0.000', 0],
  ])('is read from %j as %d fils [PAY-1]', (dinars, fils) => expect(filsOf(dinars)).toBe(fils));

  it.each([
    NaN,
    Infinity,
    -1,
    '-1.000',
    0.0005,
    '1.5000',
    1.2345,
    1e21,
    1e-7,
    '1e3',
    '1.',
    '.5',
    '',
    'KD 1.500',
    '1,5',
    '12,34.000',
    null,
    undefined,
    {},
    [1],
  ])('is not taken as %j [PAY-1]', (dinars) => expect(() => filsOf(dinars)).toThrow(ProviderUnavailable));
});
