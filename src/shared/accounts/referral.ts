import { z } from 'zod';
import type { Random } from '../kernel/random.ts';
import { randomIndex } from '../kernel/random.ts';

/** Sessions each side gets once the invited account has verified its address. */
export const usualReferralReward: ReferralReward = { inviter: 1, invited: 1 };

export interface ReferralReward {
  readonly inviter: number;
  readonly invited: number;
}

// Nothing that is mistaken for another when read aloud or from a screen: no 0 O, 1 I L, 2 Z, 5 S, 8 B.
const signs = 'ACDEFGHJKMNPQRTUVWXY34679';
const length = 6;

export function newReferralCode(random: Random): string {
  return Array.from({ length }, () => signs.charAt(randomIndex(random, signs.length))).join('');
}

/** One spelling for every way of typing a code. */
export function normalizeReferralCode(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/** A code as typed. The normalized text may be empty. */
export const referralCodeSchema = z.string().trim().max(32);
