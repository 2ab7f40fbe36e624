import { expect, it } from 'vitest';
import { allErrors } from '../i18n/all-errors.ts';
import { seededRandom } from '../kernel/random.ts';
import {
  maxCodeAttempts,
  newRedeemCode,
  newUniqueRedeemCodes,
  normalizeRedeemCode,
  tidyTypedCode,
} from './code-format.ts';

const { en } = allErrors;

it('makes codes of the prefix and two groups of four signs, none of which looks like another [RDM-1]', () => {
  const random = seededRandom('codes');
  const codes = Array.from({ length: 500 }, () => newRedeemCode(random));
  for (const code of codes) expect(code).toMatch(/^SESSION-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  expect(new Set(codes.join('').replaceAll(/SESSION|-/g, '')).size).toBe(31);
  expect(new Set(codes).size).toBe(500);
  expect(newRedeemCode(() => 0)).toBe('SESSION-AAAA-AAAA');
  expect(newRedeemCode(() => 1 - 2 ** -32)).toBe('SESSION-9999-9999');
});

it('redraws a taken code up to five times, then fails with its message [RDM-1]', async () => {
  const claims = (takenTimes: number) => {
    let tries = 0;
    return newUniqueRedeemCodes(seededRandom('taken'), 1, (codes) =>
      Promise.resolve((tries += 1) > takenTimes ? codes : []),
    );
  };
  expect(maxCodeAttempts).toBe(5);
  expect(await claims(4)).toMatchObject({ ok: true });
  expect(await claims(5)).toEqual({ ok: false, refusal: { code: 'redeem-codes/not-unique' } });
  expect(en['redeem-codes/not-unique']).toBe('Failed to generate unique code.');
});

it('makes the requested number, and redraws only those that were taken [RDM-1]', async () => {
  const asked: number[] = [];
  const made = await newUniqueRedeemCodes(seededRandom('many'), 100, (codes) => {
    asked.push(codes.length);
    return Promise.resolve(codes.slice(0, 80));
  });
  expect(made.ok && new Set(made.value).size).toBe(100);
  expect(asked).toEqual([100, 20]);
});

it('reads a code as it was meant, however it was typed or pasted [RDM-2]', () => {
  expect(tidyTypedCode(' session – ab12 \u200e- ٠١٢۹\n')).toBe('SESSION-AB12-0129');
  expect(tidyTypedCode('session ab12 cd34')).toBe('SESSION-AB12-CD34');
  expect(tidyTypedCode('eid 2026')).toBe('EID2026');
});

it('still reads older codes, which contain 0, O, 1, I and L [RDM-2]', () => {
  expect(tidyTypedCode('session-0o1i-l0o1')).toBe('SESSION-0O1I-L0O1');
});

it('looks a typed code up trimmed and in upper case [RDM-2]', () => {
  expect(normalizeRedeemCode('  session-ab12-cd34\n')).toBe('SESSION-AB12-CD34');
});
