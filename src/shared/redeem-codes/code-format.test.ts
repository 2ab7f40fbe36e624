import { expect, it } from 'vitest';
import { errors as en } from '../i18n/en/errors.ts';
import { seededRandom } from '../kernel/random.ts';
import { mostCodeAttempts, newRedeemCode, newUniqueRedeemCode, normalizeRedeemCode } from './code-format.ts';

it('makes codes of the prefix and two groups of four letters and digits, all of them in use [RDM-1]', () => {
  const random = seededRandom('codes');
  const codes = Array.from({ length: 500 }, () => newRedeemCode(random));
  for (const code of codes) expect(code).toMatch(/^SESSION-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  expect(new Set(codes.join('').replaceAll(/SESSION|-/g, '')).size).toBe(36);
  expect(new Set(codes).size).toBe(500);
  expect(newRedeemCode(() => 0)).toBe('SESSION-AAAA-AAAA');
  expect(newRedeemCode(() => 1 - 2 ** -32)).toBe('SESSION-9999-9999');
});

it('draws a taken code anew, five times, then gives up with its message [RDM-1]', async () => {
  const claims = (takenTimes: number) => {
    let tries = 0;
    return newUniqueRedeemCode(seededRandom('taken'), () => Promise.resolve((tries += 1) > takenTimes));
  };
  expect(mostCodeAttempts).toBe(5);
  expect(await claims(4)).toMatchObject({ ok: true });
  expect(await claims(5)).toEqual({ ok: false, refusal: { code: 'redeem-codes/not-unique' } });
  expect(en['redeem-codes/not-unique']).toBe('Failed to generate unique code.');
});

it('looks a typed code up trimmed and in upper case [RDM-2]', () => {
  expect(normalizeRedeemCode('  session-ab12-cd34\n')).toBe('SESSION-AB12-CD34');
});
