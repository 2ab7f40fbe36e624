/** The eight digits of a number in Kuwait; null for any other, which providers would refuse. */
export function kuwaitiDigits(phone: string | null): string | null {
  return /^(?:\+|00)965(\d{8})$/.exec(phone?.replaceAll(/[\s-]/g, '') ?? '')?.[1] ?? null;
}
