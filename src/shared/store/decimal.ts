/** Kuwaiti dinars are written with three decimals, US dollars with two. */
export const kwdPlaces = 3;
export const usdPlaces = 2;

/** Parses typed money to the last fils or cent: "1.5" with three places is 1500. Null if it is no valid amount. */
export function parseDecimal(typed: string, places: number): number | null {
  const latin = typed
    .trim()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace('٫', '.');
  const found = /^(\d{1,9})(?:\.(\d+))?$/.exec(latin);
  if (found === null) return null;
  const [, whole = '', part = ''] = found;
  return part.length > places ? null : Number(whole + part.padEnd(places, '0'));
}

/** The other way round, for a form or a file: 1500 with three places is "1.500". */
export function writeDecimal(amount: number, places: number): string {
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
