import { phonePaths } from '../lib/phone-paths.ts';

const digitCount = 6;

/** The digits of a typed text as Latin digits, at most as many as a code has. */
export function codeDigits(typed: string): string {
  return typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\D/g, '')
    .slice(0, digitCount);
}

export function isRoomCode(code: string): boolean {
  return code.length === digitCount && codeDigits(code) === code;
}

/** The code in the page's address; null unless it has six digits. */
export function codeOfAddress(pathname: string): string | null {
  const [, last = ''] = /^\/r\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    const code = codeDigits(decodeURIComponent(last));
    return isRoomCode(code) ? code : null;
  } catch {
    return null;
  }
}

export function addressOf(code: string): string {
  return `${phonePaths.phoneCode.pattern}/${code}`;
}
