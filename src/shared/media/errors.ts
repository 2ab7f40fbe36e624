import type { ErrorRow } from '../kernel/error-row.ts';

const refusedInput = { status: 400, severity: 'low', category: 'storage', retryable: false } as const;

/** Why a file isn't taken into the library, or doesn't leave it. */
export const mediaErrors = {
  'media/not-found': { ...refusedInput, status: 404 },
  'media/empty': refusedInput,
  /** Params: most, in bytes. */
  'media/too-large': { ...refusedInput, status: 413 },
  'media/unknown-type': { ...refusedInput, status: 415 },
  /** Params: claimed, a type of schema.ts. */
  'media/not-what-it-says': { ...refusedInput, status: 415 },
  'media/unreadable': refusedInput,
  /** Params: most, in millions of pixels. */
  'media/too-many-pixels': refusedInput,
  'media/svg-refused': refusedInput,
  /** Too many elements, attributes, levels or repeated shapes to be read and drawn. */
  'media/svg-too-complex': refusedInput,
  'media/upload-broken': { ...refusedInput, retryable: true },
  'media/alt-too-long': refusedInput,
  /** Params: count. */
  'media/in-use': { ...refusedInput, status: 409 },
} as const satisfies Record<string, ErrorRow>;
