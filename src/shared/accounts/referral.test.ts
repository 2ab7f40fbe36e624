import { expect, it } from 'vitest';
import { seededRandom } from '../kernel/random.ts';
import { normalizeReferralCode, newReferralCode } from './referral.ts';

it('makes short codes without easily confused characters [REF-1]', () => {
  const random = seededRandom('codes');
  const codes = Array.from({ length: 2000 }, () => newReferralCode(random));
  for (const code of codes) expect(code).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(1990);
});

it('reads a code however it was typed [REF-1]', () => {
  for (const typed of ['acd-346', ' ACD346 ', 'ＡＣＤ３４６', 'a c d 3 4 6'])
    expect(normalizeReferralCode(typed)).toBe('ACD346');
});
