import { expect, it } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const secret = 'a secret for tests only, long enough';

it('opens what it sealed, and shows nothing of it meanwhile', () => {
  const sealed = sealText('مفتاح', secret, 'key');
  expect(openText(sealed, secret, 'key')).toBe('مفتاح');
  expect(sealText('مفتاح', secret, 'key')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('utf8')).not.toContain('مفتاح');
});

it('opens nothing that was changed, cut, or meant for something else', () => {
  const sealed = sealText('text', secret, 'key');
  const [first = ''] = sealed;
  expect(openText((first === 'A' ? 'B' : 'A') + sealed.slice(1), secret, 'key')).toBeNull();
  expect(openText(sealed.slice(0, -2), secret, 'key')).toBeNull();
  expect(openText('', secret, 'key')).toBeNull();
  expect(openText(sealed, secret, 'cookie')).toBeNull();
  expect(openText(sealed, 'another secret, as long as the first one', 'key')).toBeNull();
});
