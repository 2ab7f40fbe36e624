import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'password',
  'PassWord',
  'Password1',
  'qwerty123',
  '1q2w3e4r',
  'iloveyou',
  'حبيبي',
  'كلمة السر'.replace(' ', ''),
  'مُحَمَّد123',
  '111111',
  'aaaaaaaa',
  'سسسسسس',
  '😀😀😀😀😀😀',
  '      ',
  '123123',
  'abcabcabc',
  '٧٧٧٧٧٧',
  '123456',
  '0123456789',
  '١٢٣٤٥٦',
  '987654',
  'abcdef',
  'fedcba',
  'qwertyuiop',
  'lkjhgf',
  'ضصثقفغ',
  'شسيبلا',
  'ابتثجح',
  'أبجدهوز',
  'siraj123',
  'SIRAJ!',
  '2026سراج',
  'سِراج٢٠٢٦',
  '--siraj--',
])('refuses %j, which is tried first [AUTH-12]', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'seven-lanterns',
  'secret-1',
  'diwaniya-2026',
  'كلمة-جديدة-1',
  'سراج البيت القديم',
  'siraj-of-the-house',
  '159-grapes',
  'ab12cd34',
])('takes %j [AUTH-12]', (password) => {
  expect(isCommonPassword(password, 'noura@example.com')).toBe(false);
});

it.each(['noura.s', 'Noura.S', 'nouras1995', 'noura.s@example.com', '123-Noura-S'])(
  'refuses %j, which is the name of the address [AUTH-12]',
  (password) => {
    expect(isCommonPassword(password, 'noura.s@example.com')).toBe(true);
    expect(isCommonPassword(password, 'badria@example.com')).toBe(false);
  },
);

it('makes nothing of an address whose name says too little [AUTH-12]', () => {
  expect(isCommonPassword('a-7391-b', 'ab@example.com')).toBe(false);
  expect(isCommonPassword('73915846', '1@example.com')).toBe(false);
});
