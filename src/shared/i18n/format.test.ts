import { expect, it } from 'vitest';
import { formatBytes } from './format.ts';

it.each([
  [0, '0 Bytes', '0 بايت'],
  [1023, '1,023 Bytes', '1,023 بايت'],
  [1024, '1 KB', '1 كيلوبايت'],
  [1536, '1.5 KB', '1.5 كيلوبايت'],
  [1_234_567, '1.18 MB', '1.18 ميغابايت'],
  [5 * 1024 ** 3, '5 GB', '5 غيغابايت'],
  [3 * 1024 ** 5, '3 PB', '3 بيتابايت'],
  [2048 * 1024 ** 5, '2,048 PB', '2,048 بيتابايت'],
])('writes %s bytes by 1024, with two decimals at most', (bytes, en, ar) => {
  expect(formatBytes(bytes, 'en')).toBe(en);
  expect(formatBytes(bytes, 'ar')).toBe(ar);
});
