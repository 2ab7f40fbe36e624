import type { ErrorParams } from '../kernel/result.ts';

/** What a person reads for an error code. */
export type ErrorText = string | ((params: ErrorParams) => string);

/** Texts by code, and two for codes that this version doesn't know. shared/errors.ts checks that none is missing. */
export type ErrorCatalogue = Readonly<Record<string, ErrorText>> &
  Readonly<Record<'system/unexpected' | 'auth/unknown', ErrorText>>;

/** The text of a code in one language; a code from a newer server falls back to the general texts. */
export function errorText(catalogue: ErrorCatalogue, code: string, params: ErrorParams = {}): string {
  const known = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  const text = known ?? catalogue[code.startsWith('auth/') ? 'auth/unknown' : 'system/unexpected'];
  return typeof text === 'string' ? text : text(params);
}
