import { expect, it } from 'vitest';
import { areDeviceKeys, isPushKey } from './push-key.ts';

const whole = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

it('knows a whole push key, with or without its padding [NOTE-2]', () => {
  expect([whole, `${whole}=`].map(isPushKey)).toEqual([true, true]);
});

it.each([
  ['nothing', ''],
  ['a private key', 'a'.repeat(43)],
  ['one of 79 characters', whole.slice(0, 79)],
  ['one of 80, cut off', whole.slice(0, 80)],
  ['a compressed point', `A${whole.slice(1)}`],
  ['a byte other than 0x04', `BQ${whole.slice(2)}`],
  ['what follows it', `${whole}AA`],
  ['other signs', `${whole.slice(0, 86)}+`],
])('takes %s for incomplete or malformed [NOTE-2]', (_, key) => {
  expect(isPushKey(key)).toBe(false);
});

it('checks the keys of a browser by their lengths [NOTE-3]', () => {
  const auth = 'a'.repeat(22);
  expect(areDeviceKeys({ p256dh: whole, auth })).toBe(true);
  expect(areDeviceKeys({ p256dh: whole, auth: `${auth}==` })).toBe(true);
  expect(areDeviceKeys({ p256dh: whole, auth: auth.slice(1) })).toBe(false);
  expect(areDeviceKeys({ p256dh: auth, auth })).toBe(false);
});
