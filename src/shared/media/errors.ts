import type { ErrorRow } from '../kernel/error-row.ts';

const invalidInput = { status: 400, severity: 'low', category: 'storage', retryable: false } as const;

/** Why a file isn't taken into the library, or doesn't leave it. */
export const mediaErrors = {
  'media/not-found': { ...invalidInput, status: 404 },
  'media/empty': invalidInput,
  /** Params: most, in bytes. */
  'media/too-large': { ...invalidInput, status: 413 },
  'media/unknown-type': { ...invalidInput, status: 415 },
  /** Params: claimed, a type of schema.ts. */
  'media/not-what-it-says': { ...invalidInput, status: 415 },
  'media/unreadable': invalidInput,
  /** Params: most, in millions of pixels. */
  'media/too-many-pixels': invalidInput,
  'media/svg-refused': invalidInput,
  /** Too many elements, attributes, levels or repeated shapes to be read and drawn. */
  'media/svg-too-complex': invalidInput,
  'media/upload-broken': { ...invalidInput, retryable: true },
  'media/alt-too-long': invalidInput,
  /** Params: count. */
  'media/in-use': { ...invalidInput, status: 409 },
} as const satisfies Record<string, ErrorRow>;
