import { expect, it } from 'vitest';
import { comparableFunOf, funOf, isRightValue, ratedText, ratingSchema } from './ratings.ts';
import type { Question } from './schema.ts';

const question: Question = {
  id: 'food-001',
  kind: 'text',
  value: 200,
  band: 'everyone',
  text: { ar: 'سؤال؟', en: 'Question?' },
  answer: { ar: 'جواب', en: 'Answer' },
  wrong: [
    { ar: 'أ', en: 'A' },
    { ar: 'ب', en: 'B' },
    { ar: 'ج', en: 'C' },
  ],
  explanation: { ar: 'شرح', en: 'Explanation' },
};
const rating = { id: 'food-001', of: '0123456789ab', fun: [3, 4], value: [200, 400], on: '2026-11-23' };

it('takes a question’s fun as the mean of its two judges', () => {
  expect(funOf(ratingSchema.parse(rating))).toBe(3.5);
});

it.each([
  [[3, 4], undefined, 3.5],
  [[3, 4], [-0.5, -0.5], 4],
  [[3, 4], [0.5, 0], 3.25],
  [[5, 5], [-1, -1], 5],
] as const)('compares judges by the anchors: %j, off by %j, is %d', (fun, off, expected) => {
  expect(comparableFunOf(ratingSchema.parse({ ...rating, fun, off }))).toBe(expected);
});

it('calls a value wrong only if neither judge would give it', () => {
  const parsed = ratingSchema.parse(rating);
  expect([200, 400, 600].map((value) => isRightValue(parsed, value as 200 | 400 | 600))).toEqual([true, true, false]);
});

it.each([
  { ...rating, fun: [0, 3] },
  { ...rating, fun: [3] },
  { ...rating, value: [300, 200] },
  { ...rating, on: 'today' },
])('refuses a rating outside the rubric: %o', (wrong) => {
  expect(ratingSchema.safeParse(wrong).success).toBe(false);
});

it('keeps a rating when the value, the band or the source changes, and drops it with the words', () => {
  expect(ratedText({ ...question, value: 600, band: 'family', source: 'a book' })).toBe(ratedText(question));
  expect(ratedText({ ...question, optionsShown: true })).toBe(ratedText(question));
  expect(ratedText({ ...question, explanation: { ar: 'شرح آخر', en: 'Another' } })).not.toBe(ratedText(question));
});
