import { ProviderUnavailable } from './payment-provider.ts';

const shape = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,3}))?$/;

/** Fils as providers write dinars: exact, since the nearest double prints as these three decimals. */
export function dinarsOf(fils: number): number {
  return fils / 1000;
}

/** Dinars as they come, a number or text with thousands set off, in fils. Read as text, so that nothing is rounded. */
export function filsOf(dinars: unknown): number {
  const text = typeof dinars === 'number' ? String(dinars) : typeof dinars === 'string' ? dinars.trim() : '';
  const [, whole, fraction = ''] = shape.exec(text) ?? [];
  if (whole === undefined) throw new ProviderUnavailable('the amount of the provider is unreadable');
  return Number(whole.replaceAll(',', '')) * 1000 + Number(fraction.padEnd(3, '0'));
}
