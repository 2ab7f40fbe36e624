// Apart from schema.ts: a phone's page loads no schemas.

/** Of a seat, at most: the server drops more, and the phone rests between two. */
export const reactionsPerSecond = 2;
