import { expect, it } from 'vitest';
import { padText, seal, unseal } from './seal.ts';

const key = '0f'.repeat(32);

it('opens text sealed under the same key and name, and nothing else', () => {
  const sealed = seal('الرياض', key, 'capitals-001/answer');
  expect(unseal(sealed, key, 'capitals-001/answer')).toBe('الرياض');
  expect(() => expect(unseal(sealed, key, 'capitals-002/answer')).toBe('الرياض')).toThrow();
});

it('is as long for a short right option beside long wrong ones as for a long right one [GAME-1]', () => {
  const [short, long] = [
    '{"ar":"قطر","en":"Qatar"}',
    `{"ar":"${'الإمارات العربية المتحدة '.repeat(4)}","en":"The UAE"}`,
  ] as const;
  const lengthOf = (right: string, wrong: string) => seal(padText(right, [wrong]), key, 'x').length;
  expect(lengthOf(short, long)).toBe(lengthOf(long, short));
  expect(JSON.parse(padText(short, [long]))).toEqual({ ar: 'قطر', en: 'Qatar' });
  expect(Number(padText('1950'))).toBe(1950);
});
