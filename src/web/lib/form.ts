import {
  get,
  set,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormSetError,
} from 'react-hook-form';
import { z } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { ApiError } from './api-client.ts';

/** Returns the error code of a field by its path, which can point into a list; undefined without an error. */
export function faultOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  path: FieldPath<Values> | 'root',
): string | undefined {
  const found: unknown = get(errors, `${path}.message`);
  return typeof found === 'string' ? found : undefined;
}

/** Checks a form by a shared schema. The message of each field is an error code, put into words by the page. */
export function formResolver<Values extends FieldValues, Output>(
  schema: Schema<Output, Values>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const parsed = z.safeParse(schema, values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const issue of parsed.error.issues) {
      const path = issue.path.length === 0 ? 'root' : issue.path.join('.');
      if (get(errors, path) === undefined) set(errors, path, { type: 'validate', message: issue.message });
    }
    return { values: {}, errors };
  };
}

/** The field of each code; other codes appear above the form. */
export type FieldOfCode<Values extends FieldValues> = Readonly<Partial<Record<ErrorCode, FieldPath<Values>>>>;

/** Assigns the server's errors to their fields, and focuses the first one. */
export function showServerError<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fieldOfCode: FieldOfCode<Values>,
  fieldNames: readonly FieldPath<Values>[],
): void {
  const code = error instanceof ApiError ? error.code : 'system/unexpected';
  let isPlaced = false;
  for (const name of fieldNames) {
    const fieldCode = error instanceof ApiError ? error.fields[name] : undefined;
    const own = fieldCode ?? (fieldOfCode[code] === name ? code : undefined);
    if (own === undefined) continue;
    setError(name, { type: 'server', message: own }, { shouldFocus: !isPlaced });
    isPlaced = true;
  }
  if (!isPlaced) setError('root', { type: 'server', message: code });
}
