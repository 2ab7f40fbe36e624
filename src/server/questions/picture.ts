import { maxPictureBytes } from '#shared/questions/media-manifest.ts';

// Anything that could run, load from elsewhere, or embed another document.
const forbidden: readonly RegExp[] = [
  /<(script|foreignObject|iframe|image|style|animate|set|a)\b/i,
  /<!(DOCTYPE|ENTITY)/i,
  /\son[a-z]+\s*=/i,
  /href\s*=\s*["'](?!#)/i,
  /url\(\s*["']?(?!#)/i,
];

/** Why a picture can't be shown, or null. */
export function pictureFault(svg: string): string | null {
  if (!/^<svg\s[^>]*viewBox=/.test(cleanPicture(svg))) return 'is not an SVG with a viewBox';
  if (Buffer.byteLength(svg) > maxPictureBytes) return `is larger than ${maxPictureBytes} bytes`;
  return forbidden.some((pattern) => pattern.test(svg))
    ? 'holds scripts, styles, links or pictures from elsewhere'
    : null;
}

/** The picture without anything that may name what it shows: titles, descriptions, comments, and ids as their author gave them. */
export function cleanPicture(svg: string): string {
  const bare = svg
    .replace(/^\uFEFF?\s*(<\?xml[^>]*\?>)?/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(title|desc|metadata)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/\s(class|aria-[a-z]+|data-[a-z-]+|inkscape:[a-z-]+|sodipodi:[a-z-]+)="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  const used = new Set([...bare.matchAll(/(?:url\(\s*["']?|href\s*=\s*["'])#([^"')\s]+)/g)].map(([, id]) => id ?? ''));
  const names = new Map([...used].map((id, index) => [id, `p${index}`]));
  return bare
    .replace(/\sid="([^"]*)"/g, (_, id: string) => (names.has(id) ? ` id="${names.get(id) ?? ''}"` : ''))
    .replace(
      /((?:url\(\s*["']?|href\s*=\s*["'])#)([^"')\s]+)/g,
      (_, before: string, id: string) => `${before}${names.get(id) ?? id}`,
    );
}
