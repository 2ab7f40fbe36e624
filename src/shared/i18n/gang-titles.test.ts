import { expect, it } from 'vitest';
import { gangs as ar } from './ar/gangs.ts';
import { gangs as en } from './en/gangs.ts';

it.each([
  ['كرة القدم', 'سلطان كرة القدم', 'Football', 'Sultan of Football'],
  ['جغرافيا', 'سلطان الجغرافيا', 'Geography', 'Sultan of Geography'],
  ['من أنا؟', 'سلطان «من أنا؟»', 'Who am I?', 'Sultan of “Who am I?”'],
  ['قصص الأنبياء', 'فارس «قصص الأنبياء»', 'Stories of the prophets', 'Champion of “Stories of the prophets”'],
])('names the title of a category so that it reads as one: %s [GANG-7]', (arabic, titleAr, english, titleEn) => {
  expect(ar.titles.sultan(arabic)).toBe(titleAr);
  expect(en.titles.sultan(english)).toBe(titleEn);
});

it('counts how often a title was taken [GANG-7]', () => {
  expect([0, 1, 2, 3, 11].map(ar.titles.history)).toEqual([
    'لم يُخطف بعد',
    'خُطف مرة واحدة',
    'خُطف مرتين',
    'خُطف 3 مرات',
    'خُطف 11 مرة',
  ]);
  expect([0, 1, 2].map(en.titles.history)).toEqual(['Never taken yet', 'Taken once', 'Taken 2 times']);
});
