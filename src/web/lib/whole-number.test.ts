import { expect, it } from 'vitest';
import { readWholeNumber } from './whole-number.ts';

it.each([
  ['600', 600],
  ['٦٠٠', 600],
  [' 1,200 ', 1200],
  ['١٬٢٠٠', 1200],
  ['-5', -5],
  ['−5', -5],
  ['6.5', null],
  ['1,5', null],
  ['1 0', null],
  ['', null],
  ['ستة', null],
  ['99999999999999', null],
])('reads %j as %s', (typed, number) => {
  expect(readWholeNumber(typed)).toBe(number);
});
