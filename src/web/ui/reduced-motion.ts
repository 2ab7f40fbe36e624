/** Whether the user prefers reduced motion; it applies to a television too. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
