import { expect, it } from 'vitest';
import { phoneTexts } from './ar/areas/phone.ts';
import { ar } from './ar/index.ts';
import { staff } from './ar/staff/index.ts';

type Counting = (count: number) => string;

/** The texts of a catalogue that take one count, by their path. */
function countsIn(value: unknown, path = ''): [string, Counting][] {
  if (typeof value === 'function' && /^\(?count\)?\s*=>/.test(String(value))) return [[path, value as Counting]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => countsIn(inner, `${path}.${name}`));
}

const counts = [...countsIn(ar), ...countsIn(staff), ...countsIn(phoneTexts)];

it('gives no counted noun one form for 3 and for 11', () => {
  expect(counts.length).toBeGreaterThan(60);
  // «آخر 3 فقط» and «3 من 9» count no noun.
  const isNoun = /3 (?!فقط|من )\p{Script=Arabic}/u;
  const oneForm = counts.filter(([, text]) => isNoun.test(text(3)) && text(3).replace('3', '11') === text(11));
  expect(oneForm.map(([path, text]) => `${path}: ${text(3)}`)).toEqual([]);
});

it.each([
  [2, 'العب يومين متتاليين'],
  [3, 'العب 3 أيام متتالية'],
  [11, 'العب 11 يومًا متتاليًا'],
  [100, 'العب 100 يوم متتالٍ'],
])('counts %d days in a row in their right form', (count, text) => {
  expect(ar.achievements.conditions.bestDayStreak(count)).toBe(text);
});
