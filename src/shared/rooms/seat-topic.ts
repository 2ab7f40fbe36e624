// Not in schema.ts, so that a phone's page doesn't load zod.

export const maxSeatNameLength = 16;
/** How often a phone reports that it is there. */
export const hereEveryMs = 5000;
/** How long after its removal the host may bring a seat back. */
export const seatReturnsWithinMs = 30_000;

/** The live topic of a phone's seat. It contains the token: never log it. */
export function seatTopicOf(gameId: string, token: string): string {
  return `seats/${gameId}/${token}`;
}
