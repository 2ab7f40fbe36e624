import { maxNumber } from '#shared/games/commands.ts';

/** A whole number as typed: Arabic digits, spaces and thousands separators too. Null if invalid. */
export function readWholeNumber(text: string): number | null {
  const plain = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\s,٬]/g, '')
    .replace('−', '-');
  const number = /^-?\d{1,13}$/.test(plain) ? Number(plain) : null;
  return number === null || Math.abs(number) > maxNumber ? null : number;
}
