import { randomIndex } from '../kernel/random.ts';
import type { Random } from '../kernel/random.ts';
import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

/** SESSION-XXXX-XXXX (product.md §9). */
const prefix = 'SESSION';
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const groupLength = 4;
/** How often a code is drawn anew where it is taken. */
export const mostCodeAttempts = 5;

/** As good as the chance it is given: a code is worth money, so the server's source is a cryptographic one. */
export function newRedeemCode(random: Random): string {
  const group = () => Array.from({ length: groupLength }, () => signs.charAt(randomIndex(random, signs.length))).join('');
  return [prefix, group(), group()].join('-');
}

/** A code that nobody has yet; `claim` answers whether it could be taken. */
export async function newUniqueRedeemCode(
  random: Random, claim: (code: string) => Promise<boolean>,
): Promise<Result<string, 'redeem-codes/not-unique'>> {
  for (let attempt = 0; attempt < mostCodeAttempts; attempt += 1) {
    const code = newRedeemCode(random);
    if (await claim(code)) return ok(code);
  }
  return refuse('redeem-codes/not-unique');
}

/** As a typed code is looked up (product.md §5). */
export function normalizeRedeemCode(typed: string): string {
  return typed.trim().toUpperCase();
}
