import { expect, it } from 'vitest';
import { characterCount, normalizeText, hasInvisibleSigns } from './text.ts';

it.each([
  ['أَحمَد', 'احمد'],
  ['إِسلام', 'اسلام'],
  ['مدرسـة', 'مدرسه'],
  ['مستشفى', 'مستشفي'],
  ['سؤال؟', 'سوال'],
  ['١٩٨٥', '1985'],
  ['Pelé', 'pele'],
  ['  The   Pacific! ', 'the pacific'],
  ['ڤيتامين', 'فيتامين'],
])('normalizes %s', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});

it('keeps different words apart', () => {
  expect(normalizeText('جبل')).not.toBe(normalizeText('جمل'));
});

it.each([
  ['سلام', 4],
  ['سَلَام', 4],
  ['👨‍👩‍👧‍👦', 1],
  ['', 0],
])('counts %s as a person does', (text, count) => {
  expect(characterCount(text, 100)).toBe(count);
});

it('counts no further than it has to', () => {
  expect(characterCount('سلام', 3)).toBe(3);
  expect(characterCount('سلام', 0)).toBe(0);
});

it('finds the signs that turn or hide text', () => {
  expect(['a\u202eb', 'a\u0000', '\u200bx', 'a\ud83e', '\udd85a'].every(hasInvisibleSigns)).toBe(true);
  expect(hasInvisibleSigns('الصقور 🦅')).toBe(false);
});
