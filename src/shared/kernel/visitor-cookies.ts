/** Cookies that scripts of the page may read. They say how to show a page, and grant nothing. */

/** `1` beside a session cookie, which scripts can't read: without it a page doesn't ask who is signed in. */
export const signedInCookieName = 'siraj_signed_in';
/** The language that the visitor chose, so that the server answers the page in it. */
export const languageCookieName = 'siraj_language';

/** The value of a cookie in `document.cookie` or a Cookie header; null if there is none. */
export function cookieValue(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value ?? '';
  }
  return null;
}
