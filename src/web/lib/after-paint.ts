/** Runs what the user doesn't see once the next frame is painted; at once in a hidden page, which paints none. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
