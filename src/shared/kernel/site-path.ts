// Segments that a browser resolves away, and with them the start of the path: `/.//elsewhere` becomes `//elsewhere`.
const vanishing = /\/(?:\.|%2e){0,2}\//i;

/** True for a path of this site with its query, and for nothing that could lead to another site. */
export function isSitePath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.length > 1000) return false;
  if (/[\p{Cc}\p{Surrogate}\\]/u.test(path)) return false;
  const [beforeQuery = ''] = path.split(/[?#]/);
  return !vanishing.test(beforeQuery);
}
