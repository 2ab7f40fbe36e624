import { pathTo } from '../../../lib/paths.ts';

/** The addresses where a phone joins: the one in the QR code, and a short one to type, without the room's code. */
export function phoneAddress(code: string, { origin, host }: Pick<Location, 'origin' | 'host'>) {
  return { scanned: `${origin}${pathTo('phone', { code })}`, typed: `${host}${pathTo('phoneCode')}` };
}
