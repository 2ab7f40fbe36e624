import { randomIndex } from '../kernel/random.ts';
import type { Random } from '../kernel/random.ts';
import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

/** SESSION-XXXX-XXXX [RDM-1]. */
const prefix = 'SESSION';
// Without signs that look alike on a card or a screen: 0 and O, 1, I and L. Older codes contain them and stay valid.
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groupLength = 4;
/** How often a taken code is redrawn. */
export const maxCodeAttempts = 5;

/** As good as the chance it is given: a code is worth money, so the server's source is a cryptographic one. */
export function newRedeemCode(random: Random): string {
  const group = () =>
    Array.from({ length: groupLength }, () => signs.charAt(randomIndex(random, signs.length))).join('');
  return [prefix, group(), group()].join('-');
}

/** Returns unused codes; `claim` returns which of the given codes were free. Taken codes are redrawn. */
export async function newUniqueRedeemCodes(
  random: Random,
  count: number,
  claim: (codes: readonly string[]) => Promise<readonly string[]>,
): Promise<Result<readonly string[], 'redeem-codes/not-unique'>> {
  const claimed: string[] = [];
  for (let attempt = 0; attempt < maxCodeAttempts; attempt += 1) {
    const drawn = new Set(Array.from({ length: count - claimed.length }, () => newRedeemCode(random)));
    claimed.push(...(await claim([...drawn])));
    if (claimed.length === count) return ok(claimed);
  }
  return refuse('redeem-codes/not-unique');
}

/** Normalizes a typed or pasted code: no spaces or invisible marks, Latin digits, dashes in place. */
export function tidyTypedCode(typed: string): string {
  const tidy = typed
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();
  const [, first, second] = /^SESSION-?([A-Z0-9]{4})-?([A-Z0-9]{4})$/.exec(tidy) ?? [];
  return first === undefined || second === undefined ? tidy : [prefix, first, second].join('-');
}

/** As a typed code is looked up [RDM-2]. */
export function normalizeRedeemCode(typed: string): string {
  return typed.trim().toUpperCase();
}
