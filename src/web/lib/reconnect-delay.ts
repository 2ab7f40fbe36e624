/** CONN-2. */
const firstMs = 1_000;
const maxMs = 10_000;
const factor = 1.5;
/** After this many failed attempts the page polls by ordinary calls and reconnects rarely. */
export const triesBeforePolling = 5;
const slowDelayMs = 30_000;

/**
 * Delay before the next attempt after a number of failed ones. Random jitter of ±50 % spreads the pages that reconnect
 * to a restarted server.
 */
export function reconnectDelayMs(failures: number, random: () => number): number {
  if (failures > triesBeforePolling) return spread(slowDelayMs, random);
  return Math.min(maxMs, spread(firstMs * factor ** (failures - 1), random));
}

function spread(ms: number, random: () => number): number {
  return ms / 2 + random() * ms;
}
