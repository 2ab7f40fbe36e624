/** Whether this person asked for stillness; it holds on a television too. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
