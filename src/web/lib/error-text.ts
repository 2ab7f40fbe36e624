import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { ApiError } from './api-client.ts';
import { useText } from './language.ts';

/** The message of any thrown error: by its code, in the current language. */
export function textOfError(text: Catalogue, error: unknown): string {
  return error instanceof ApiError
    ? errorText(text.errors, error.code, error.params)
    : errorText(text.errors, 'system/unexpected');
}

export function useErrorText(): (error: unknown) => string {
  const text = useText();
  return (error) => textOfError(text, error);
}

/** For forms, whose fields carry codes, some of them the form's own; nothing for no code. */
export function useCodeText(
  own: Readonly<Record<string, string>> = {},
): (code: string | undefined) => string | undefined {
  const text = useText();
  return (code) => {
    if (code === undefined) return undefined;
    return own[code] ?? (code === 'required' ? text.shell.required : errorText(text.errors, code));
  };
}
