import { expect, it } from 'vitest';
import { mailName } from './mail-name.ts';

it.each([
  ['نورة العلي', 'نورة العلي'],
  ["Dana O'Neil-Smith", "Dana O'Neil-Smith"],
  ['Dr. Noura', 'Dr Noura'],
  ['بو فهد 🇰🇼 👩‍👧', 'بو فهد 🇰🇼 👩‍👧'],
  ['لاعب 12', 'لاعب 12'],
])('shows the name %s as %s in a mail', (name, shown) => {
  expect(mailName(name, 'ar')).toBe(shown);
});

it.each([
  'evil.com',
  'https://evil.example/win',
  'www.evil.com',
  'mail me@evil.com',
  'evil。com',
  'evil．com',
  'evil｡com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil․com',
  'a/b//evil',
  'tel:99887766',
  '+965 9988 7766',
  '٩٩٨٨٧٧٦٦',
  'javascript:alert(1)',
  '<a href=x>',
  '[win](evil.com)',
  'موقع.شبكة',
  'xn--e1aybc.com?a=b&c#d',
  'evil .com',
  'evil⒈com',
  'evil\u2060.com',
  '9 9 8 8 7 7 6 6',
])('leaves nothing in the name %s that a mail reader links or calls', (name) => {
  const shown = mailName(name, 'en');
  expect(shown).toMatch(/^[\p{L}\p{M}\p{Nd} '’_-]+$/u);
  expect(shown.replace(/\P{Nd}/gu, '').length).toBeLessThanOrEqual(4);
});

it.each(['...', '://', '99887766', '@'])('says "player" where nothing of the name %s is left', (name) => {
  expect([mailName(name, 'ar'), mailName(name, 'en')]).toEqual(['لاعب', 'Player']);
});
