import { expect, it } from 'vitest';
import { acceptedLanguage } from './language.ts';

it.each([
  [undefined, null],
  ['', null],
  ['fr', null],
  ['*', null],
  ['ar', 'ar'],
  ['ar-KW', 'ar'],
  ['AR-kw', 'ar'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr, en;q=0.7, ar;q=0.9', 'ar'],
  ['en;q=0.2, ar;q=0.1', 'en'],
  ['ar;q=0, en;q=0.1', 'en'],
  ['arc', null],
  ['ar;q=x', 'ar'],
])('reads Accept-Language %j as %j', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
