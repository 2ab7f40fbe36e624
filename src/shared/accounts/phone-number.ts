import { z } from 'zod';

/** Kuwait's, for a number typed as one types it at home. */
const homeCode = '965';
const localLength = 8;
const plausible = /^\+[1-9]\d{7,14}$/;
const plausibleAtHome = new RegExp(`^\\+${homeCode}[1-9]\\d{${localLength - 1}}$`);

/** A phone number in E.164. Doesn't prove that the number exists. */
export const phoneNumberSchema = z
  .string({ error: 'accounts/invalid-phone-number' })
  .max(60, { abort: true, error: 'accounts/invalid-phone-number' })
  .overwrite(oneSpelling)
  .refine((number) => plausible.test(number) && (!number.startsWith(`+${homeCode}`) || plausibleAtHome.test(number)), {
    error: 'accounts/invalid-phone-number',
  });

function oneSpelling(typed: string): string {
  const number = typed
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    // Separators between digits, and direction marks of numbers pasted into Arabic text.
    .replace(/[\s().\-/\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^00/, '+');
  if (/^\d+$/.test(number) && number.length === localLength) return `+${homeCode}${number}`;
  if (/^\d+$/.test(number) && number.startsWith(homeCode) && number.length === homeCode.length + localLength)
    return `+${number}`;
  return number;
}
