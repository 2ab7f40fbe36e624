import { errorRows } from '#shared/errors.ts';
import type { ErrorCode, ErrorTexts } from '#shared/errors.ts';
import { allErrors } from '#shared/i18n/all-errors.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { ErrorRow } from '#shared/kernel/error-row.ts';
import type { ErrorParams } from '#shared/kernel/result.ts';
import type { Language } from '#shared/kernel/text.ts';
import { AppError } from '../app-error.ts';

const catalogues: Readonly<Record<Language, ErrorTexts>> = allErrors;

/** The body of every error answer (docs/product.md, "Calls from outside"). */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly params?: ErrorParams;
    readonly fields?: Readonly<Record<string, string>>;
    readonly retryAfter?: number;
    readonly requestId: string;
  };
}

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  // A file that found no room on the disk.
  ENOSPC: 'system/storage-full',
  EDQUOT: 'system/storage-full',
  FST_ERR_CTP_BODY_TOO_LARGE: 'system/body-too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'system/malformed-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'system/malformed-body',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'system/unsupported-media-type',
  FST_ERR_BAD_URL: 'system/not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'system/not-found',
};

/** Converts a thrown value to an error with a code. An unexpected one becomes `system/unexpected`, without details. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const code =
    thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string'
      ? frameworkCodes[thrown.code]
      : undefined;
  return new AppError(code ?? 'system/unexpected', { cause: thrown });
}

export function errorRow(code: ErrorCode): ErrorRow {
  return errorRows[code];
}

export function errorBody(error: AppError, language: Language, requestId: string): ErrorBody {
  const { params, fields, retryAfterSeconds } = error.details;
  return {
    error: {
      code: error.code,
      message: messageOf(error.code, language, params),
      ...(params === undefined ? {} : { params }),
      ...(fields === undefined ? {} : { fields }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfter: retryAfterSeconds }),
      requestId,
    },
  };
}

/** The message of a code, for a successful answer that reports an error. */
export function messageOf(code: ErrorCode, language: Language, params?: ErrorParams): string {
  return errorText(catalogues[language], code, params);
}
