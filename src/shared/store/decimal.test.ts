import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kwdPlaces, parseDecimal, usdPlaces, writeDecimal } from './decimal.ts';

it.each([
  ['1.5', 1500],
  ['1.005', 1005],
  ['19.99', 19_990],
  ['0.1', 100],
  ['7', 7000],
  [' 2.250 ', 2250],
  ['٣٫٧٥٠', 3750],
  ['0', 0],
  ['8.070', 8070],
])('reads %j to the fils [PKG-1]', (typed, fils) => expect(parseDecimal(typed, kwdPlaces)).toBe(fils));

it.each(['', ' ', '1.5005', '1,5', '-1', '1.', '.5', '1e3', 'دينار', '1.5.0', '9999999999'])(
  'reads no money in %j [PKG-1]',
  (typed) => {
    expect(parseDecimal(typed, kwdPlaces)).toBeNull();
  },
);

it('reads back every sum it wrote, in fils and in cents [PKG-1]', () => {
  expect([writeDecimal(5, kwdPlaces), writeDecimal(499, usdPlaces), writeDecimal(-1250, kwdPlaces)]).toEqual([
    '0.005',
    '4.99',
    '-1.250',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(kwdPlaces, usdPlaces), (amount, places) => {
      expect(parseDecimal(writeDecimal(amount, places), places)).toBe(amount);
    }),
  );
});
