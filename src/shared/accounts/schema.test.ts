import { describe, expect, it } from 'vitest';
import { passwordSchema } from './password.ts';
import { displayNameSchema, emailSchema } from './schema.ts';

const messageOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.success ? 'ok' : result.error?.issues[0]?.message;

describe('an e-mail address', () => {
  it.each([
    ['Noura@Example.COM', 'noura@example.com'],
    ['  noura@example.com\n', 'noura@example.com'],
    ['ｎｏｕｒａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'noura@example.com'],
    ['\u212Aarim@example.com', 'karim@example.com'],
    ['\u210Bind@example.com', 'hind@example.com'],
    ['a.b+c@sub.example.co', 'a.b+c@sub.example.co'],
  ])('%j is kept as %j, one spelling for all its looks [AUTH-12]', (typed, kept) => {
    expect(emailSchema.parse(typed)).toBe(kept);
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.co',
    'a@b..co',
    '.a@b.co',
    'а@example.com',
    'a@example.com\u0000',
    `${'a'.repeat(255)}@b.co`,
    'a'.repeat(200_000),
  ])('cannot be typed like this (%#) [AUTH-12]', (typed) => {
    expect(messageOf(emailSchema.safeParse(typed))).toBe('auth/invalid-email');
  });
});

describe('a password', () => {
  it.each([
    ['123456', 'auth/password-too-common'],
    ['tamr-7', 'ok'],
    ['12345', 'auth/weak-password'],
    ['كلمةسر', 'ok'],
    ['password', 'auth/password-too-common'],
    ['😀😀😀😀😀', 'auth/weak-password'],
    ['😀🏮🎲😀🏮🌙', 'ok'],
    ['😀😀😀😀😀😀', 'auth/password-too-common'],
    ['ab-'.repeat(85) + 'c', 'ok'],
    ['😀'.repeat(255) + '🏮', 'ok'],
    ['a'.repeat(257), 'auth/password-too-long'],
    ['a'.repeat(5000), 'auth/password-too-long'],
    ['secret\u0000', 'auth/invalid-password'],
    ['secret\n', 'auth/invalid-password'],
    ['      ', 'auth/password-too-common'],
  ])('case %#: is %2$s [AUTH-12]', (password, expected) => {
    expect(messageOf(passwordSchema.safeParse(password))).toBe(expected);
  });
});

it('takes a name of emoji only: people are known by them at the table, and nothing hides in one', () => {
  for (const name of ['😀', '👨‍👩‍👧‍👦', '🇰🇼', '❤️🔥', '1️⃣']) expect(displayNameSchema.parse(name)).toBe(name);
  // A joiner or a selector alone is no character.
  for (const name of ['\u200d', '\ufe0f', '\u200d\ufe0f'])
    expect(messageOf(displayNameSchema.safeParse(name))).toBe('accounts/invalid-display-name');
});

it('trims a display name and refuses what would turn or empty it', () => {
  expect(displayNameSchema.parse('  أبو خالد ')).toBe('أبو خالد');
  for (const name of ['', ' \t', 'a'.repeat(41), 'a\u202eb', 'a\u0000', '\u2066x']) {
    expect(messageOf(displayNameSchema.safeParse(name))).toBe('accounts/invalid-display-name');
  }
});
