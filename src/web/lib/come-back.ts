/** CONN-2. */
const firstMs = 1_000;
const maxMs = 10_000;
const factor = 1.5;
/** So many tries without an answer, and the page asks by ordinary calls; it only looks now and then after that. */
export const triesBeforePolling = 5;
const lookAgainMs = 30_000;

/**
 * How long to wait before the next try after so many failed ones: from half of its time to one and a half, each page
 * by its own chance, so that a server that comes back isn't met by everybody at once.
 */
export function comeBackMs(failures: number, random: () => number): number {
  if (failures > triesBeforePolling) return spread(lookAgainMs, random);
  return Math.min(maxMs, spread(firstMs * factor ** (failures - 1), random));
}

function spread(ms: number, random: () => number): number {
  return ms / 2 + random() * ms;
}
