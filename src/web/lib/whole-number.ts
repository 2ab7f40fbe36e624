/** A whole number as typed: Arabic digits too, and separators between thousands only. Null if invalid. */
export function readWholeNumber(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace('−', '-');
  return /^-?(\d{1,13}|\d{1,3}([\s,٬]\d{3}){1,3})$/.test(plain) ? Number(plain.replace(/[\s,٬]/g, '')) : null;
}
