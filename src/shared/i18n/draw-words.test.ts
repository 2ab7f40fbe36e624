import { expect, it } from 'vitest';
import { nthDrawAr } from './ar/draw-words.ts';
import { nthDrawEn } from './en/draw-words.ts';

it('says which draw it is: in words up to the tenth, and by its number after that [DRAW-5]', () => {
  expect([1, 2, 3, 10, 11, 102].map(nthDrawAr)).toEqual([
    'القرعة الأولى',
    'القرعة الثانية',
    'القرعة الثالثة',
    'القرعة العاشرة',
    'القرعة رقم 11',
    'القرعة رقم 102',
  ]);
  expect([1, 2, 3, 4, 11, 12, 21, 102].map(nthDrawEn)).toEqual([
    '1st draw',
    '2nd draw',
    '3rd draw',
    '4th draw',
    '11th draw',
    '12th draw',
    '21st draw',
    '102nd draw',
  ]);
});
